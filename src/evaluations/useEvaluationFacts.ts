/** When an evaluation closes and how long it takes, apart from its card, which reads drafts. */
import { useSurveyWords } from '#src/surveys/answering/surveyWords.ts';
import type { Evaluation } from './pending.queries.ts';

/** When it closes and how long it takes. */
export const useEvaluationFacts = ({ dueAt, minutes, open }: Evaluation) =>
  useSurveyWords({ askedBy: null, minutes, endsAt: dueAt, state: open ? 'open' : 'closed' });
