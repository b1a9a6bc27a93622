/** Runs a chart without its tasks: events in, states and named actions out. */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** Where a chart stands after some events, and the names of the actions that it asked for on the way. */
export interface Course {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly string[];
  /** What went with an action that was asked for. */
  readonly params: (action: string) => unknown;
  readonly emitted: readonly AnyEventObject[];
  /** The same course with further events. */
  readonly hears: (...events: readonly AnyEventObject[]) => Course;
}

interface Asked {
  readonly type: string;
  readonly params?: unknown;
}

const isEmitted = (params: unknown): params is { readonly event: AnyEventObject } =>
  typeof params === 'object' && params !== null && 'event' in params;

function course(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, asked: readonly Asked[]): Course {
  return {
    snapshot,
    actions: asked.filter(({ type }) => !type.startsWith('xstate.')).map(({ type }) => type),
    params: (action) => asked.find(({ type }) => type === action)?.params,
    emitted: asked.flatMap(({ type, params }) =>
      type === 'xstate.emit' && isEmitted(params) ? [params.event] : [],
    ),
    hears: (...events) =>
      events.reduce<Course>(
        (before, event) => {
          const [next, more] = transition(machine, before.snapshot, event);
          return course(machine, next, more);
        },
        course(machine, snapshot, asked),
      ),
  };
}

/** Begins a chart; `actions` and `emitted` are those of the last event only. */
export function begin(machine: AnyStateMachine, input?: unknown): Course {
  const [snapshot, asked] = initialTransition(machine, input);
  return course(machine, snapshot, asked);
}
