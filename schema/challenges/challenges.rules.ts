/** What holds for every challenge: its ways to win, its days and its states. */
import { dayAfter, daysBetween } from '../users/celebrations.rules.ts';

/**
 * `target`: a sum to reach. `habit`: a value a day on so many days of a week. `team`: a mean per member of a department.
 * `own_beginning`: so many percent above the mean of one's own first days.
 */
export const challengeWays = ['target', 'habit', 'team', 'own_beginning'] as const;
export type ChallengeWay = (typeof challengeWays)[number];

/** `counting`: its last day has passed, and late entries still count. `closed`: nothing changes any more. */
export const challengeStates = ['coming', 'running', 'counting', 'closed'] as const;
export type ChallengeState = (typeof challengeStates)[number];

/** `proof`: waits for an approved proof. `due`: waits for the budget. */
export const challengeRewards = ['none', 'proof', 'due', 'paid'] as const;
export type ChallengeReward = (typeof challengeRewards)[number];

export const challengeProofStates = ['submitted', 'approved', 'sent_back', 'withdrawn'] as const;
export type ChallengeProofState = (typeof challengeProofStates)[number];

/** Illustrations of the product for challenges. */
export const challengePictures = ['steps', 'ride', 'water', 'sleep', 'read', 'calm', 'team'] as const;

export const challengeLimits = {
  /** Days back that can be entered. */
  daysBack: 7,
  /** How long after the end of the last day entries count, in ms. */
  lateMs: 172_800_000,
  /** First entered days of a person that are the own beginning. */
  beginning: 5,
  /** Longest challenge in days. */
  days: 366,
  /** Largest value of a day and of a target. */
  value: 10_000_000,
  /** Largest target in percent above the own beginning. */
  percent: 1_000,
  /** How long after the close people can still be named in the post of the winners, in ms. */
  postMs: 2_592_000_000,
  /** People named in that post. */
  winners: 100,
  /** Files of a proof. */
  files: 5,
} as const;

/** Kinds of activity; the product brings them, so that every organisation has them. */
export const challengeTypes = [
  { id: 'steps', name: 'Pasos', nameEn: 'Steps', unit: 'pasos', unitEn: 'steps', fitness: true },
  { id: 'cycling', name: 'Bicicleta', nameEn: 'Cycling', unit: 'km', unitEn: 'km', fitness: true },
  {
    id: 'movement',
    name: 'Movimiento',
    nameEn: 'Movement',
    unit: 'minutos',
    unitEn: 'minutes',
    fitness: true,
  },
  { id: 'water', name: 'Agua', nameEn: 'Water', unit: 'vasos', unitEn: 'glasses', fitness: false },
  { id: 'reading', name: 'Lectura', nameEn: 'Reading', unit: 'minutos', unitEn: 'minutes', fitness: false },
  { id: 'pause', name: 'Pausas', nameEn: 'Breaks', unit: 'pausas', unitEn: 'breaks', fitness: false },
  { id: 'other', name: 'Otro', nameEn: 'Other', unit: 'veces', unitEn: 'times', fitness: false },
] as const;
export const challengeTypeIds = challengeTypes.map(({ id }) => id);

/** Weeks of a challenge; the last one may be shorter. */
export const weeksOf = (startsOn: string, endsOn: string): number =>
  Math.ceil((daysBetween(startsOn, endsOn) + 1) / 7);

/** The instant from which nobody can enter anything: late entries end where the last day ends last on earth. */
export const closesAfter = (endsOn: string): string =>
  new Date(Date.parse(dayAfter(endsOn, 1)) + 12 * 3_600_000 + challengeLimits.lateMs).toISOString();

export type DayFault =
  | 'challenge_day_ahead'
  | 'challenge_day_old'
  | 'challenge_day_outside'
  | 'challenge_day_corrected';

/** Why a day cannot be entered on a person's own day `today`; undefined if it can. Administrators go further back. */
export function dayFault(
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  on: string,
  today: string,
  daysBack: number = challengeLimits.daysBack,
): DayFault | undefined {
  if (on > today) return 'challenge_day_ahead';
  if (on < startsOn || on > endsOn) return 'challenge_day_outside';
  return daysBetween(on, today) > daysBack ? 'challenge_day_old' : undefined;
}

/** The state on a person's own day. */
export const challengeStateOf = (
  {
    startsOn,
    endsOn,
    closedAt,
  }: { readonly startsOn: string; readonly endsOn: string; readonly closedAt: string | null },
  today: string,
): ChallengeState =>
  closedAt !== null ? 'closed' : today < startsOn ? 'coming' : today <= endsOn ? 'running' : 'counting';
