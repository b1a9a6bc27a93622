/** Writes of the people who ask: requests and comments go with their files, directly to REST. */
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { reasonIn } from '#schema/sentences.ts';
import { decisionReasons } from '#schema/reasons.decisions.ts';
import { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { sending, answerOf } from '#src/api/documents.ts';
import { pageLanguage } from '#src/api/language.ts';
import { restCall } from '#src/api/rest.ts';
import { refreshDecisions } from '#src/decisions/decisions.writes.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import { RequestKindDocument, WithdrawRequestSubmissionDocument } from '#src/gql/graphql.ts';
import { formQuery, type Answerable } from '#src/surveys/answering/answerable.ts';
import { requestsKey, type AskedKind } from './requests.queries.ts';
import { filesToSend, noteSent } from './requestFiles.store.ts';

const reason = reasonIn(decisionReasons);

export const withdrawRequest = sending(WithdrawRequestSubmissionDocument);

/** Reads everything about requests again. */
export const refreshRequests = refreshDecisions;

/** A kind as a form that can be answered as often as one likes. */
const formOf = (kind: AskedKind): SurveyForm => ({
  id: kind.id,
  kind: 'solicitud',
  title: kind.title,
  titleEn: null,
  description: kind.description,
  descriptionEn: null,
  anonymous: false,
  threshold: 0,
  textThreshold: 0,
  sharedWithLeaders: false,
  multiResponse: false,
  points: 0,
  state: kind.open ? 'open' : 'closed',
  startsAt: null,
  endsAt: null,
  answered: false,
  minutes: 1,
  askedBy: null,
  outcome: null,
  seriesId: null,
  wave: 1,
  groups: [],
  createdAt: kind.createdAt,
  sections: [...kind.sections],
  questions: readQuestions(kind.questions),
  thanks: null,
  thanksEn: null,
  myAnswers: [],
});

async function send(id: string, answers: readonly AnswerInput[], key: string): Promise<number> {
  const files = filesToSend(id);
  if (files === null) {
    const language = pageLanguage();
    throw new ApiError({
      ...errorOf('conflict', language).facts(),
      retryable: false,
      reasons: [reason('files', 'request_files_gone', language)],
    });
  }
  const body = { answers: answers.map((answer) => ({ ...answer })), files: [...files] };
  const made = await restCall(requestEndpoints.submit, 'requests.submit', { params: { id }, body }, { key });
  noteSent(id, made.id);
  return 0;
}

/** Requests: a kind is read as a form, and each submission is a new request. */
export const requestAnswers: Answerable = {
  kind: 'request',
  one: (id) =>
    formQuery([...requestsKey, 'form', id], async (signal) =>
      formOf(await answerOf(RequestKindDocument, { id }, { signal })),
    ),
  send,
  show: refreshRequests,
};

/** What a comment says. */
export interface CommentGiven {
  readonly id: string;
  readonly text: string;
  readonly files: readonly File[];
}

export const commentOnRequest = ({ id, text, files }: CommentGiven, key: string) =>
  restCall(
    requestEndpoints.comment,
    'requests.comment',
    { params: { id }, body: { text, files: [...files] } },
    { key },
  );
