/**
 * Posts that every world contains, whatever its size: the newest recognitions, and one post of each outcome.
 */
import { day, hour, minute } from '../calendar.ts';
import type { Size } from '../plan.ts';

/** The outcome of a post: removed, filed, private, reported (and open, hidden or kept), or boosted. */
export type Outcome = 'open' | 'boosted' | 'private' | 'filed' | 'removed' | 'reported' | 'hidden' | 'kept';

/** A recognition that every world contains. */
export interface ScriptedPost {
  /** Age in ms. */
  readonly age: number;
  readonly outcome: Outcome;
  readonly isAboutEmployee?: true;
  /** Index of the sender among the personas. */
  readonly by?: number;
  /** The sender gives all remaining points. */
  readonly usesUp?: true;
  readonly isByOrganization?: true;
  /**
   * Index of its badge among all badges; if the organisation is the sender, among the organisation's badges.
   */
  readonly badge?: number;
}

const open = { outcome: 'open' } as const;

const always: readonly ScriptedPost[] = [
  // A demo always has posts of today.
  { age: 6 * minute, ...open },
  { age: 21 * minute, ...open, isAboutEmployee: true },
  { age: 48 * minute, ...open },
  { age: 5 * hour, ...open },
  { age: 1.2 * day, ...open, isAboutEmployee: true },
  { age: 2.5 * day, outcome: 'boosted', isAboutEmployee: true },
  { age: 4 * day, ...open, isAboutEmployee: true },
  { age: 7 * day, ...open, isAboutEmployee: true },
  // Posts about and by the employee through the year.
  { age: 20 * day, ...open, isAboutEmployee: true, isByOrganization: true, badge: 0 },
  { age: 55 * day, ...open, isAboutEmployee: true, badge: 0 },
  { age: 118 * day, ...open, isAboutEmployee: true, badge: 1 },
  { age: 12 * day, outcome: 'removed', isAboutEmployee: true },
  { age: 15 * day, outcome: 'private', isAboutEmployee: true },
  { age: 9 * day, ...open, by: 0 },
  { age: 33 * day, ...open, by: 0 },
  // Reported posts, open and decided.
  { age: 3 * day, outcome: 'reported' },
  { age: 4.5 * day, outcome: 'hidden' },
  { age: 26 * day, outcome: 'kept' },
  { age: 17 * day, outcome: 'filed' },
];

/** At the end of a month the personas have given nearly all their points. */
const atMonthEnd: readonly ScriptedPost[] = [0, 1, 2].map((by) => ({
  age: (1.4 - by / 10) * day,
  ...open,
  by,
  usesUp: true,
}));

/** One badge of the organisation for this many posts. */
const ownBadgeEvery = 40;

/** The scripted posts of an organisation with at least 25 posts. */
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
