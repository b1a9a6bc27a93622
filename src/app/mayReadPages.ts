/**
 * Whether the user can read the organisation's pages now: used by the rail, the "Me" sheet and the command
 * field.
 */
import { judge, type GuardFacts } from './guard.ts';

/** Allowed, and the module is on. */
export const mayReadPages = (facts: GuardFacts): boolean =>
  judge({ permission: 'pages.see', modules: ['organization_info'] }, facts) === 'screen';
