/** Challenges as the people who take part and administrators see them. Values are decimals with two places at most. */
import * as z from 'zod/mini';
import { Amount, Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PostAttachment } from '../posts/posts.shapes.ts';
import { PeopleAudience } from '../departments/audience.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  challengePictures,
  challengeProofStates,
  challengeRewards,
  challengeStates,
  challengeTypeIds,
  challengeWays,
} from './challenges.rules.ts';

/** A kind of activity (contract entity `challenge_type`). */
export const ChallengeType = z.object({
  id: z.enum(challengeTypeIds),
  name: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  unitEn: z.string(),
  fitness: z.boolean(),
});
export type ChallengeType = z.output<typeof ChallengeType>;

export const ChallengeCategory = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  icon: z.nullable(z.string()),
});
export type ChallengeCategory = z.output<typeof ChallengeCategory>;

/** The place of the reader in a challenge. */
export const OwnProgress = z.object({
  /** The sum of what counts. */
  total: z.number(),
  /** What the ranking compares: a sum, days of a habit, or percent above the own beginning; null while unknown. */
  score: z.nullable(z.number()),
  /** The mean of the own first days. */
  baseline: z.nullable(z.number()),
  /** Kept weeks of a habit, and the longest run of them. */
  weeks: Count,
  streak: Count,
  /** The reader is in the ranking. */
  ranked: z.boolean(),
  /** The reader may be named in the post of the winners. */
  named: z.boolean(),
  completedAt: z.nullable(Instant),
  reward: z.enum(challengeRewards),
});
export type OwnProgress = z.output<typeof OwnProgress>;

export const Challenge = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.string(),
  descriptionEn: z.nullable(z.string()),
  typeId: z.enum(challengeTypeIds),
  fitness: z.boolean(),
  category: z.nullable(ChallengeCategory),
  picture: z.nullable(z.enum(challengePictures)),
  way: z.enum(challengeWays),
  /** A sum, a value a day, a mean per member, or percent above the own beginning. */
  target: z.number(),
  unit: z.string(),
  /** Days of a week, and weeks to keep; of a habit only. */
  perWeek: z.nullable(Count),
  weeks: z.nullable(Count),
  /** Most that counts of a day. */
  cap: z.nullable(z.number()),
  points: Amount,
  proof: z.boolean(),
  startsOn: Day,
  endsOn: Day,
  /** From then on nothing can be entered. */
  closesAt: Instant,
  closedAt: z.nullable(Instant),
  state: z.enum(challengeStates),
  active: z.boolean(),
  archived: z.boolean(),
  participants: Count,
  /** Somebody entered a day: what is measured is fixed. */
  entered: z.boolean(),
  /** Null for others than administrators. */
  audience: z.nullable(PeopleAudience),
  /** Null if the reader does not take part. */
  own: z.nullable(OwnProgress),
  /** The post of the winners. */
  postId: z.nullable(Id),
  createdAt: Instant,
});
export type Challenge = z.output<typeof Challenge>;

/** A day of the reader. Above the cap, `counted` is less than `value`. */
export const ChallengeEntry = z.object({
  on: Day,
  value: z.number(),
  counted: z.number(),
  /** An administrator set it: the reader cannot enter that day any more. */
  corrected: z.boolean(),
});
export type ChallengeEntry = z.output<typeof ChallengeEntry>;

export const ChallengeProof = z.object({
  id: Id,
  challengeId: Id,
  challengeName: z.string(),
  challengeNameEn: z.nullable(z.string()),
  user: PublicUser,
  message: z.string(),
  files: z.array(PostAttachment),
  status: z.enum(challengeProofStates),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type ChallengeProof = z.output<typeof ChallengeProof>;
export const ChallengeProofs = page(ChallengeProof);

/** A line of the ranking: equal scores share a rank. */
export const RankedPerson = z.object({
  rank: Count,
  user: PublicUser,
  score: z.number(),
  total: z.number(),
  isMe: z.boolean(),
});
export type RankedPerson = z.output<typeof RankedPerson>;

/** A challenge with the reader's own days, oldest first, and the people next to the reader. */
export const ChallengeDetail = z.extend(Challenge, {
  /** The reader's own today. */
  today: Day,
  /** Days that the reader can enter now, oldest first; empty if none. */
  openDays: z.array(Day),
  entries: z.array(ChallengeEntry),
  proofHandedIn: z.nullable(ChallengeProof),
  /** Up to three places and the reader's neighbours, by rank. */
  head: z.array(RankedPerson),
  rankedPeople: Count,
  /** The single people of the audience; empty for others than administrators. */
  audiencePeople: z.array(PublicUser),
});
export type ChallengeDetail = z.output<typeof ChallengeDetail>;

/** What an entry did: `replaced` is the former value of the day. */
export const EnteredDay = z.object({
  entry: ChallengeEntry,
  replaced: z.nullable(z.number()),
});
export type EnteredDay = z.output<typeof EnteredDay>;

/** A page of the ranking, with the reader's line wherever it is. */
export const ChallengeRanking = z.extend(page(RankedPerson), { me: z.nullable(RankedPerson) });
export type ChallengeRanking = z.output<typeof ChallengeRanking>;

/** A department with the mean per member; departments of a single member are left out. */
export const ChallengeTeam = z.object({
  rank: Count,
  departmentId: Id,
  name: z.string(),
  members: Count,
  mean: z.number(),
  reached: z.boolean(),
  isMine: z.boolean(),
});
export type ChallengeTeam = z.output<typeof ChallengeTeam>;

/** A participant for administrators: sums, never days. */
export const ChallengePerson = z.object({
  id: Id,
  /** Null for a person who is not in the ranking. */
  rank: z.nullable(Count),
  user: PublicUser,
  total: z.number(),
  score: z.nullable(z.number()),
  completedAt: z.nullable(Instant),
  reward: z.enum(challengeRewards),
  joinedAt: Instant,
});
export type ChallengePerson = z.output<typeof ChallengePerson>;

/** What a challenge can cost at most, beside the budget. */
export const ChallengeCost = z.object({ people: Count, cost: Count, budget: z.int() });
export type ChallengeCost = z.output<typeof ChallengeCost>;
