/** Steps a chart like xstate's `transition`, but several times faster, and records the taken transitions. */
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

/** An action requested by a step; it is never executed. */
export interface AskedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** A manually stepped chart: its actors never run, nothing happens by itself. */
export interface Stepper {
  readonly begin: (input: unknown, asked?: AskedAction[]) => AnyMachineSnapshot;
  /** Throws errors of the chart's guards and actions. */
  readonly step: (
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    asked?: AskedAction[],
  ) => AnyMachineSnapshot;
  /** Transitions of all steps so far, including eventless ones. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** Reuses one scope for all steps: `transition` creates a new actor each time, which takes longer than the step. */
export function stepperOf(machine: AnyStateMachine): Stepper {
  const taken = new Set<AnyTransitionDefinition>();
  let heard: AskedAction[] | undefined;
  const self = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const arrow of event._transitions) taken.add(arrow);
    },
  });
  taken.clear(); // removes the transitions of the unused actor's creation
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
  } as AnyActorScope; // the same fields as xstate's inert scope
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

/** Whether a current state has a transition for an event, ignoring guards. */
export const hears = ({ _nodes }: AnyMachineSnapshot, type: string): boolean =>
  _nodes.some(({ transitions }: AnyStateNode) => transitions.has(type) || transitions.has('*'));

/** Whether an event can occur now: actor and delay events only while they run, all others at any time. */
export const mayCome = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  !type.startsWith('xstate.') || hears(snapshot, type);

/** The samples that can occur now. */
export const coming = (
  snapshot: AnyMachineSnapshot,
  events: readonly SampleEvent[],
): readonly SampleEvent[] => events.filter(({ event }) => mayCome(snapshot, event));
