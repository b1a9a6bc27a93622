/** Whether the user can recognise now: used by the rail, the bottom bar and the command field. */
import { judge, type GuardFacts } from './guard.ts';

/** Allowed, and the recognitions module is on. */
export const mayRecognise = (facts: GuardFacts): boolean =>
  judge({ permission: 'recognition.send', modules: ['recognitions'] }, facts) === 'screen';
