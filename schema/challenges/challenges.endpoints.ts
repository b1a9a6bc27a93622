/** Calls about challenges (spec §7 "Challenges and goals"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Day, Id, Keywords, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { surveyLimits, textLength } from '../limits.parts.ts';
import {
  challengeLimits,
  challengePictures,
  challengeProofStates,
  challengeTypeIds,
  challengeWays,
} from './challenges.rules.ts';
import {
  Challenge,
  ChallengeCategory,
  ChallengeCost,
  ChallengeDetail,
  ChallengePerson,
  ChallengeProof,
  ChallengeProofs,
  ChallengeRanking,
  ChallengeTeam,
  ChallengeType,
  EnteredDay,
} from './challenges.shapes.ts';

/** A decimal with at most two places. */
const Value = z.number().check(z.gte(0), z.lte(challengeLimits.value), z.multipleOf(0.01));
const Target = z.number().check(z.gte(0.01), z.lte(challengeLimits.value), z.multipleOf(0.01));
const Text = z.string().check(z.trim(), z.maxLength(textLength.terms));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const NameEnglish = z.optional(z.nullable(Text.check(z.maxLength(textLength.name))));
const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));
const PerWeek = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(7))));
const Weeks = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(53))));

const audience = { departmentIds: Ids, groupIds: Ids, userIds: Ids } as const;
const optional = {
  nameEn: NameEnglish,
  description: z.optional(Text),
  descriptionEn: z.optional(z.nullable(Text)),
  categoryId: z.optional(z.nullable(Id)),
  picture: z.optional(z.nullable(z.enum(challengePictures))),
  /** Of a habit only: days of a week, and weeks to keep (all by default). */
  perWeek: PerWeek,
  weeks: Weeks,
  cap: z.optional(z.nullable(Target)),
  proof: z.optional(z.boolean()),
  ...audience,
} as const;
const Unit = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

const see = { can: 'challenges.join', module: 'admin_retos' } as const;
const manage = { can: 'challenges.manage', module: 'admin_retos' } as const;

export const challengeEndpoints = endpoints({
  /** Active ones for the reader, and those that the reader joined. Administrators see all, unless they pass `own`. */
  list: {
    route: 'GET /org/fitness/challenges',
    query: z.object({
      active: z.optional(z.boolean()),
      archived: z.optional(z.boolean()),
      own: z.optional(z.boolean()),
      way: z.optional(z.enum(challengeWays)),
      keywords: Keywords,
    }),
    reply: z.array(Challenge),
    ...see,
    origin: 'spec',
  },
  create: {
    route: 'POST /org/challenge/create',
    body: z.object({
      name: Name,
      typeId: z.enum(challengeTypeIds),
      way: z.enum(challengeWays),
      target: Target,
      unit: Unit,
      points: Amount,
      startsOn: Day,
      endsOn: Day,
      ...optional,
    }),
    reply: Challenge,
    ...manage,
    origin: 'spec',
  },
  /** Once somebody entered a day, only words, picture, category, more points and a later end can change. */
  update: {
    route: 'PATCH /org/challenge/update',
    body: edit(
      z.object({
        id: Id,
        name: z.optional(Name),
        typeId: z.optional(z.enum(challengeTypeIds)),
        way: z.optional(z.enum(challengeWays)),
        target: z.optional(Target),
        unit: z.optional(Unit),
        points: z.optional(Amount),
        startsOn: z.optional(Day),
        endsOn: z.optional(Day),
        ...optional,
      }),
    ),
    reply: Challenge,
    ...manage,
    origin: 'spec',
  },
  /** Sets `active`, or flips it. Raises 409 if it is already so. */
  toggleActive: {
    route: 'PATCH /org/challenge/active_status/toggle',
    body: z.object({ id: Id, active: z.optional(z.boolean()) }),
    reply: Challenge,
    ...manage,
    origin: 'spec',
  },
  toggleArchived: {
    route: 'PATCH /org/challenge/archived/toggle',
    body: z.object({ id: Id, archived: z.optional(z.boolean()) }),
    reply: Challenge,
    ...manage,
    origin: 'spec',
  },
  categories: {
    route: 'GET /org/challenge_category/list',
    reply: z.array(ChallengeCategory),
    ...see,
    origin: 'spec',
  },
  /** Names are unique (422). */
  createCategory: {
    route: 'POST /org/challenge_category/create',
    body: z.object({
      name: Name,
      nameEn: NameEnglish,
      icon: z.optional(z.nullable(Text.check(z.maxLength(textLength.name)))),
    }),
    reply: ChallengeCategory,
    ...manage,
    origin: 'spec',
  },
  types: { route: 'GET /org/challenge_type/list', reply: z.array(ChallengeType), ...see, origin: 'spec' },
  /** The highest possible cost before a challenge is made. */
  cost: {
    route: 'POST /org/challenge/cost',
    kind: 'read',
    body: z.object({ points: Amount, ...audience }),
    reply: ChallengeCost,
    ...manage,
    origin: 'ours',
  },
  challenge: { route: 'GET /challenge/{id}', reply: ChallengeDetail, ...see, origin: 'ours' },
  /** Joins, or changes the choices of a person who has joined. */
  join: {
    route: 'POST /challenge/{id}/join',
    body: z.object({ ranked: z._default(z.boolean(), true), named: z._default(z.boolean(), false) }),
    reply: ChallengeDetail,
    ...see,
    origin: 'ours',
  },
  /** Takes the name out at once; days stay for a person who joins again. */
  leave: {
    route: 'POST /challenge/{id}/leave',
    body: z.object({}),
    reply: ChallengeDetail,
    ...see,
    origin: 'ours',
  },
  /** Enters a day of the person's own time zone; a second entry of the day replaces the first. */
  enter: {
    route: 'POST /challenge/{id}/entry',
    body: z.object({ on: Day, value: Value }),
    reply: EnteredDay,
    ...see,
    origin: 'ours',
  },
  ranking: {
    route: 'GET /challenge/{id}/ranking',
    query: z.object({ page: PageNumber }),
    reply: ChallengeRanking,
    ...see,
    origin: 'ours',
  },
  teams: { route: 'GET /challenge/{id}/teams', reply: z.array(ChallengeTeam), ...see, origin: 'ours' },
  handIn: {
    route: 'POST /challenge/{id}/proof',
    body: z.object({
      message: Text,
      /** Keys of the caller's finished uploads (`task-attachment`). */
      fileKeys: z._default(z.array(z.string()).check(z.maxLength(challengeLimits.files)), []),
    }),
    reply: ChallengeDetail,
    ...see,
    origin: 'ours',
  },
  withdrawProof: {
    route: 'PATCH /challenge_proof/{id}/withdraw',
    body: z.object({}),
    reply: ChallengeDetail,
    ...see,
    origin: 'ours',
  },
  proofs: {
    route: 'GET /org/challenge_proofs',
    query: z.object({
      page: PageNumber,
      challengeId: z.optional(Id),
      status: z.optional(z.enum(challengeProofStates)),
    }),
    reply: ChallengeProofs,
    ...manage,
    origin: 'ours',
  },
  approveProof: {
    route: 'PATCH /challenge_proof/{id}/approve',
    body: z.object({}),
    reply: ChallengeProof,
    ...manage,
    origin: 'ours',
  },
  sendProofBack: {
    route: 'PATCH /challenge_proof/{id}/send_back',
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.description)),
    }),
    reply: ChallengeProof,
    ...manage,
    origin: 'ours',
  },
  people: {
    route: 'GET /org/challenge/{id}/people',
    query: z.object({ page: PageNumber, perPage: PerPage }),
    reply: page(ChallengePerson),
    ...manage,
    origin: 'ours',
  },
  /** Sets a day of a participant until the challenge is closed; the person cannot enter that day any more. */
  correct: {
    route: 'PATCH /org/challenge/{id}/entry',
    body: z.object({ userId: Id, on: Day, value: Value }),
    reply: ChallengePerson,
    ...manage,
    origin: 'ours',
  },
});
