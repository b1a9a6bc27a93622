/** The arrows of a chart by name, so that what one test took can be told to another: samples, stories, walks, journeys. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords, guardNames } from './chartOf.ts';

/** One arrow, as a line of a table. */
export interface NamedArrow {
  /** Where it begins, the event, and its place among those of the same event: the same in each build of the chart. */
  readonly key: string;
  /** Dotted path of the state that it leaves; empty for the machine itself. */
  readonly state: string;
  /** "token.exchanged", "signIn is done", "after overlayDelay", "at once". */
  readonly on: string;
  /** Names of the guards that must say yes. */
  readonly when: readonly string[];
  /** Dotted paths; empty where the machine stays. */
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

/** All arrows of a chart, outer states first. */
export function arrowsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, NamedArrow> {
  const known = named.get(machine) ?? arrowsIn(machine);
  named.set(machine, known);
  return known;
}

/** Keys of arrows that were taken. */
export function keysOf(
  machine: AnyStateMachine,
  taken: Iterable<AnyTransitionDefinition>,
): readonly string[] {
  const arrows = arrowsOf(machine);
  return [...taken].flatMap((arrow) => arrows.get(arrow)?.key ?? []);
}

/** Dotted paths of all states of a chart, outer ones first; the machine itself is left out. */
export const statePaths = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).slice(1).map(pathOf);

/** Dotted paths of the states that a machine stands in. */
export const standsIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.map(pathOf).filter((path: string) => path !== '');
