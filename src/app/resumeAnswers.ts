/** Sends the answers that an earlier page left underway, of every kind. */
import type { QueryClient } from '@tanstack/react-query';
import { evaluationAnswers } from '#src/evaluations/evaluations.writes.ts';
import { resumeSubmissions } from '#src/surveys/answering/submissions.ts';
import { surveyAnswers } from '#src/surveys/answering/surveys.writes.ts';

/** Does nothing without a signed-in person. */
export function resumeAnswers(cache: QueryClient): void {
  for (const what of [surveyAnswers, evaluationAnswers]) resumeSubmissions({ cache, what });
}
