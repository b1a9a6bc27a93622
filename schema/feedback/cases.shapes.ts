/** Suggestions and complaints as the person, a code and administrators see them. Days, never times. */
import * as z from 'zod/mini';
import { Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { caseKinds, caseStates, complaintCategories, suggestionCategories } from './cases.rules.ts';
import { Idea } from './ideas.shapes.ts';

export const caseCategories = [...new Set([...suggestionCategories, ...complaintCategories])] as const;
const Category = z.enum(caseCategories);

/** A file of a case; its bytes are asked for with the case and the key. */
export const CaseFile = z.object({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: Count,
});
export type CaseFile = z.output<typeof CaseFile>;

/** One message of a case, by its place in it. */
export const CaseMessage = z.object({
  place: Count,
  from: z.enum(['person', 'organization']),
  text: z.string(),
  files: z.array(CaseFile),
  on: Day,
  /** Who answered for the organisation; only administrators see it. */
  user: z.nullable(PublicUser),
});
export type CaseMessage = z.output<typeof CaseMessage>;

const facts = {
  kind: z.enum(caseKinds),
  subject: z.string(),
  category: Category,
  anonymous: z.boolean(),
  state: z.enum(caseStates),
  /** Why it was closed. */
  reason: z.nullable(z.string()),
  receivedOn: Day,
  answeredOn: z.nullable(Day),
  closedOn: z.nullable(Day),
  /** The day by which the organisation answers. */
  answerBy: Day,
} as const;
const words = { text: z.string(), files: z.array(CaseFile), thread: z.array(CaseMessage) } as const;

/** A case in the lists of administrators. */
export const OrgCaseCard = z.object({
  id: Id,
  ...facts,
  archived: z.boolean(),
  /** A clock has run out. */
  late: z.boolean(),
  /** Null without a name, and once the person was removed. */
  person: z.nullable(PublicUser),
  handler: z.nullable(PublicUser),
});
export type OrgCaseCard = z.output<typeof OrgCaseCard>;
export const OrgCases = page(OrgCaseCard);

/** An inner note; it never goes out. */
export const CaseNote = z.object({ id: Id, user: z.nullable(PublicUser), text: z.string(), at: Instant });
export type CaseNote = z.output<typeof CaseNote>;

/** The whole of a case for administrators. */
export const OrgCase = z.extend(OrgCaseCard, {
  ...words,
  involved: z.array(PublicUser),
  notes: z.array(CaseNote),
});
export type OrgCase = z.output<typeof OrgCase>;

/** What administrators get at `GET /suggestions`: suggestions, or ideas. */
export const OrgSuggestions = page(
  z.object({
    id: Id,
    kind: z.enum(['suggestion', 'idea']),
    suggestion: z.nullable(OrgCaseCard),
    idea: z.nullable(Idea),
  }),
);

/** A case with the name of the reader. */
export const MyCaseCard = z.object({ id: Id, ...facts });
export type MyCaseCard = z.output<typeof MyCaseCard>;
export const MyCases = page(MyCaseCard);
export const MyCase = z.extend(MyCaseCard, { ...words, mayAdd: z.boolean() });
export type MyCase = z.output<typeof MyCase>;

/** A case as its code opens it: no id of ours leaves with it. */
export const CaseFollowed = z.object({ ...facts, ...words, mayAdd: z.boolean() });
export type CaseFollowed = z.output<typeof CaseFollowed>;

/** The answer to a suggestion or a complaint; `id` only with a name. */
export const CaseSent = z.object({
  id: z.nullable(Id),
  kind: z.enum(caseKinds),
  anonymous: z.boolean(),
  receivedOn: Day,
  answerBy: Day,
});
export type CaseSent = z.output<typeof CaseSent>;

/** What changed, as it was told to everybody. */
export const FeedbackTold = z.object({
  id: Id,
  text: z.string(),
  textEn: z.nullable(z.string()),
  at: Instant,
});

/** What the organisation promises to those who speak. */
export const FeedbackPromise = z.object({
  /** Somebody may read cases. */
  maySend: z.boolean(),
  /** Everybody who may read them, by name, up to fifty. */
  readers: z.array(PublicUser),
  receivedDays: Count,
  answerDays: Count,
  keepMonths: Count,
  /** Newest first. */
  told: z.array(FeedbackTold),
});
export type FeedbackPromise = z.output<typeof FeedbackPromise>;

/** Figures that would tell too little of too few are null. */
export const CaseFigures = z.object({
  threshold: Count,
  states: z.array(z.object({ state: z.enum(caseStates), count: z.nullable(Count) })),
  categories: z.array(z.object({ category: Category, count: z.nullable(Count) })),
});
export type CaseFigures = z.output<typeof CaseFigures>;
