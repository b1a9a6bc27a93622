/** What every part that asks questions agrees on. */

/** Modules that ask questions; a call that serves all of them is open while any is on. */
export const formModules = ['surveys', 'evaluations', 'solicitud', 'programs'] as const;
