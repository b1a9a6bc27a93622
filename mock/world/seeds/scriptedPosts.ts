/** What happens in every world, whatever its size: the newest thanks, and one of everything that can become of a post. */
import { day, hour, minute } from '../calendar.ts';
import type { Size } from '../plan.ts';

/** What became of a post: removed, put away, between few, reported and still open or hidden or kept, or with points added. */
export type Outcome = 'open' | 'boosted' | 'private' | 'filed' | 'removed' | 'reported' | 'hidden' | 'kept';

/** A recognition that has to happen. */
export interface ScriptedPost {
  /** How long ago, in ms. */
  readonly age: number;
  readonly outcome: Outcome;
  readonly isAboutEmployee?: true;
  /** Place of the sender among the personas. */
  readonly by?: number;
  /** With all that they have left to give. */
  readonly usesUp?: true;
  readonly isByOrganization?: true;
  /** Place of its badge among all, or among the organisation's where it is the sender. */
  readonly badge?: number;
}

const open = { outcome: 'open' } as const;

const always: readonly ScriptedPost[] = [
  // No demo opens on a quiet day.
  { age: 6 * minute, ...open },
  { age: 21 * minute, ...open, isAboutEmployee: true },
  { age: 48 * minute, ...open },
  { age: 5 * hour, ...open },
  { age: 1.2 * day, ...open, isAboutEmployee: true },
  { age: 2.5 * day, outcome: 'boosted', isAboutEmployee: true },
  { age: 4 * day, ...open, isAboutEmployee: true },
  { age: 7 * day, ...open, isAboutEmployee: true },
  // The employee's own year.
  { age: 20 * day, ...open, isAboutEmployee: true, isByOrganization: true, badge: 0 },
  { age: 55 * day, ...open, isAboutEmployee: true, badge: 0 },
  { age: 118 * day, ...open, isAboutEmployee: true, badge: 1 },
  { age: 12 * day, outcome: 'removed', isAboutEmployee: true },
  { age: 15 * day, outcome: 'private', isAboutEmployee: true },
  { age: 9 * day, ...open, by: 0 },
  { age: 33 * day, ...open, by: 0 },
  // What administrators have to look at, and have looked at.
  { age: 3 * day, outcome: 'reported' },
  { age: 4.5 * day, outcome: 'hidden' },
  { age: 26 * day, outcome: 'kept' },
  { age: 17 * day, outcome: 'filed' },
];

/** At the end of a month the personas have given nearly all that they had. */
const atMonthEnd: readonly ScriptedPost[] = [0, 1, 2].map((by) => ({
  age: (1.4 - by / 10) * day,
  ...open,
  by,
  usesUp: true,
}));

/** Badges that the organisation gives itself, one for so many posts. */
const ownBadgeEvery = 40;

/** The stories of an organisation with so many posts, which are at least 25. */
export const scriptedPosts = ({ posts, scene }: Size): readonly ScriptedPost[] => {
  const badges = Math.floor(posts / ownBadgeEvery);
  return [
    ...always,
    ...(scene === 'monthEnd' ? atMonthEnd : []),
    ...Array.from({ length: badges }, (_, place): ScriptedPost => ({
      age: (8 + (350 * place) / badges) * day,
      ...open,
      isByOrganization: true,
    })),
  ];
};
