/** Kinds of requests, what people handed in, and comments. */
import type { DecisionRule } from '#schema/decisions/decisions.rules.ts';
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import type { RequestStanding } from '#schema/requests/requests.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A file that came inside a call. */
export interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export const requestKinds = table(
  'request_kinds',
  {
    title: text(),
    description: text(),
    needs: text(),
    surveyId: orNull(text()),
    formId: orNull(text()),
    approverIds: json<readonly string[]>(),
    rule: text<DecisionRule>(),
    clockHours: int(),
    takesFiles: bool(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['title']], indexes: [['active', 'title']] },
);

export const requests = table(
  'requests',
  {
    kindId: text(),
    userId: text(),
    /** The title of its kind, and the name of the person, accent- and case-folded, for search. */
    title: text(),
    fold: text(),
    state: text<RequestStanding>(),
    /** Questions as they were asked. */
    questions: json<readonly Question[]>(),
    answers: json<readonly Answer[]>(),
    files: json<readonly KeptFile[]>(),
    decidedAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [
      ['userId', 'createdAt'],
      ['kindId', 'createdAt'],
      ['kindId', 'decidedAt'],
      ['state', 'createdAt'],
      ['createdAt'],
    ],
  },
);

export const requestComments = table(
  'request_comments',
  {
    requestId: text(),
    userId: text(),
    text: text(),
    files: json<readonly KeptFile[]>(),
    createdAt: text(),
  },
  { indexes: [['requestId', 'createdAt'], ['userId']] },
);
