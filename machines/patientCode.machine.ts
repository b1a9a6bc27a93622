/** The patientCode machine: a code is asked for, shown until shortly before its end, and forgotten at its end (ours). */
import { factsOf } from './actorHelpers.ts';
import { patientCodeSetup, type OfRefusal, type OfShown, type ShownCode } from './patientCode.setup.ts';

const given = ({ event }: { readonly event: { readonly output: ShownCode } }): OfShown => ({
  shown: event.output,
});
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});
const show = { type: 'show', params: given } as const;

/** Actor `ask`: `src/wellbeing/code/patientCode.actors.ts`. */
export const patientCodeMachine = patientCodeSetup.createMachine({
  id: 'patientCode',
  context: { shown: null, error: null },
  initial: 'none',
  states: {
    none: { on: { 'ask.pressed': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isNear', params: given }, target: 'aboutToEnd', actions: show },
          { target: 'shown', actions: show },
        ],
        onError: { target: 'unavailable', actions: { type: 'noteError', params: raised } },
      },
    },
    shown: { tags: 'shows', after: { untilNear: 'aboutToEnd' } },
    aboutToEnd: { tags: 'shows', after: { untilEnd: 'ended' } },
    ended: { entry: 'drop', on: { 'ask.pressed': 'asking' } },
    unavailable: {
      exit: 'dropError',
      // After too many codes only time helps.
      after: { wait: { guard: 'isTooMany', target: 'none' } },
      on: { 'ask.pressed': { guard: 'mayAsk', target: 'asking' } },
    },
  },
});
