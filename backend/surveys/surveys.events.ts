/** Events of surveys. */
import { domainEvent } from '../kit/domainEvent.ts';
import type { SurveyRow } from './surveys.views.ts';

/** An administrator published a survey of kind `evaluation`: its cycle begins with the usual plan. */
export const evaluationPublished = domainEvent<{ readonly survey: SurveyRow }>('evaluation.published');
