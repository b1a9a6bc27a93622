/** Kinds of requests, and requests as their readers see them. */
import * as z from 'zod/mini';
import { decisionLimits, decisionRules } from '../decisions/decisions.rules.ts';
import { Decision, DecisionStep } from '../decisions/decisions.shapes.ts';
import { Answer, Question, Section } from '../forms/questions.shapes.ts';
import { edit } from '../kit/edit.ts';
import { Count, Id, Instant, page } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { requestLimits, requestStandings } from './requests.rules.ts';

export const RequestFile = z.object({
  name: z.string(),
  contentType: z.string(),
  size: Count,
  url: z.string(),
});

/** One request, as lists show it. */
export const RequestSubmission = z.object({
  id: Id,
  kindId: Id,
  /** The title of its kind when it was handed in. */
  title: z.string(),
  user: z.nullable(PublicUser),
  state: z.enum(requestStandings),
  decision: Decision,
  createdAt: Instant,
});
export type RequestSubmission = z.output<typeof RequestSubmission>;

export const RequestComment = z.object({
  id: Id,
  user: z.nullable(PublicUser),
  text: z.string(),
  files: z.array(RequestFile),
  createdAt: Instant,
});

/** One request with its form, its timeline and its comments, the oldest first. */
export const RequestDetail = z.extend(RequestSubmission, {
  questions: z.array(Question),
  answers: z.array(Answer),
  files: z.array(RequestFile),
  steps: z.array(DecisionStep),
  comments: z.array(RequestComment),
  mayComment: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type RequestDetail = z.output<typeof RequestDetail>;

const kind = {
  id: Id,
  title: z.string(),
  description: z.string(),
  /** What the person needs at hand. */
  needs: z.string(),
  rule: z.enum(decisionRules),
  /** Who decides; empty for the manager of the person. */
  approvers: z.array(PublicUser),
  /** Files are asked for: not at all, if there are any, or always. */
  takesFiles: z.boolean(),
  active: z.boolean(),
  /** The middle of the time from handing in to the decision, of the last twenty, in minutes; null for too few. */
  usualMinutes: z.nullable(Count),
  createdAt: Instant,
} as const;

/** A kind of requests, with the newest requests of the reader. */
export const RequestKind = z.object({
  ...kind,
  /** Its form can be answered now. */
  open: z.boolean(),
  mine: z.array(RequestSubmission),
});
export type RequestKind = z.output<typeof RequestKind>;

/** A kind with the questions to answer. */
export const RequestKindForm = z.object({
  ...kind,
  open: z.boolean(),
  sections: z.array(Section),
  questions: z.array(Question),
});
export type RequestKindForm = z.output<typeof RequestKindForm>;

/** A kind as administrators see it. */
export const OrgRequestKind = z.object({
  ...kind,
  surveyId: z.nullable(Id),
  formId: z.nullable(Id),
  /** The title of its form; null without one. */
  form: z.nullable(z.string()),
  approverIds: z.array(Id),
  /** Working hours until a reminder; 0 without a clock. */
  clockHours: Count,
  waiting: Count,
  late: Count,
  total: Count,
});
export type OrgRequestKind = z.output<typeof OrgRequestKind>;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const words = z.string().check(z.trim(), z.maxLength(requestLimits.description));

const optional = {
  description: z.optional(words),
  needs: z.optional(words),
  surveyId: z.optional(z.nullable(Id)),
  formId: z.optional(z.nullable(Id)),
  approverIds: z.optional(z.array(Id).check(z.maxLength(decisionLimits.approvers))),
  rule: z.optional(z.enum(decisionRules)),
  clockHours: z.optional(z.int().check(z.gte(0), z.lte(decisionLimits.clockHours.most))),
  takesFiles: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
} as const;

/** Without approvers, the manager of the person decides. */
export const RequestKindInput = z.object({ title, ...optional });

/** Absent fields stay unchanged. Requests that were handed in keep their approvers, clock and questions. */
export const RequestKindChange = edit(z.object({ title: z.optional(title), ...optional }));

export const RequestSubmissions = page(RequestSubmission);
