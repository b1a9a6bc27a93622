/** What a chart does with an event: what xstate's `transition` says, several times as fast, and which of its arrows are taken on the way. */
import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import type { SampleEvent } from '#machines/sample.ts';

/** An action that a step asks for; nothing runs it. */
export interface AskedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** A chart that is moved by hand: its tasks never run, nothing happens by itself. */
export interface Stepper {
  readonly begin: (input: unknown, asked?: AskedAction[]) => AnyMachineSnapshot;
  /** Raises what a guard or an action of the chart raises. */
  readonly step: (
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    asked?: AskedAction[],
  ) => AnyMachineSnapshot;
  /** Arrows of all steps until now, those that follow by themselves included. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** One scope for all steps: `transition` makes a new actor each time, which takes longer than the step. */
export function stepperOf(machine: AnyStateMachine): Stepper {
  const taken = new Set<AnyTransitionDefinition>();
  let heard: AskedAction[] | undefined;
  const self = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const arrow of event._transitions) taken.add(arrow);
    },
  });
  taken.clear(); // what the unused actor did when it was made
  const nothing = (): void => {};
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }: AskedAction): void => void heard?.push({ type, params }),
  } as AnyActorScope; // all that xstate's own inert scope has
  return {
    begin: (input, asked) => {
      heard = asked;
      return machine.getInitialSnapshot(scope, input);
    },
    step: (snapshot, event, asked) => {
      heard = asked;
      return machine.transition(snapshot, event, scope);
    },
    taken,
  };
}

/** Whether a chart, as it stands, has an arrow for such an event, whatever its guards say. */
export const hears = ({ _nodes }: AnyMachineSnapshot, type: string): boolean =>
  _nodes.some(({ transitions }: AnyStateNode) => transitions.has(type) || transitions.has('*'));

/** Whether an event can come now: a task and a delay can end only while they run, everything else comes at any time. */
export const mayCome = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  !type.startsWith('xstate.') || hears(snapshot, type);

/** Those of the samples that can come now. */
export const coming = (
  snapshot: AnyMachineSnapshot,
  events: readonly SampleEvent[],
): readonly SampleEvent[] => events.filter(({ event }) => mayCome(snapshot, event));
