/**
 * Records the last steps of the page's state machines for failure reports: names and states only, never contexts
 * or event payloads.
 */
import { isMachineSnapshot, type AnyStateMachine, type InspectionEvent, type StateValue } from 'xstate';
import { silentPages } from '#schema/limits.pages.ts';

/** One step of one machine. `error` comes from the event; a report contains only its code. */
export type HeardStep = [
  machine: string,
  /** Session id of the actor: two actors of the same machine can run at once. */
  actor: string,
  event: string,
  before: StateValue | undefined,
  after: StateValue,
  error: unknown,
  /** Milliseconds since page start. */
  at: number,
  /** Number of consecutive repetitions without a state change: an upload reports its progress hundreds of times. */
  times: number,
];

/** The latest steps of all machines, oldest first. */
export const heardSteps: HeardStep[] = [];

/** Maximum number of recorded steps. */
export const maxSteps = 200;

const stood = new WeakMap<object, StateValue>();

/** The `inspect` option of every `createActor` of a machine; only observes, and nothing at all on silent pages. */
export function inspect(seen: InspectionEvent): void {
  if (
    seen.type !== '@xstate.snapshot' ||
    (typeof location === 'object' && silentPages.test(location.pathname))
  )
    return;
  const { actorRef, event, snapshot } = seen;
  // Promise actors also send events, but are not machines.
  if (!isMachineSnapshot(snapshot)) return;
  const { id }: AnyStateMachine = snapshot.machine;
  const value = snapshot.value as StateValue; // the machine's type is unknown here
  const { sessionId } = actorRef;
  const before = stood.get(actorRef);
  const last = heardSteps.at(-1);
  if (last?.[1] === sessionId && last[2] === event.type && last[3] === value && before === value) {
    last[7] += 1;
    return;
  }
  heardSteps.push([id, sessionId, event.type, before, value, event.error, performance.now(), 1]);
  stood.set(actorRef, value);
  if (heardSteps.length > maxSteps) heardSteps.shift();
}

// End-to-end tests read the taken transitions: listeners registered before the app started receive the list.
if (import.meta.env.MODE !== 'test')
  dispatchEvent(new CustomEvent('aplauso.recorder', { detail: heardSteps }));
