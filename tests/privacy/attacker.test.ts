/**
 * Attackers ask everything that readers may ask, at every moment of random anonymous surveys. Broken rules are made here;
 * the product has no switch.
 */
import { describe, expect, it } from 'vitest';
import { emptyStages, heldOf, stageNames, sumOf, tallyOf, type Stages } from '#schema/kit/privacy/tallies.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';
import { exchangeAttack, linearAttack } from './attacks.ts';
import { Knowledge } from './knowledge.ts';
import { randomWorld, rules, run, type Reader, type Rules } from './simulation.ts';

const worldOf = (name: string) => randomWorld(seededRandom(name));
const linear = (name: string, obeyed?: Rules) => linearAttack(worldOf(name), obeyed);
const exchange = (name: string, obeyed?: Rules) =>
  exchangeAttack(worldOf(name), seededRandom(`exchange ${name}`), obeyed);
const secrets = (attack: (name: string) => string | null): readonly string[] =>
  Array.from({ length: trials(100) }, (_, number) => attack(`${seed} ${number}`)).filter(
    (found) => found !== null,
  );

describe('the linear attacker', () => {
  const exposedBy = (k: number, ...figures: readonly (readonly number[])[]) => {
    const knowledge = new Knowledge(12);
    for (const figure of figures) knowledge.learn(figure);
    return knowledge.exposed(k);
  };

  it('the linear attacker finds nothing in disjoint figures of enough people', () => {
    expect(exposedBy(3, [0, 1, 2], [3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6])).toBeNull();
  });

  it('the linear attacker finds the one person between two figures', () => {
    expect(exposedBy(4, [0, 1, 2, 3, 4], [0, 1, 2, 3])).toEqual([4]);
  });

  it('the linear attacker finds a person through three overlapping figures', () => {
    expect(exposedBy(2, [0, 1], [1, 2], [0, 2])).toHaveLength(1);
  });

  it('the linear attacker finds two people that only a combination of three figures sets apart', () => {
    const figures = [
      [0, 2, 3, 4, 5],
      [1, 6, 7, 8, 9],
      [2, 3, 4, 5, 6, 7, 8, 9],
    ];
    expect(exposedBy(3, ...figures)?.toSorted()).toEqual([0, 1]);
  });
});

describe('the privacy rule', () => {
  it('the privacy rule lets nobody compute anything about 1 to k − 1 people', () => {
    expect(secrets(linear)).toEqual([]);
  });

  it('the privacy rule shows the same when responses are exchanged among k or more', () => {
    expect(secrets(exchange)).toEqual([]);
  });

  it('the privacy rule still shows every answer to the required question in the whole', () => {
    for (let number = 0; number < 20; number++) {
      const world = worldOf(`${seed} ${number}`);
      const { length } = world.responses;
      const shown: unknown[] = [];
      const reader: Reader = {
        figure: (question, segment, { tally }, { isClosed }) => {
          if (question === 0 && segment === 0 && isClosed) shown.push(tally?.n);
        },
        participation: () => {},
        payment: () => {},
      };
      run(world, reader, (_, answer) => tallyOf(answer === null ? [] : [answer]));
      const all = length > 0 && length < world.raised ? undefined : length;
      // A threshold that rises after figures were shown may hold back the few answers that came since.
      expect(shown).toHaveLength(1);
      if (world.raised === world.k) expect(shown).toEqual([all]);
      else expect([undefined, ...Array.from({ length: length + 1 }, (_, some) => some)]).toContain(shown[0]);
    }
  });
});

describe('an attacker succeeds without the rule', () => {
  const everything = (stages: Stages) => sumOf(Object.values(stages));
  const toReleased = stageNames
    .filter((from) => from !== 'released')
    .map((from) => ({ from, to: 'released' as const }));
  const held = (stages: Stages): Stages => ({ ...emptyStages, holding: everything(stages) });
  /** Only the exchange of responses shows this: what follows is no equation, but whether a threshold was reached. */
  const unwaited: Partial<Rules> = {
    movesOf: (stages, advance, k) => {
      if (advance === 'none' || stages.collecting.n < k) return [];
      const hold = { from: 'collecting', to: 'holding' } as const;
      return stages.holding.n < k ? [hold] : [{ from: 'holding', to: 'released' }, hold];
    },
  };
  const broken: Record<string, Partial<Rules>> = {
    'of the threshold': {
      advanceOf: (responses) => rules.advanceOf(responses, 1),
      movesOf: (stages, advance, _, isRequired) => rules.movesOf(stages, advance, 1, isRequired),
      openBlocks: (question) => rules.openBlocks(question, 1),
      closedSets: (cells) => rules.closedSets(cells, 1),
      closedBlocks: (sets, question) => rules.closedBlocks(sets, question, 1),
    },
    'of merging at the launch': { cellsOf: (people, dimensions) => rules.cellsOf(people, dimensions, 1) },
    'of differences: a small rest of the whole follows from the others': {
      closedBlocks: (_, question) =>
        question.map((stages, cell) => ({ cells: [cell], stages: stageNames, tally: everything(stages) })),
      shownOf: (blocks, segment) => {
        const tally = sumOf(
          blocks.filter(({ cells }) => segment?.includes(cells[0] ?? -1)).map((block) => block.tally),
        );
        return tally.n >= 6 ? { tally, withheld: null } : { tally: null, withheld: 'few' };
      },
    },
    'of blocks for each question': {
      closedBlocks: (sets, question) =>
        sets.map(({ cells }) => ({
          cells,
          stages: stageNames,
          tally: sumOf(cells.map((cell) => everything(question[cell] ?? emptyStages))),
        })),
    },
    'of sets of cells below the blocks of each question': {
      closedSets: (cells) => cells.map((_, cell) => ({ cells: [cell], path: [], held: 0 })),
    },
    'of time: figures follow each answer from k on': { advanceOf: () => 'use', movesOf: () => toReleased },
    'of time: the close shows what is left': {
      closedSets: (cells, k) =>
        rules.closedSets(
          cells.map(({ covers, responses }) => {
            const n = heldOf(responses) + responses.released.n;
            return { covers, responses: { ...emptyStages, holding: { n } } };
          }),
          k,
        ),
      movesOf: (stages, advance, k) => (advance === 'none' || heldOf(stages) < k ? [] : toReleased),
      closedBlocks: (sets, question, k, own) => rules.closedBlocks(sets, question.map(held), k, own),
    },
    'of time: each question advances by itself': {
      advanceOf: () => 'use',
      movesOf: (stages, _, k, isRequired) =>
        stages.collecting.n < k
          ? []
          : rules.movesOf(stages, stages.waiting.n < k ? 'wait' : 'use', k, isRequired),
    },
    'of time: answers are used without waiting': unwaited,
    'of one threshold at the close: blocks of two thresholds are subtracted': { atClose: (k) => [k, k + 3] },
    'of payments to at least k people': { isPayable: () => true },
  };

  // The worlds are fixed: the attacker's ability must not depend on the seed of the run.
  it.each(Object.entries(broken))('an attacker succeeds without the rule %s', (_, change) => {
    const attack = change === unwaited ? exchange : linear;
    let found: string | null = null;
    for (let number = 0; number < 100 && found === null; number++)
      found = attack(`world ${number}`, { ...rules, ...change });
    expect(found).not.toBeNull();
  });
});
