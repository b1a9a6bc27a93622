/** Challenges, the people in them, their days and their proofs. Values are whole hundredths. */
import type {
  challengePictures,
  ChallengeProofState,
  ChallengeReward,
  ChallengeWay,
} from '#schema/challenges/challenges.rules.ts';
import type { ChallengeType } from '#schema/challenges/challenges.shapes.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const challengeCategories = table(
  'challenge_categories',
  { name: text(), nameEn: orNull(text()), icon: orNull(text()) },
  { unique: [['name']] },
);

export const challenges = table(
  'challenges',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    typeId: text<ChallengeType['id']>(),
    categoryId: orNull(text()),
    picture: orNull(text<(typeof challengePictures)[number]>()),
    way: text<ChallengeWay>(),
    target: int(),
    unit: text(),
    perWeek: orNull(int()),
    weeks: orNull(int()),
    cap: orNull(int()),
    points: int(),
    proof: bool(),
    audience: json<PeopleAudience>(),
    startsOn: text(),
    endsOn: text(),
    closesAt: text(),
    closedAt: orNull(text()),
    active: bool(),
    archived: bool(),
    /** Somebody entered a day. */
    entered: bool(),
    postId: orNull(text()),
    createdBy: text(),
    createdAt: text(),
  },
  { indexes: [['createdAt'], ['closedAt', 'closesAt']] },
);

/** A person who joined. Leaving keeps the row. */
export const challengePeople = table(
  'challenge_people',
  {
    challengeId: text(),
    userId: text(),
    /** Of the day of joining; moving changes no team. */
    departmentId: orNull(text()),
    joinedAt: text(),
    leftAt: orNull(text()),
    /** Wants to be in the ranking, and may be named among the winners. */
    ranked: bool(),
    named: bool(),
    /** In the ranking: present, wants it, and has a score. */
    standing: bool(),
    total: int(),
    /** 0 while there is none; `standing` says so. */
    score: int(),
    hasScore: bool(),
    baseline: orNull(int()),
    weeks: int(),
    streak: int(),
    completedAt: orNull(text()),
    reward: text<ChallengeReward>(),
    /** The last reminder: -1 none, 1 of the beginning, 2 of the end (`reminders.ts`). */
    told: int(),
  },
  {
    unique: [['challengeId', 'userId']],
    indexes: [
      ['userId', 'leftAt'],
      ['challengeId', 'leftAt', 'departmentId'],
      ['challengeId', 'standing', 'score'],
      ['challengeId', 'told'],
      ['challengeId', 'reward'],
      ['reward'],
      ['joinedAt'],
    ],
  },
);

/** One value a person and day. */
export const challengeEntries = table(
  'challenge_entries',
  {
    personId: text(),
    userId: text(),
    on: text(),
    value: int(),
    enteredAt: text(),
    /** An administrator set it. */
    corrected: bool(),
  },
  { unique: [['personId', 'on']], indexes: [['userId']] },
);

export const challengeProofs = table(
  'challenge_proofs',
  {
    challengeId: text(),
    personId: text(),
    userId: text(),
    message: text(),
    fileKeys: json<readonly string[]>(),
    status: text<ChallengeProofState>(),
    reason: orNull(text()),
    decidedBy: orNull(text()),
    decidedAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [
      ['personId', 'createdAt'],
      ['userId'],
      ['status', 'createdAt'],
      ['challengeId', 'status', 'createdAt'],
    ],
  },
);
