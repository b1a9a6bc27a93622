/** What the page's machines did last, for whoever reports a failure: names and states, never what they hold or were told. */
import { isMachineSnapshot, type AnyStateMachine, type InspectionEvent, type StateValue } from 'xstate';

/** One step of one machine as it happened; `error` is what its event brought, of which a report tells the code alone. */
export type HeardStep = [
  machine: string,
  /** Of the running one: two of a machine can be open. */
  actor: string,
  event: string,
  before: StateValue | undefined,
  after: StateValue,
  error: unknown,
  /** Milliseconds since the page began. */
  at: number,
  /** How often it came in a row while nothing moved: an upload tells hundreds of times how far it is. */
  times: number,
];

/** The last steps of all machines, oldest first. */
export const heardSteps: HeardStep[] = [];

/** Most steps that are kept. */
export const maxSteps = 200;

const stood = new WeakMap<object, StateValue>();

/** The option `inspect` of every `createActor` of a machine: listens and changes nothing. */
export function inspect(seen: InspectionEvent): void {
  if (seen.type !== '@xstate.snapshot') return;
  const { actorRef, event, snapshot } = seen;
  // Tasks are told of too; they are no machines.
  if (!isMachineSnapshot(snapshot)) return;
  const { id }: AnyStateMachine = snapshot.machine;
  const value = snapshot.value as StateValue; // of whatever machine
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

// The end-to-end tests say which arrows they took: what listened before the app began gets the list.
if (import.meta.env.MODE !== 'test')
  dispatchEvent(new CustomEvent('aplauso.recorder', { detail: heardSteps }));
