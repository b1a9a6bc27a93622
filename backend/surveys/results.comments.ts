/** Texts that may be shown of a question: those of whole blocks, without any link to their authors. */
import type { Block } from '#schema/kit/privacy/blocks.ts';
import type { Store } from '../store/port.ts';
import { surveyAnswers, surveyResponses, surveyTexts } from './surveys.tables.ts';
import type { Counted } from './results.counted.ts';

/** The texts of the blocks that lie within the cells. */
export async function textsIn(
  store: Store,
  { survey, cells }: Counted,
  questionId: string,
  { blocks, within }: { readonly blocks: readonly Block[]; readonly within: readonly number[] },
): Promise<readonly string[]> {
  const wanted = new Set(within);
  const stagesOf = new Map(
    blocks
      .filter((block) => block.cells.every((cell) => wanted.has(cell)))
      .flatMap(({ cells: inside, stages }) => inside.map((cell) => [cells[cell]?.id, stages] as const)),
  );
  if (!survey.anonymous) {
    const { rows } = await store.list(surveyAnswers, {
      where: { surveyId: survey.id, questionId },
      with: { response: { one: surveyResponses, on: 'responseId' } },
    });
    return rows.flatMap(({ text, response }) =>
      text !== null && stagesOf.has(response?.cellId ?? undefined) ? [text] : [],
    );
  }
  const { rows } = await store.list(surveyTexts, { where: { surveyId: survey.id, questionId } });
  return rows
    .filter(({ cellId, stage }) => stagesOf.get(cellId)?.includes(stage) === true)
    .map(({ text }) => text);
}
