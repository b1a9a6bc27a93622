/** A poll as its reader sees it (a survey of kind `poll`, A08; design §8). */
import * as z from 'zod/mini';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { poll } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { pollActions, pollStates, resultChoices } from './polls.rules.ts';

/** One of the answers to choose from. */
export const PollOption = z.object({
  id: Id,
  text: z.string(),
  /** Null as long as the reader may not see results. */
  votes: z.nullable(Count),
});
export type PollOption = z.output<typeof PollOption>;

export const Poll = z.object({
  id: Id,
  /** The post that carries it. */
  postId: Id,
  questionId: Id,
  question: z.string(),
  options: z.array(PollOption),
  /** More than one may be chosen. */
  multiple: z.boolean(),
  /** At most so many of a multiple one; as many as there are where null. */
  maxChoices: z.nullable(Count),
  /** Nobody learns who chose what; else everybody who sees results does. Said before the vote, and fixed by it. */
  anonymous: z.boolean(),
  resultsShown: z.enum(resultChoices),
  state: z.enum(pollStates),
  /** When it closes by itself. */
  endsAt: z.nullable(Instant),
  /** When it did, or was closed. */
  closedAt: z.nullable(Instant),
  /** How many people have voted; one ballot a person. */
  ballots: Count,
  /** What the reader chose, none before. */
  myOptionIds: z.array(Id),
  may: z.array(z.enum(pollActions)),
  createdAt: Instant,
});
export type Poll = z.output<typeof Poll>;

/** Words, still unchecked: what is wrong with them is said in the sentences of `polls.rules.ts`. */
const Text = z.string().check(z.maxLength(10_000));

/** A poll as its author writes it. */
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

/** What its author changes: anything until the first vote, afterwards only when it ends. */
export const PollChange = z.object({
  question: z.optional(Text),
  options: z.optional(z.array(Text).check(z.maxLength(10 * poll.maxOptions))),
  multiple: z.optional(z.boolean()),
  maxChoices: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(poll.maxOptions)))),
  anonymous: z.optional(z.boolean()),
  resultsShown: z.optional(z.enum(resultChoices)),
  endsAt: z.optional(z.nullable(Instant)),
  /** Closes it now. */
  closed: z.optional(z.literal(true)),
});
export type PollChange = z.input<typeof PollChange>;

/** Who voted for what; never of an anonymous poll. */
export const Voter = z.object({ user: PublicUser, optionIds: z.array(Id) });
export type Voter = z.output<typeof Voter>;
