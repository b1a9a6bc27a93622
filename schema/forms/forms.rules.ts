/** What every part that asks questions agrees on. */

/** Modules that ask questions; a call that serves all of them is open while any is on. */
export const formModules = ['surveys', 'evaluations', 'solicitud', 'programs'] as const;
/** Those, and what asks only hosted forms. */
export const hostedFormModules = [...formModules, 'benef_corp'] as const;
