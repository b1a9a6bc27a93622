/** A simulated anonymous survey on the functions of the product, and everything that its readers see of it. */
import { cellsIn, cellsOf, segmentsOf, type Values } from '#schema/kit/privacy/cells.ts';
import { closedBlocks, closedSets, openBlocks, shownOf, type Block } from '#schema/kit/privacy/blocks.ts';
import { participationOf } from '#schema/kit/privacy/participation.ts';
import { isPayable } from '#schema/kit/privacy/rewards.ts';
import {
  advanceOf,
  collected,
  emptyStages,
  moved,
  movesOf,
  type Stages,
  type Tally,
} from '#schema/kit/privacy/tallies.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import type { SeededRandom } from '#mock/world/seededRandom.ts';

/** The rules of the product. A test replaces some of them with broken ones. */
export const rules = {
  cellsOf,
  advanceOf,
  movesOf,
  openBlocks,
  closedSets,
  closedBlocks,
  shownOf,
  participationOf,
  isPayable,
  /** The thresholds with which figures of a closed survey can be asked. */
  atClose: (k: number): readonly number[] => [k],
};
export type Rules = typeof rules;

/** The answers of one person, by question; null where the question was left out. */
export type Answers = readonly (string | null)[];

/** Who is invited, and who answers what, in the order of the responses. */
export interface World {
  readonly k: number;
  /** The threshold after a change, and before which response it is changed. */
  readonly raised: number;
  readonly rise: number;
  readonly people: readonly Values[];
  readonly dimensions: readonly string[];
  readonly responses: readonly {
    readonly person: number;
    readonly answers: Answers;
    readonly endsDay: boolean;
  }[];
}

/** The questions: required, optional, conditional on "yes" to an optional one, and optional free text. */
const questions = ['required', 'optional', 'conditional', 'text'] as const;

/** The threshold of a question. */
export const ownThreshold = (question: number, k: number): number =>
  questions[question] === 'text' ? textThreshold(k) : k;

/** A random organisation: unequal departments, up to three dimensions, some people who do not respond. */
export function randomWorld(random: SeededRandom): World {
  const k = random.whole(3, 6);
  const size = random.chance(0.1) ? random.whole(1, k) : random.whole(k, 70);
  const dimensions = ['department', 'tenure', 'group'].slice(0, random.whole(1, 3));
  const variety = dimensions.map(() => random.whole(1, 8));
  // The product of two draws makes some values rare.
  const valueOf = (at: number) => Math.floor(random.next() * random.next() * (variety[at] ?? 1));
  const people = Array.from({ length: size }, () =>
    Object.fromEntries(dimensions.map((dimension, at) => [dimension, `${dimension} ${valueOf(at)}`])),
  );
  const [responding, optional, yes, writing] = [
    0.1 + 0.9 * random.next(),
    random.next(),
    random.next(),
    random.next(),
  ];
  const answersOf = (person: number): Answers => {
    const isYes = random.chance(optional) ? random.chance(yes) : null;
    return [
      String(random.whole(1, 5)),
      isYes === null ? null : isYes ? 'yes' : 'no',
      isYes ? String(random.whole(1, 3)) : null,
      random.chance(writing) ? `comment of ${person}` : null,
    ];
  };
  const responses = random
    .shuffle([...people.keys()])
    .filter(() => random.chance(responding))
    .map((person) => ({ person, answers: answersOf(person), endsDay: random.chance(0.2) }));
  const raised = random.chance(0.2) ? k + random.whole(1, 4) : k;
  return { k, raised, rise: random.whole(0, responses.length), people, dimensions, responses };
}

/** Hears everything that any reader can see. Managers ask a part of what administrators ask. */
export interface Reader {
  /** The reply about a question and a segment (its number): the tally, or why it is withheld. */
  figure(question: number, segment: number, reply: ReturnType<Rules['shownOf']>, now: Moment): void;
  /** The participation of these people is shown. */
  participation(people: readonly number[]): void;
  /** These people are paid together while the survey is open. */
  payment(people: readonly number[]): void;
}

export interface Moment {
  /** Number of responses. */
  readonly at: number;
  readonly k: number;
  readonly isClosed: boolean;
}

/** How the simulation counts an answer. */
type Counting = (person: number, answer: string | null) => Tally;

/**
 * Runs the survey and asks for everything after each response. Returns the sets of responses (by number) that must look
 * alike, whatever rules are obeyed: the batches of each cell, and what is left in each set of cells at the close.
 */
export function run(
  world: World,
  reader: Reader,
  count: Counting,
  obeyed: Rules = rules,
): readonly (readonly number[])[] {
  const { people, dimensions } = world;
  let k = world.k;
  const { cells, cellOf } = obeyed.cellsOf(people, dimensions, k);
  const responses: Stages[] = cells.map(() => emptyStages);
  const tallies = questions.map(() => cells.map((): Stages => emptyStages));
  const segments = segmentsToAsk();
  const members = cells.map((_, cell) => [...people.keys()].filter((person) => cellOf[person] === cell));
  for (const segment of segments)
    if (obeyed.participationOf(cells, [], segment, k))
      reader.participation((segment ?? []).flatMap((cell) => members[cell] ?? []));

  const alike: (readonly number[])[] = [];
  const batches = cells.map(() => ({
    stages: emptyStages,
    collecting: [] as number[],
    waiting: [] as number[],
  }));
  const asked: string[] = [];
  let unpaid: number[] = [];
  for (const [at, { person, answers, endsDay }] of world.responses.entries()) {
    if (at === world.rise) k = world.raised;
    const cell = cellOf[person] ?? 0;
    const response = collected(responses[cell] ?? emptyStages, count(person, 'responded'));
    const advance = obeyed.advanceOf(response, k);
    responses[cell] = moved(response, obeyed.movesOf(response, advance, k, true));
    gather(cell, at);
    for (const [question, stages] of tallies.entries()) {
      const own = ownThreshold(question, k);
      const before = collected(stages[cell] ?? emptyStages, count(person, answers[question] ?? null));
      stages[cell] = moved(before, obeyed.movesOf(before, advance, own, questions[question] === 'required'));
      ask(question, obeyed.openBlocks(stages, own), { at, k, isClosed: false });
    }
    unpaid.push(person);
    if (endsDay) pay();
  }

  k = world.raised;
  const counted = cells.map(({ covers }, cell) => ({ covers, responses: responses[cell] ?? emptyStages }));
  for (const own of obeyed.atClose(k)) {
    const sets = obeyed.closedSets(counted, own);
    for (const [question, stages] of tallies.entries())
      ask(question, obeyed.closedBlocks(sets, stages, own, ownThreshold(question, own)), {
        at: world.responses.length,
        k,
        isClosed: true,
      });
  }
  const left = rules.closedSets(
    cells.map(({ covers }, cell) => ({ covers, responses: batches[cell]?.stages ?? emptyStages })),
    k,
  );
  for (const set of left)
    alike.push(
      set.cells.flatMap((cell) => [...(batches[cell]?.waiting ?? []), ...(batches[cell]?.collecting ?? [])]),
    );
  return alike;

  /** Notes the batch of a response, by the rules of the product. */
  function gather(cell: number, at: number): void {
    const batch = batches[cell];
    if (!batch) return;
    const response = collected(batch.stages, { n: 1, counts: {} });
    const advance = rules.advanceOf(response, k);
    batch.stages = moved(response, rules.movesOf(response, advance, k, true));
    batch.collecting.push(at);
    if (advance === 'use') alike.push(batch.waiting.splice(0));
    if (advance !== 'none') batch.waiting.push(...batch.collecting.splice(0));
  }

  function segmentsToAsk(): readonly (readonly number[] | null)[] {
    const values = (dimension: string) => segmentsOf(cells, dimension).map((segment) => segment.values);
    const single = dimensions.flatMap((dimension) => [
      ...values(dimension).map((chosen) => ({ [dimension]: chosen })),
      ...[...new Set(people.map((person) => person[dimension] ?? ''))].map((value) => ({
        [dimension]: [value],
      })),
    ]);
    const [first, second] = dimensions;
    const pairs =
      first && second
        ? values(first).flatMap((one) => values(second).map((other) => ({ [first]: one, [second]: other })))
        : [];
    const all = [...cells.keys()];
    return [
      ...[{}, ...single, ...pairs].map((filter) => cellsIn(cells, filter)),
      ...all.map((cell) => [cell]),
      ...all.map((cell) => all.filter((other) => other !== cell)),
    ];
  }

  /** Equal blocks give equal replies. */
  function ask(question: number, blocks: readonly Block[], now: Moment): void {
    const state = JSON.stringify([blocks, now.k, now.isClosed]);
    if (state === asked[question]) return;
    asked[question] = state;
    for (const [at, segment] of segments.entries())
      reader.figure(question, at, obeyed.shownOf(blocks, segment), now);
  }

  function pay(): void {
    if (!obeyed.isPayable(unpaid.length, k, false)) return;
    reader.payment(unpaid);
    unpaid = [];
  }
}
