/** The parts of the privacy rule by example; what they promise together is tried in attacker.test.ts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedBlocks, closedSets, openBlocks, shownOf } from '#schema/kit/privacy/blocks.ts';
import { cellsIn, cellsOf, segmentsOf, type Values } from '#schema/kit/privacy/cells.ts';
import { commentOrder } from '#schema/kit/privacy/comments.ts';
import { participationOf } from '#schema/kit/privacy/participation.ts';
import { isPayable } from '#schema/kit/privacy/rewards.ts';
import {
  advanceOf,
  collected,
  emptyStages,
  moved,
  movesOf,
  stageNames,
  tallyOf,
  type Stage,
  type StageCounts,
  type Stages,
} from '#schema/kit/privacy/tallies.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import { trials } from '../support/trials.ts';

/** This many people of a department and a tenure. */
const people = (count: number, department: string, tenure = 'long'): Values[] =>
  Array.from({ length: count }, () => ({ department, tenure }));
const dimensions = ['department', 'tenure'];
const k = 5;

describe('cells', () => {
  it('cells hold at least k people each, cover their values, and do not depend on the order of people', () => {
    const person = fc.record({
      department: fc.constantFrom('a', 'b', 'c', 'd'),
      tenure: fc.constantFrom('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 80 }), fc.integer({ min: 3, max: 9 }), (invited, least) => {
        const { cells, cellOf } = cellsOf(invited, dimensions, least);
        const counts = cells.map((_, cell) => cellOf.filter((own) => own === cell).length);
        expect(cells.map((cell) => cell.invited)).toEqual(counts);
        if (invited.length >= least) expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
        else expect(cells.length).toBe(Math.min(1, invited.length));
        invited.forEach(({ department, tenure }, at) => {
          const covers = cells[cellOf[at] ?? -1]?.covers;
          expect(covers?.['department']).toContain(department);
          expect(covers?.['tenure']).toContain(tenure);
        });
        const reversed = cellsOf(invited.toReversed(), dimensions, least);
        expect(reversed.cells).toEqual(cells);
        expect(reversed.cellOf.toReversed()).toEqual(cellOf);
        const alike = [...Map.groupBy(invited, (one) => JSON.stringify(one)).values()];
        const counted = cellsOf(
          alike.flatMap(([one]) => one ?? []),
          dimensions,
          least,
          alike.map((some) => some.length),
        );
        expect(counted.cells).toEqual(cells);
        expect(counted.cellOf).toEqual(
          alike.map(([one]) => cellOf[invited.findIndex((other) => other === one)]),
        );
      }),
      { numRuns: trials(100) },
    );
  });

  it('cells give up the last dimension first', () => {
    const { cells } = cellsOf([...people(6, 'sales', 'long'), ...people(2, 'sales', 'new')], dimensions, k);
    expect(cells).toEqual([{ covers: { department: ['sales'], tenure: ['long', 'new'] }, invited: 8 }]);
  });

  it('cells join small departments with each other before a large one', () => {
    const { cells } = cellsOf(
      [...people(3, 'legal'), ...people(40, 'sales'), ...people(2, 'press')],
      dimensions,
      k,
    );
    expect(segmentsOf(cells, 'department').map(({ values }) => values)).toEqual([
      ['legal', 'press'],
      ['sales'],
    ]);
  });

  it('cells join a small department that is alone with the smallest other one, by tenure', () => {
    const invited = [
      ...people(30, 'sales'),
      ...people(10, 'support', 'long'),
      ...people(10, 'support', 'new'),
      ...people(2, 'legal', 'new'),
    ];
    const { cells } = cellsOf(invited, dimensions, k);
    expect(segmentsOf(cells, 'department')).toEqual([
      { values: ['legal', 'support'], cells: [1, 2], invited: 22 },
      { values: ['sales'], cells: [0], invited: 30 },
    ]);
    expect(segmentsOf(cells, 'tenure').map(({ values }) => values)).toEqual([['long'], ['new']]);
  });

  it('cells are found by a filter only if it takes each of them whole', () => {
    const { cells } = cellsOf(
      [...people(3, 'legal'), ...people(9, 'sales'), ...people(2, 'press')],
      dimensions,
      k,
    );
    expect(cellsIn(cells, {})).toEqual([0, 1]);
    expect(cellsIn(cells, { department: ['sales'] })).toHaveLength(1);
    expect(cellsIn(cells, { department: ['legal', 'press'] })).toHaveLength(1);
    expect(cellsIn(cells, { department: ['legal'] })).toBeNull();
    expect(cellsIn(cells, { department: ['unknown'] })).toEqual([]);
  });
});

/** A cell in which people answer one after the other; null leaves the question out. */
function counted(answers: readonly (string | null)[], isRequired = false) {
  let [responses, question]: Stages[] = [emptyStages, emptyStages];
  const shown: number[] = [];
  for (const answer of answers) {
    responses = collected(responses ?? emptyStages, tallyOf(['']));
    question = collected(question ?? emptyStages, tallyOf(answer === null ? [] : [answer]));
    const advance = advanceOf(responses, k);
    responses = moved(responses, movesOf(responses, advance, k, true));
    question = moved(question, movesOf(question, advance, k, isRequired));
    shown.push(shownOf(openBlocks([question], k), [0]).tally?.n ?? 0);
  }
  return { responses: responses ?? emptyStages, question: question ?? emptyStages, shown };
}
const yes = (count: number): readonly string[] => Array.from({ length: count }, () => 'yes');
const skipped = (count: number): readonly null[] => Array.from({ length: count }, () => null);

describe('open results', () => {
  it('open results of a required question show the answers of a batch when the next one is complete', () => {
    const { shown } = counted(yes(16), true);
    expect(shown).toEqual([...Array(9).fill(0), ...Array(5).fill(5), 10, 10]);
  });

  it('open results of an optional question hold back as many answers as they show at least', () => {
    const { shown } = counted([...yes(5), ...skipped(5), ...yes(15)]);
    expect(shown.at(-1)).toBe(10);
    expect(counted([...yes(5), ...skipped(30)]).shown.at(-1)).toBe(0);
  });
});

describe('closed results', () => {
  const close = (...answers: (readonly (string | null)[])[]) => {
    const cells = answers.map((own, at) => ({ ...counted(own), covers: { department: [String(at)] } }));
    const stages = cells.map(({ question }) => question);
    const blocks = closedBlocks(closedSets(cells, k), stages, k);
    return (...segment: number[]) => {
      const { tally, withheld } = shownOf(blocks, segment);
      return tally?.n ?? withheld;
    };
  };

  it('closed results show every answer where each cell has enough', () => {
    const shown = close(yes(5), yes(23));
    expect([shown(0), shown(1), shown(0, 1)]).toEqual([5, 23, 28]);
  });

  it('closed results join a cell with too few answers with the smallest other one', () => {
    const shown = close(yes(2), yes(6), yes(9));
    expect([shown(0), shown(1), shown(2), shown(0, 1), shown(0, 1, 2)]).toEqual([
      'joined',
      'joined',
      9,
      8,
      17,
    ]);
  });

  it('closed results join cells for each question apart', () => {
    const shown = close([...yes(2), ...skipped(10)], yes(6), yes(9));
    expect([shown(0), shown(2), shown(0, 1)]).toEqual(['joined', 9, 8]);
  });

  it('closed results show that nobody answered, but not about fewer than k people', () => {
    expect(close(skipped(6), yes(6))(0)).toBe(0);
    expect(close([], yes(6))(0)).toBe(0);
    expect(close(skipped(3))(0)).toBe('few');
  });

  it('closed results show nothing where all answers together are too few', () => {
    const shown = close(yes(2), yes(2), []);
    expect([shown(0), shown(0, 1), shown(0, 1, 2)]).toEqual(['joined', 'few', 'few']);
  });

  it('closed results of an organisation with 200 people and 70 % participation show every department', () => {
    const invited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((name, at) => [
      ...people(8 + 3 * at, name, 'long'),
      ...people(5, name, 'new'),
    ]);
    const { cells, cellOf } = cellsOf(invited, dimensions, k);
    const responded = cells.map((_, cell) => cellOf.filter((own, at) => own === cell && at % 10 < 7).length);
    const tallied = cells.map(({ covers }, cell) => ({
      covers,
      ...counted(yes(responded[cell] ?? 0), true),
    }));
    const blocks = closedBlocks(
      closedSets(tallied, k),
      tallied.map(({ question }) => question),
      k,
    );
    for (const segment of segmentsOf(cells, 'department')) {
      const n = segment.cells.reduce((sum, cell) => sum + (responded[cell] ?? 0), 0);
      expect([segment.values.length, shownOf(blocks, segment.cells).tally?.n]).toEqual([1, n]);
    }
  });
});

describe('after the threshold rose from 5 to 8', () => {
  const n = (of: Partial<Record<Stage, number>>): StageCounts => {
    const at = (stage: Stage) => ({ n: of[stage] ?? 0 });
    return { ...emptyStages, ...Object.fromEntries(stageNames.map((stage) => [stage, at(stage)])) };
  };

  it('after a rise of the threshold to 8 a batch of 5 waits for the next one', () => {
    expect(advanceOf(n({ collecting: 8, waiting: 5 }), 8)).toBe('wait');
    expect(advanceOf(n({ collecting: 8, waiting: 13 }), 8)).toBe('use');
  });

  it('after a rise of the threshold to 8, 5 answers that are held are joined by 8 others before they are released', () => {
    const moves = movesOf(n({ collecting: 8, waiting: 8, holding: 5 }), 'use', 8, false);
    expect(moves.map(({ to }) => to)).toEqual(['pending', 'waiting', 'holding']);
  });

  it('after a rise of the threshold to 8 figures of fewer answers are withheld', () => {
    const { question } = counted(yes(10), true);
    expect(shownOf(openBlocks([question], 5), [0]).tally?.n).toBe(5);
    expect(shownOf(openBlocks([question], 8), [0]).withheld).toBe('few');
  });

  it('after a rise of the threshold to 8 the close shows no growth of fewer answers', () => {
    const cell = { ...counted([...yes(15), ...skipped(14)]), covers: {} };
    const blocks = closedBlocks(closedSets([cell], 8), [cell.question], 8);
    expect(shownOf(blocks, [0]).tally?.n).toBe(10);
  });
});

it('the threshold of text is 10 or more', () => {
  expect([textThreshold(3), textThreshold(12)]).toEqual([10, 12]);
});

it('participation is shown of whole cells with at least k invited people', () => {
  const cells = [{ invited: 5 }, { invited: 9 }];
  expect(participationOf(cells, [2, 7], [0, 1], k)).toEqual({ responded: 9, invited: 14 });
  expect(participationOf(cells, [2, 7], null, k)).toBeNull();
  expect(participationOf([{ invited: 4 }], [2], [0], k)).toBeNull();
});

it('rewards are paid to at least k people together, and to all at the close', () => {
  expect([isPayable(4, k, false), isPayable(5, k, false), isPayable(4, k, true)]).toEqual([
    false,
    true,
    true,
  ]);
});

it('comments are listed in an order that only their texts and the seed decide', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a'];
  expect(commentOrder(texts.toReversed(), 'one')).toEqual(commentOrder(texts, 'one'));
  expect(commentOrder(texts, 'one').toSorted()).toEqual(texts.toSorted());
  expect(commentOrder(texts, 'one')).not.toEqual(commentOrder(texts, 'two'));
});
