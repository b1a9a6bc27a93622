/** Surveys as employees and administrators see them. */
import * as z from 'zod/mini';
import { PeopleAudience } from '../departments/audience.shapes.ts';
import { Amount, Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { Answer, Question, Section } from '../forms/questions.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  dimensions,
  invitationStates,
  seriesIntervals,
  surveyKinds,
  surveyStates,
  surveySteps,
  withheldReasons,
} from './surveys.rules.ts';

const Words = { title: z.string(), titleEn: z.nullable(z.string()) } as const;

/** What a closed survey came to, of everybody in it. */
const summary = {
  invited: Count,
  answered: Count,
  enps: z.nullable(z.int()),
  favourable: z.nullable(z.int()),
} as const;

/** What was said to the participants about the results. */
export const Outcome = z.object({
  text: z.string(),
  textEn: z.nullable(z.string()),
  toldAt: Instant,
  /** What the text is about; null where fewer answered than the threshold. */
  figures: z.nullable(z.object(summary)),
});
export type Outcome = z.output<typeof Outcome>;

/** A survey as the people who are asked see it. */
export const Survey = z.object({
  id: Id,
  kind: z.enum(surveyKinds),
  ...Words,
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  /** Nobody sees names; results are shown from `threshold` answers. */
  anonymous: z.boolean(),
  threshold: Count,
  /** Answers of text questions are shown from this number. */
  textThreshold: Count,
  /** Leaders see the results of their own people, above the threshold. */
  sharedWithLeaders: z.boolean(),
  multiResponse: z.boolean(),
  /** Promised for answering. */
  points: Amount,
  state: z.enum(surveyStates),
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  answered: z.boolean(),
  /** How long it takes. */
  minutes: Count,
  /** Who asks; null for the organisation. */
  askedBy: z.nullable(z.string()),
  outcome: z.nullable(Outcome),
  /** The first survey of its series; null if it is asked once. */
  seriesId: z.nullable(Id),
  /** Its place in the series, from 1. */
  wave: Count,
  createdAt: Instant,
});
export type Survey = z.output<typeof Survey>;

const form = { sections: z.array(Section), questions: z.array(Question) } as const;

/** People of one department or tenure whose results are shown alone, or joined with others. */
export const SurveyGroup = z.object({
  dimension: z.enum(dimensions),
  /** Name of the department, or the months `00-06`. */
  names: z.array(z.string()),
  people: Count,
  merged: z.boolean(),
});
export type SurveyGroup = z.output<typeof SurveyGroup>;

/** A survey to answer. */
export const SurveyForm = z.extend(Survey, {
  ...form,
  /** The groups by which the reader's answers are counted. */
  groups: z.array(SurveyGroup),
  thanks: z.nullable(z.string()),
  thanksEn: z.nullable(z.string()),
  /** The reader's last answers, where they can be changed. */
  myAnswers: z.array(Answer),
});
export type SurveyForm = z.output<typeof SurveyForm>;

/** A survey as administrators see it. */
export const OrgSurvey = z.extend(Survey, {
  active: z.boolean(),
  invited: Count,
  answers: Count,
  formId: z.nullable(Id),
  recognitionTypeId: z.nullable(Id),
  audience: z.nullable(PeopleAudience),
  repeats: z.nullable(z.enum(seriesIntervals)),
  /** Days after the opening on which people without an answer are reminded. */
  remindAfter: z.array(Count),
  /** The organisation's day on which the last reminder began; null before it and for leaders. */
  remindedOn: z.nullable(Day),
  publishedAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  editedAt: z.nullable(Instant),
  /** Closed for 30 days without an outcome. */
  owesOutcome: z.boolean(),
  /** What waits to be paid because the budget is empty, in points. */
  unpaid: Amount,
  steps: z.array(z.enum(surveySteps)),
  /** The own department of a leader, in lists; null where it is not shown alone, and for administrators. */
  team: z.nullable(z.object({ invited: Count, answered: Count, enps: z.nullable(z.int()) })),
});
export type OrgSurvey = z.output<typeof OrgSurvey>;
export const OrgSurveyForm = z.extend(OrgSurvey, {
  ...form,
  thanks: z.nullable(z.string()),
  thanksEn: z.nullable(z.string()),
});
export type OrgSurveyForm = z.output<typeof OrgSurveyForm>;

/** An invitation (contract entity `survey_assignment`). */
export const Invitation = z.object({
  id: Id,
  surveyId: Id,
  status: z.enum(invitationStates),
  createdAt: Instant,
});
export type Invitation = z.output<typeof Invitation>;
export const OrgInvitation = z.extend(Invitation, { user: PublicUser });

/** People and answers of one department at the launch; of an anonymous survey only these are shown. */
export const InvitedGroup = z.object({
  departmentId: z.nullable(Id),
  name: z.nullable(z.string()),
  invited: Count,
  answered: Count,
});
export type InvitedGroup = z.output<typeof InvitedGroup>;
export const Invited = z.extend(page(OrgInvitation), {
  withheld: z.nullable(z.enum(withheldReasons)),
  groups: z.array(InvitedGroup),
});
export type Invited = z.output<typeof Invited>;

/** A figure about the answers to one question. */
export const Figure = z.object({
  /** How many answered the question; null if withheld. */
  n: z.nullable(Count),
  withheld: z.nullable(z.enum(withheldReasons)),
  /** Answers by option, scale value or month; empty if withheld, and for texts and numbers. */
  counts: z.array(z.object({ value: z.string(), count: Count })),
  mean: z.nullable(z.number()),
  /** Percent; null for other questions, without answers, and if withheld. */
  favourable: z.nullable(z.int()),
  /** −100 to 100; only of an eNPS question. */
  enps: z.nullable(z.int()),
});
export type Figure = z.output<typeof Figure>;

/** People of one department or tenure, as they were at the launch. */
export const Segment = z.object({
  id: Id,
  dimension: z.enum(dimensions),
  /** The department; null for a tenure. */
  departmentId: z.nullable(Id),
  /** Name of the department, or the months `0-6`; segments that are too small are joined. */
  names: z.array(z.string()),
  invited: Count,
  answered: Count,
  withheld: z.nullable(z.enum(withheldReasons)),
});
export type Segment = z.output<typeof Segment>;

export const QuestionResult = z.object({
  question: Question,
  /** Of the chosen segment, else of all. */
  figure: Figure,
  /** Of the whole organisation, if a segment is chosen. */
  organization: z.nullable(Figure),
  /** Of the last wave. */
  lastWave: z.nullable(Figure),
  bySegment: z.array(z.object({ segmentId: Id, figure: Figure })),
});
export type QuestionResult = z.output<typeof QuestionResult>;

export const WaveFigure = z.object({
  surveyId: Id,
  wave: Count,
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  ...summary,
});
export type WaveFigure = z.output<typeof WaveFigure>;

/** Results of a survey: every figure with its n. */
export const SurveyResults = z.object({
  survey: OrgSurvey,
  /** Null for all. */
  segmentId: z.nullable(Id),
  invited: Count,
  answered: Count,
  /** No later answers change them. */
  isFinal: z.boolean(),
  segments: z.array(Segment),
  questions: z.array(QuestionResult),
  waves: z.array(WaveFigure),
});
export type SurveyResults = z.output<typeof SurveyResults>;

/** A response with its answers; of named surveys only (contract entity `survey_response`). */
export const OrgResponse = z.object({
  id: Id,
  surveyId: Id,
  user: z.nullable(PublicUser),
  answers: z.array(Answer),
  score: z.nullable(z.number()),
  pointsAwarded: Amount,
  createdAt: Instant,
});
export type OrgResponse = z.output<typeof OrgResponse>;

/** Responses, or for an anonymous survey none and the aggregate. */
export const Responses = z.extend(page(OrgResponse), {
  withheld: z.nullable(z.enum(withheldReasons)),
  aggregate: z.array(z.object({ questionId: Id, figure: Figure })),
});
export type Responses = z.output<typeof Responses>;

/** Answers of one text question, without names and in an order that says nothing. */
export const Comments = z.extend(page(z.object({ id: Id, text: z.string() })), {
  withheld: z.nullable(z.enum(withheldReasons)),
});

/** What the launch page says about an audience. */
export const AudiencePreview = z.object({
  people: Count,
  withoutAddress: Count,
  /** People who reach the limit of invitations a week with this survey. */
  overInvited: Count,
  segments: z.array(SurveyGroup),
});
export type AudiencePreview = z.output<typeof AudiencePreview>;
