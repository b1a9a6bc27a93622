/** Which states of a machine get a story: every reachable one, found by walking its graph (research/stack.md 4.1). */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { Samples } from '#machines/sample.ts';

/** A place to put an actor in: value and context only, so that nothing of the way there runs on. */
export interface Place {
  readonly value: StateValue;
  readonly context: unknown;
}

/** One story of a machine. */
export interface StateStory {
  readonly exportName: string;
  /** "user enriching.counts, overlay visible". */
  readonly title: string;
  readonly at: Place;
  /** The shortest way there, in the words of the samples. */
  readonly way: readonly string[];
}

/** Up to so many state values, each combination has a story; beyond, each leaf and each transition has one. */
export const mostCombinations = 20;

const walkLimit = 100_000;

/** Names of the regions and states that a value stands in: "signedOut", "modules ready, user enriching.counts". */
export function titleOf(value: StateValue): string {
  const inner = (one: StateValue): string =>
    typeof one === 'string'
      ? one
      : Object.entries(one)
          .map(([name, below]) => (below === undefined ? name : `${name}.${inner(below)}`))
          .join('+');
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, below]) => (below === undefined ? name : `${name} ${inner(below)}`))
    .join(', ');
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A title as a JavaScript name: "modules ready, user loading" → ModulesReady_UserLoading. */
export const exportNameOf = (title: string): string =>
  title
    .split(/,\s*/u)
    .map((part) =>
      part
        .split(/[^A-Za-z0-9]+/u)
        .filter(Boolean)
        .map(upper)
        .join(''),
    )
    .join('_');

const leavesOf = (snapshot: AnyMachineSnapshot): readonly string[] => {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));
};

/** All state nodes of the chart without children, by their dotted path. */
export const allLeaves = (samples: Samples): readonly string[] => {
  const below = (node: AnyStateNode): readonly string[] =>
    Object.keys(node.states).length === 0 ? [node.path.join('.')] : Object.values(node.states).flatMap(below);
  return below(samples.machine.root);
};

interface Found {
  readonly snapshot: AnyMachineSnapshot;
  readonly way: readonly string[];
}

const isShorter = (found: Found, known: Found | undefined): boolean =>
  known === undefined || found.way.length < known.way.length;

function labelsOf({ events }: Samples): (event: AnyEventObject) => string {
  const labels = new Map<AnyEventObject, string>(events.map(({ event, label }) => [event, label]));
  return (event) => labels.get(event) ?? event.type;
}

function walkOptions(samples: Samples, input: unknown) {
  return {
    input,
    events: samples.events.map(({ event }) => event),
    serializeEvent: labelsOf(samples),
    limit: walkLimit,
    // Context stays in the key: the story of a value shows its nearest way in, not the last one.
    serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify({ value, context }),
  };
}

/** Every snapshot that the samples reach, with the shortest way there. */
function reached(samples: Samples): readonly Found[] {
  const labelOf = labelsOf(samples);
  const several = Object.keys(samples.inputs).length > 1;
  return Object.entries(samples.inputs).flatMap(([begin, input]) =>
    getShortestPaths(samples.machine, walkOptions(samples, input)).map(({ state, steps }) => ({
      snapshot: state,
      way: [
        ...(several ? [begin] : []),
        ...steps.flatMap(({ event }) => (event.type === 'xstate.init' ? [] : [labelOf(event)])),
      ],
    })),
  );
}

function nearest(
  found: readonly Found[],
  keysOf: (one: Found) => readonly string[],
): ReadonlyMap<string, Found> {
  const best = new Map<string, Found>();
  for (const one of found)
    for (const key of keysOf(one)) if (isShorter(one, best.get(key))) best.set(key, one);
  return best;
}

const storyOf = (title: string, { snapshot, way }: Found): StateStory => ({
  exportName: exportNameOf(title),
  title,
  at: { value: snapshot.value, context: snapshot.context },
  way,
});

function transitionsOf(samples: Samples): readonly StateStory[] {
  const stories = new Map<string, StateStory>();
  const labelOf = labelsOf(samples);
  for (const input of Object.values(samples.inputs)) {
    const steps = adjacencyMapToArray(getAdjacencyMap(samples.machine, walkOptions(samples, input)));
    for (const { state, event, nextState } of steps) {
      const [left] = leavesOf(state).filter((leaf) => !leavesOf(nextState).includes(leaf));
      if (left === undefined) continue;
      const title = `${left} when ${labelOf(event)}`;
      if (!stories.has(title))
        stories.set(title, storyOf(title, { snapshot: nextState, way: [labelOf(event)] }));
    }
  }
  return [...stories.values()];
}

const walked = new WeakMap<Samples, readonly StateStory[]>();

/** The stories of a machine; the first is its beginning. The walk is made once: a large chart takes seconds. */
export function statesOf(samples: Samples): readonly StateStory[] {
  const known = walked.get(samples) ?? walk(samples);
  walked.set(samples, known);
  return known;
}

function walk(samples: Samples): readonly StateStory[] {
  const found = reached(samples);
  const values = nearest(found, ({ snapshot }) => [titleOf(snapshot.value)]);
  if (values.size <= mostCombinations) return [...values].map(([title, one]) => storyOf(title, one));
  const leaves = nearest(found, ({ snapshot }) => leavesOf(snapshot));
  return [...[...leaves].map(([title, one]) => storyOf(title, one)), ...transitionsOf(samples)];
}

/** Leaves of the chart that no story stands in: a state that was added, or samples that do not lead there. */
export function leavesWithoutStory(
  samples: Samples,
  stories: readonly { readonly at: Place }[],
): readonly string[] {
  const told = new Set(
    stories.flatMap(({ at }) =>
      leavesOf(samples.machine.resolveState({ value: at.value, context: at.context })),
    ),
  );
  return allLeaves(samples).filter((leaf) => !told.has(leaf));
}
