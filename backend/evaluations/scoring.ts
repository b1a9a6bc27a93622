/** Reads what was written about people, and keeps their scores. */
import { scoresOf } from '#schema/evaluations/scores.ts';
import type { Answer } from '#schema/forms/questions.shapes.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import { answersIn } from '../surveys/responses.ts';
import { surveyResponses } from '../surveys/surveys.tables.ts';
import { evaluationCycles, evaluationPeople, evaluations } from './evaluations.tables.ts';
import type { EvaluationRow } from './evaluations.views.ts';

/** A written evaluation with its answers. */
export type WrittenEvaluation = EvaluationRow & { readonly answers: readonly Answer[] };

/** The written evaluations about people, by the places of the people; those of one cycle. */
export async function writtenAbout(
  store: Store,
  cycleId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WrittenEvaluation[]>> {
  const { rows } = await store.list(evaluations, {
    where: { personId: { in: personIds }, status: 'completed' },
  });
  const { rows: responses } = await store.list(surveyResponses, {
    where: { surveyId: cycleId, voter: { in: rows.map(({ id }) => id) } },
  });
  const answers = await answersIn(
    store,
    responses.map(({ id }) => id),
  );
  const responseOf = new Map(responses.map(({ id, voter }) => [voter, id]));
  return Map.groupBy(
    rows.map((row) => ({ ...row, answers: answers.get(responseOf.get(row.id) ?? '') ?? [] })),
    ({ personId }) => personId,
  );
}

/** Computes the scores of people again, from everything written about them; `personIds` are places in cycles. */
export async function recompute(
  { store }: Pick<Context, 'store'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const { rows } = await store.list(evaluationPeople, {
    where: { id: { in: personIds } },
    with: { cycle: { one: evaluationCycles, on: 'cycleId' } },
  });
  for (const [cycleId, people] of Map.groupBy(rows, (row) => row.cycleId)) {
    const parts = people[0]?.cycle?.parts ?? [];
    const questions = await questionsIn(store, cycleId);
    const written = await writtenAbout(
      store,
      cycleId,
      people.map(({ id }) => id),
    );
    for (const { id, score: before } of people) {
      const { score } = scoresOf(parts, questions, written.get(id) ?? []);
      if (score !== before) await store.update(evaluationPeople, { id }, { score });
    }
  }
}
