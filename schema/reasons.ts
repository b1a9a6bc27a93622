/**
 * All validation messages, for the server, which may say any of them. A page takes the catalogues of its own forms,
 * so that it loads no other sentence: `reasonIn({ ...generalReasons, ...pollReasons })`.
 */
import { isIn, reasonIn, type Words } from './sentences.ts';
import { analyticsReasons } from './reasons.analytics.ts';
import { benefitReasons } from './reasons.benefits.ts';
import { challengeReasons } from './reasons.challenges.ts';
import { communicationReasons } from './reasons.communications.ts';
import { decisionReasons } from './reasons.decisions.ts';
import { eventReasons } from './reasons.events.ts';
import { evaluationReasons } from './reasons.evaluations.ts';
import { feedbackReasons } from './reasons.feedback.ts';
import { fileReasons } from './reasons.files.ts';
import { goalReasons } from './reasons.goals.ts';
import { organizationSettingsReasons } from './reasons.organizationSettings.ts';
import { peopleReasons } from './reasons.people.ts';
import { programReasons } from './reasons.programs.ts';
import { recognitionReasons } from './reasons.recognitions.ts';
import { storeReasons } from './reasons.store.ts';
import { surveyReasons } from './reasons.surveys.ts';
import { taskReasons } from './reasons.tasks.ts';
import { wellbeingReasons } from './reasons.wellbeing.ts';
import { surveyStepReasons } from './reasons.surveySteps.ts';
import { generalReasons } from './reasons.general.ts';
import { pollReasons } from './reasons.polls.ts';
import { richTextReasons } from './reasons.richText.ts';

export type { ReasonParams } from './sentences.ts';

/** Code → message; `{name}` is replaced by the parameter. */
export const reasonWords = {
  ...generalReasons,
  ...pollReasons,
  ...richTextReasons,
  ...recognitionReasons,
  ...fileReasons,
  ...storeReasons,
  ...peopleReasons,
  ...organizationSettingsReasons,
  ...surveyReasons,
  ...surveyStepReasons,
  ...challengeReasons,
  ...decisionReasons,
  ...eventReasons,
  ...communicationReasons,
  ...wellbeingReasons,
  ...evaluationReasons,
  ...taskReasons,
  ...programReasons,
  ...benefitReasons,
  ...goalReasons,
  ...feedbackReasons,
  ...analyticsReasons,
} as const satisfies Words;

export type ReasonCode = keyof typeof reasonWords;
/** Whether a value is a reason code of any catalogue. */
export const isReasonCode = isIn(reasonWords);

/** A reason with its message in a language. */
export const reason = reasonIn(reasonWords);
