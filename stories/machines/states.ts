/** Selects the states of a machine that get a story: every reachable state, found by walking its graph. */
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { guardNames } from './chartOf.ts';
import { trialOf } from './pressed.ts';
import { reachOf, type Found, type Reach } from './reach.ts';

/** A place of an actor: only value and context, so that no pending work of the path continues. */
export interface Place {
  readonly value: StateValue;
  readonly context: unknown;
}

/** One story of a machine. */
export interface StateStory {
  readonly exportName: string;
  /** For example "user enriching.counts, overlay visible". */
  readonly title: string;
  readonly at: Place;
  /** The shortest path, as labels of the samples. */
  readonly way: readonly string[];
  /** Only in Storybook: the suite does not run it. */
  readonly isApart: boolean;
}

/** Up to this number of state values, each combination has a story; above it, each leaf and each transition has one. */
export const maxCombinations = 20;

/** Names of the regions and states of a value: "signedOut", "modules ready, user enriching.counts". */
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

/** Dotted paths of all state nodes without children. */
export const allLeaves = (samples: Samples): readonly string[] => {
  const below = (node: AnyStateNode): readonly string[] =>
    Object.keys(node.states).length === 0 ? [node.path.join('.')] : Object.values(node.states).flatMap(below);
  return below(samples.machine.root);
};

/** The first place of each key; places are sorted nearest first. */
function nearest(
  places: readonly Found[],
  keysOf: (one: Found) => readonly string[],
): ReadonlyMap<string, Found> {
  const best = new Map<string, Found>();
  for (const one of places) for (const key of keysOf(one)) if (!best.has(key)) best.set(key, one);
  return best;
}

const storyOf = (title: string, { snapshot, way }: Found): StateStory => ({
  exportName: exportNameOf(title),
  title,
  at: { value: snapshot.value, context: snapshot.context },
  way,
  isApart: false,
});

function transitionsOf({ moves }: Reach): readonly StateStory[] {
  const stories = new Map<string, StateStory>();
  for (const { from, label, to } of moves) {
    const entered = leavesOf(to.snapshot);
    for (const left of leavesOf(from.snapshot).filter((leaf) => !entered.includes(leaf))) {
      const title = `${left} when ${label}`;
      if (!stories.has(title)) stories.set(title, storyOf(title, to));
    }
  }
  return [...stories.values()];
}

/** Stories right before transitions that no other story can take, because they need more than the shortest path. */
function beforeArrows(
  samples: Samples,
  { taken }: Reach,
  stories: readonly StateStory[],
): readonly StateStory[] {
  const trial = trialOf(samples);
  for (const story of stories) trial.press(story);
  const added = new Map<string, StateStory>();
  for (const [arrow, taking] of taken) {
    if (taking === null || trial.arrows.has(arrow)) continue;
    const when = guardNames(arrow.guard).join(' and ');
    const plain = `${titleOf(taking.from.snapshot.value)} before ${taking.label}${when && ` (${when})`}`;
    const title = added.has(plain) ? `${plain} ${added.size}` : plain;
    const story = storyOf(title, taking.from);
    added.set(title, story);
    trial.press(story);
  }
  return [...added.values()];
}

const walked = new WeakMap<Samples, Reach>();

/** The reach of a machine's samples, cached: a large chart takes a second. */
export function reachedBy(samples: Samples): Reach {
  const known = walked.get(samples) ?? reachOf(samples);
  walked.set(samples, known);
  return known;
}

function storiesOf(samples: Samples): readonly StateStory[] {
  const reach = reachedBy(samples);
  const values = nearest(reach.places, ({ snapshot }) => [titleOf(snapshot.value)]);
  const standing =
    values.size <= maxCombinations ? values : nearest(reach.places, ({ snapshot }) => leavesOf(snapshot));
  const stories = [
    ...[...standing].map(([title, one]) => storyOf(title, one)),
    ...(standing === values ? [] : transitionsOf(reach)),
  ];
  return [...stories, ...beforeArrows(samples, reach, stories)].map((story) =>
    samples.runs === undefined || samples.runs.includes(story.title) ? story : { ...story, isApart: true },
  );
}

const told = new WeakMap<Samples, readonly StateStory[]>();

/** The stories of a machine; the first is its start. */
export function statesOf(samples: Samples): readonly StateStory[] {
  const known = told.get(samples) ?? storiesOf(samples);
  told.set(samples, known);
  return known;
}

/** Leaves of the chart without a story: a new state, or a state that no sample reaches. */
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
