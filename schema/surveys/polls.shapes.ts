/** A poll as its reader sees it (a survey of kind `poll`). */
import * as z from 'zod/mini';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { poll } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { pollActions, pollStates, resultChoices } from './polls.rules.ts';

/** One option of a poll. */
export const PollOption = z.object({
  id: Id,
  text: z.string(),
  /** Null while the reader may not see results. */
  votes: z.nullable(Count),
});
export type PollOption = z.output<typeof PollOption>;

export const Poll = z.object({
  id: Id,
  /** The post of the poll. */
  postId: Id,
  questionId: Id,
  question: z.string(),
  options: z.array(PollOption),
  /** Whether a voter may choose several options. */
  multiple: z.boolean(),
  /** Maximum choices for multiple choice; null means all options. */
  maxChoices: z.nullable(Count),
  /**
   * If true, no one can see who chose what; otherwise everyone who sees results can. Shown before the vote and
   * fixed by the first vote.
   */
  anonymous: z.boolean(),
  resultsShown: z.enum(resultChoices),
  state: z.enum(pollStates),
  /** The planned closing time. */
  endsAt: z.nullable(Instant),
  /** The actual closing time. */
  closedAt: z.nullable(Instant),
  /** Number of voters; each person has one ballot. */
  ballots: Count,
  /** The reader's choices; empty before the vote. */
  myOptionIds: z.array(Id),
  may: z.array(z.enum(pollActions)),
  createdAt: Instant,
});
export type Poll = z.output<typeof Poll>;

/** Unchecked text; `polls.rules.ts` holds the checks and their messages. */
const Text = z.string().check(z.maxLength(10_000));

/** The body of a new poll. */
export const PollInput = z.object({
  question: Text,
  options: z.array(Text).check(z.maxLength(10 * poll.maxOptions)),
  multiple: z._default(z.boolean(), false),
  maxChoices: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(poll.maxOptions)))),
  anonymous: z._default(z.boolean(), false),
  resultsShown: z._default(z.enum(resultChoices), 'after_vote'),
  endsAt: z.optional(z.nullable(Instant)),
});
export type PollInput = z.input<typeof PollInput>;

/** A patch by the author: any field before the first vote, afterwards only the end. */
export const PollChange = z.object({
  question: z.optional(Text),
  options: z.optional(z.array(Text).check(z.maxLength(10 * poll.maxOptions))),
  multiple: z.optional(z.boolean()),
  maxChoices: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(poll.maxOptions)))),
  anonymous: z.optional(z.boolean()),
  resultsShown: z.optional(z.enum(resultChoices)),
  endsAt: z.optional(z.nullable(Instant)),
  /** Closes the poll now. */
  closed: z.optional(z.literal(true)),
});
export type PollChange = z.input<typeof PollChange>;

/** A voter and the chosen options; never for an anonymous poll. */
export const Voter = z.object({ user: PublicUser, optionIds: z.array(Id) });
export type Voter = z.output<typeof Voter>;
