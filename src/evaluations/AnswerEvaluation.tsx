/** One evaluation, for its writer. */
import type { ReactElement } from 'react';
import { AnswerForm } from '#src/surveys/answering/AnswerForm.tsx';
import type { AnswerOwner } from '#src/surveys/answering/answerDraft.ts';
import { evaluationParts } from './evaluationParts.tsx';
import { evaluationAnswers } from './evaluations.writes.ts';

/** Its machine runs while it is shown. */
export const AnswerEvaluation = (props: { owner: AnswerOwner; id: string }): ReactElement => (
  <AnswerForm what={evaluationAnswers} parts={evaluationParts} {...props} />
);
