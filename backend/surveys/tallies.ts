/** Sums of answers: what an answer counts, and the moves by which sums of an anonymous survey become visible. */
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import { advanceOf, byStage, movesOf, type StageCounts } from '#schema/kit/privacy/tallies.ts';
import { sumValue } from '#schema/surveys/surveys.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { surveyTallies, surveyTexts, type surveys } from './surveys.tables.ts';

type TallyRow = Row<typeof surveyTallies>;
type Cell = Pick<TallyRow, 'surveyId' | 'cellId'>;

const noneYet = byStage(() => 0);

/** Adds `by` to the sum of a value. */
interface Count {
  readonly questionId: string;
  readonly value: string;
  readonly by: number;
}

const valuesOf = (
  { kind }: Pick<Question, 'kind'>,
  { optionIds, number, date }: Answer,
): readonly string[] => {
  switch (kind) {
    case 'single':
    case 'multiple':
      return optionIds;
    case 'scale':
      return [String(number)];
    case 'date':
      return [(date ?? '').slice(0, 7)];
    case 'number':
    case 'text':
      return [];
  }
};

/** What a response counts: itself, each of its answers, and the values of each answer. */
export function countsOf(questions: readonly Question[], answers: readonly Answer[]): readonly Count[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return [
    { questionId: '', value: '', by: 1 },
    ...answers.flatMap((answer) => {
      const { questionId, number } = answer;
      const question = byId.get(questionId);
      if (question === undefined) return [];
      const sum =
        question.kind === 'number'
          ? [{ questionId, value: sumValue, by: Math.round((number ?? 0) * 100) }]
          : [];
      return [...['', ...valuesOf(question, answer)].map((value) => ({ questionId, value, by: 1 })), ...sum];
    }),
  ];
}

const keyOf = ({ questionId, value }: Pick<Count, 'questionId' | 'value'>): string =>
  JSON.stringify([questionId, value]);

/** The difference between two responses of a person. */
export function countsChanged(before: readonly Count[], after: readonly Count[]): readonly Count[] {
  const all = Map.groupBy([...after, ...before.map((count) => ({ ...count, by: -count.by }))], keyOf);
  return [...all.values()].flatMap((counts) => {
    const [first] = counts;
    const by = counts.reduce((sum, count) => sum + count.by, 0);
    return first === undefined || by === 0 ? [] : [{ ...first, by }];
  });
}

/** Adds to the sums of a cell; returns all of its sums. */
async function add(
  store: Store,
  cell: Cell,
  counts: readonly Count[],
  stage: 'collecting' | 'released',
): Promise<readonly TallyRow[]> {
  const { rows } = await store.list(surveyTallies, { where: { ...cell } });
  const kept = new Map(rows.map((row) => [keyOf(row), row]));
  const changed = new Map<string, TallyRow>();
  for (const [by, same] of Map.groupBy(counts, (count) => count.by)) {
    const ids = same.flatMap((count) => kept.get(keyOf(count))?.id ?? []);
    if (ids.length === 0) continue;
    for (const row of await store.update(surveyTallies, { id: { in: ids } }, { [stage]: { inc: by } }))
      changed.set(row.id, row);
  }
  const added = await store.insert(
    surveyTallies,
    counts
      .filter((count) => !kept.has(keyOf(count)))
      .map(({ questionId, value, by }) => ({
        // The id tells no time and no order.
        id: [cell.cellId, questionId, value].join(':'),
        ...cell,
        questionId,
        value,
        ...noneYet,
        [stage]: by,
      })),
  );
  return [...rows.map((row) => changed.get(row.id) ?? row), ...added];
}

/** Counts a response that may be shown at once. */
export async function addReleased(store: Store, cell: Cell, counts: readonly Count[]): Promise<void> {
  if (counts.length > 0) await add(store, cell, counts, 'released');
}

/** The threshold of each question of an anonymous survey. */
type Thresholds = Pick<Row<typeof surveys>, 'threshold' | 'textThreshold'>;

/**
 * Counts a response of an anonymous survey. With enough responses in the cell, its sums move on
 * (`schema/kit/privacy/tallies.ts`).
 */
export async function addCollecting(
  store: Store,
  cell: Cell,
  counts: readonly Count[],
  { questions, thresholds }: { readonly questions: readonly Question[]; readonly thresholds: Thresholds },
): Promise<void> {
  const rows = await add(store, cell, counts, 'collecting');
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
  const stagesOf = (questionId: string): StageCounts => {
    const row = byQuestion.get(questionId)?.find(({ value }) => value === '') ?? noneYet;
    return byStage((stage) => ({ n: row[stage] }));
  };
  const advance = advanceOf(stagesOf(''), thresholds.threshold);
  if (advance === 'none') return;
  const asked = new Map(questions.map((question) => [question.id, question]));
  for (const [questionId, own] of byQuestion) {
    const question = asked.get(questionId);
    const isText = question?.kind === 'text';
    const k = isText ? thresholds.textThreshold : thresholds.threshold;
    // Every response answers the question that counts the responses.
    const isRequired = question === undefined || (question.required && question.condition === null);
    const moves = movesOf(stagesOf(questionId), advance, k, isRequired);
    for (const { id, ...row } of own) {
      const counts = byStage((stage) => row[stage]);
      for (const { from, to } of moves) {
        counts[to] += counts[from];
        counts[from] = 0;
      }
      await store.update(surveyTallies, { id }, counts);
    }
    if (isText)
      for (const { from, to } of moves)
        await store.update(surveyTexts, { ...cell, questionId, stage: from }, { stage: to });
  }
}
