/** One survey, for the person who is asked. */
import type { ReactElement } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { surveyParts } from './surveyParts.tsx';
import { surveyAnswers } from './surveys.writes.ts';

/** Its machine runs while it is shown. */
export const AnswerSurvey = (props: { owner: DraftOwner; id: string }): ReactElement => (
  <AnswerForm what={surveyAnswers} parts={surveyParts} {...props} />
);
