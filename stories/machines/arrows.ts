/** Names for the transitions of a chart, so that samples, stories, walks and journeys can exchange what they took. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords, guardNames } from './chartOf.ts';

/** One transition as a table line. */
export interface NamedArrow {
  /** Source state, event, and index among the transitions of the same event: stable across builds of the chart. */
  readonly key: string;
  /** Dotted path of the source state; empty for the machine itself. */
  readonly state: string;
  /** "token.exchanged", "signIn is done", "after overlayDelay", "at once". */
  readonly on: string;
  /** Names of the guards that must pass. */
  readonly when: readonly string[];
  /** Dotted paths of the targets; empty if the state stays. */
  readonly to: readonly string[];
}

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

const named = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, NamedArrow>>();

function arrowsIn(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, NamedArrow> {
  const arrows = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((ofOneEvent) =>
      ofOneEvent.map((arrow, place) => {
        const state = pathOf(node);
        return [
          arrow,
          {
            key: `${state}|${arrow.eventType}|${place}`,
            state,
            on: eventWords(arrow.eventType),
            when: guardNames(arrow.guard),
            to: (arrow.target ?? []).map(pathOf),
          },
        ] as const;
      }),
    ),
  );
  return new Map(arrows);
}

/** All transitions of a chart, outer states first. */
export function arrowsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, NamedArrow> {
  const known = named.get(machine) ?? arrowsIn(machine);
  named.set(machine, known);
  return known;
}

/** Keys of the taken transitions. */
export function keysOf(
  machine: AnyStateMachine,
  taken: Iterable<AnyTransitionDefinition>,
): readonly string[] {
  const arrows = arrowsOf(machine);
  return [...taken].flatMap((arrow) => arrows.get(arrow)?.key ?? []);
}

/** Dotted paths of all states of a chart, outer states first; without the machine itself. */
export const statePaths = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).slice(1).map(pathOf);

/** Dotted paths of the machine's current states. */
export const standsIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.map(pathOf).filter((path: string) => path !== '');
