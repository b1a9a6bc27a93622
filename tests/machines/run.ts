/**
 * Runs a machine without its tasks: events in, states and action names out. Records the taken arrows for the coverage
 * page.
 */
import { afterAll } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stepperOf, type AskedAction, type Stepper } from '#stories/machines/stepper.ts';
import { keepTally } from './tally.ts';

/** The state of a machine after some events, and the names of the actions on the way. */
export interface Course {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly string[];
  /** The parameters of a requested action. */
  readonly params: (action: string) => unknown;
  readonly emitted: readonly AnyEventObject[];
  /** The same course with further events. */
  readonly hears: (...events: readonly AnyEventObject[]) => Course;
}

const isEmitted = (params: unknown): params is { readonly event: AnyEventObject } =>
  typeof params === 'object' && params !== null && 'event' in params;

/** A machine under test, and its snapshots so far. */
interface Run {
  readonly stepper: Stepper;
  readonly standing: AnyMachineSnapshot[];
}

const runs = new Map<AnyStateMachine, Run>();

function runOf(machine: AnyStateMachine): Run {
  const run = runs.get(machine) ?? { stepper: stepperOf(machine), standing: [] };
  runs.set(machine, run);
  return run;
}

afterAll(() => {
  for (const [machine, { stepper, standing }] of runs)
    keepTally('unit', machine, { standing, taken: stepper.taken });
});

function course(
  { stepper, standing }: Run,
  snapshot: AnyMachineSnapshot,
  asked: readonly AskedAction[],
): Course {
  standing.push(snapshot);
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
          const more: AskedAction[] = [];
          return course({ stepper, standing }, stepper.step(before.snapshot, event, more), more);
        },
        course({ stepper, standing }, snapshot, asked),
      ),
  };
}

/** Starts a machine; `actions` and `emitted` belong to the last event only. */
export function begin(machine: AnyStateMachine, input?: unknown): Course {
  const run = runOf(machine);
  const asked: AskedAction[] = [];
  return course(run, run.stepper.begin(input, asked), asked);
}
