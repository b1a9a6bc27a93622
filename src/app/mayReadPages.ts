/** Whether the person can read the organisation's pages now: asked by the rail, the "Me" sheet and the command field. */
import { judge, type GuardFacts } from './guard.ts';

/** Allowed, and their module is on. */
export const mayReadPages = (facts: GuardFacts): boolean =>
  judge({ permission: 'pages.see', modules: ['organization_info'] }, facts) === 'screen';
