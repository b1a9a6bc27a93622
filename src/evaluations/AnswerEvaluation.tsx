/** One evaluation, for its writer. */
import type { ReactElement } from 'react';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import { evaluationParts } from './evaluationParts.tsx';
import { evaluationAnswers } from './evaluations.writes.ts';

/** Its machine runs while it is shown. */
export const AnswerEvaluation = (props: { owner: DraftOwner; id: string }): ReactElement => (
  <AnswerForm what={evaluationAnswers} parts={evaluationParts} {...props} />
);
