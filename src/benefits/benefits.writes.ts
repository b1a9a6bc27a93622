/** Writes of the people who ask: with a note in the panel, or with the form of the benefit. */
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { answerOf, sending } from '#src/api/documents.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { refreshDecisions } from '#src/decisions/decisions.writes.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import {
  BenefitDocument,
  DeliverBenefitSubmissionDocument,
  SubmitBenefitDocument,
  WithdrawBenefitSubmissionDocument,
} from '#src/gql/graphql.ts';
import { formQuery, type Answerable } from '#src/surveys/answering/answerable.ts';
import { benefitsKey, type OpenedBenefit } from './benefits.queries.ts';

const submit = sending(SubmitBenefitDocument);

export const deliverSubmission = sending(DeliverBenefitSubmissionDocument);
export const withdrawSubmission = sending(WithdrawBenefitSubmissionDocument);

/** Reads everything about benefits again, and the decisions. */
export const refreshBenefits = refreshDecisions;

/** Asks with a note. A repeat is the same call until it is answered, also after a reload. */
export const askWithNote = (id: string, note: string) =>
  sendOnce(`benefit:${id}`, note, (key) => submit({ id, answers: [], note }, key));

/** A benefit as a form. */
const formOf = (benefit: OpenedBenefit): SurveyForm => ({
  id: benefit.id,
  kind: 'solicitud',
  title: benefit.name,
  titleEn: benefit.nameEn,
  description: benefit.description,
  descriptionEn: benefit.descriptionEn,
  anonymous: false,
  threshold: 0,
  textThreshold: 0,
  sharedWithLeaders: false,
  multiResponse: false,
  points: 0,
  state: benefit.reasons.length === 0 ? 'open' : 'closed',
  startsAt: null,
  endsAt: null,
  answered: benefit.reasons.some(({ code }) => code === 'benefit_asked'),
  minutes: 1,
  askedBy: null,
  outcome: null,
  seriesId: null,
  wave: 1,
  groups: [],
  createdAt: benefit.createdAt,
  sections: [...benefit.sections],
  questions: readQuestions(benefit.questions),
  thanks: null,
  thanksEn: null,
  myAnswers: [],
});

async function send(id: string, answers: readonly AnswerInput[], key: string): Promise<number> {
  await submit({ id, answers: answers.map((answer) => ({ ...answer })) }, key);
  return 0;
}

/** Benefits with a form. */
export const benefitAnswers: Answerable = {
  kind: 'benefit',
  one: (id) =>
    formQuery([...benefitsKey, 'form', id], async (signal) =>
      formOf(await answerOf(BenefitDocument, { id }, { signal })),
    ),
  send,
  show: refreshBenefits,
};
