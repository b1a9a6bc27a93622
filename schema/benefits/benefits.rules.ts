/** What holds for every benefit and coverage: states, limits, and the days of a coverage. */
import { daysBetween } from '../users/celebrations.rules.ts';

/** `waiting`: it is not decided; `delivered`: the person has it. */
export const benefitSubmissionStates = ['waiting', 'approved', 'refused', 'withdrawn', 'delivered'] as const;
export type BenefitSubmissionState = (typeof benefitSubmissionStates)[number];

/** Submissions that take a place of a limited benefit. */
export const placedStates = ['waiting', 'approved', 'delivered'] as const;
/** Submissions after which nobody asks again until they are over. */
export const openStates = ['waiting', 'approved'] as const;

/** Where a benefit is for administrators. `off`: switched off; `planned` and `over`: outside its window. */
export const orgBenefitStates = ['open', 'planned', 'over', 'off', 'archived'] as const;
export type OrgBenefitState = (typeof orgBenefitStates)[number];

/** How often a person may have a benefit. */
export const benefitOnce = ['ever', 'year'] as const;

export const benefitLimits = {
  /** Benefits of an organisation. */
  benefits: 500,
  stock: 1_000_000,
  serviceMonths: 600,
  description: 2_000,
  /** Worth, delivery and category. */
  words: 300,
  note: 1_000,
  /** Departments, countries, people or groups of one list. */
  ids: 500,
  /** Own submissions that a card shows. */
  shown: 3,
  /** Days before the end of a coverage on which its person is told. */
  endingDays: 30,
  /** Hours in which a bulk assignment can be undone. */
  undoHours: 24,
} as const;

/** The state of a submission by its decision. */
export const submissionStateOf = ({
  state,
  carriedOutAt,
}: {
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  readonly carriedOutAt: string | null;
}): BenefitSubmissionState => (state === 'approved' && carriedOutAt !== null ? 'delivered' : state);

/** The state of a benefit on a day of the organisation. */
export function orgBenefitStateOf(
  {
    active,
    archived,
    startsOn,
    endsOn,
  }: {
    readonly active: boolean;
    readonly archived: boolean;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  },
  today: string,
): OrgBenefitState {
  if (archived) return 'archived';
  if (!active) return 'off';
  if (endsOn !== null && endsOn < today) return 'over';
  return startsOn !== null && startsOn > today ? 'planned' : 'open';
}

interface Days {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** The days on which a person is covered: never outside those of the coverage. */
export function coveredDays(coverage: Days, own: Days): Days {
  const later = [coverage.startsOn, own.startsOn].filter((day) => day !== null).toSorted();
  const sooner = [coverage.endsOn, own.endsOn].filter((day) => day !== null).toSorted();
  return { startsOn: later.at(-1) ?? null, endsOn: sooner[0] ?? null };
}

/** Whether these days hold today, and the days until the last one; null without one, and once it is over. */
export const validityOf = (
  { startsOn, endsOn }: Days,
  today: string,
): { readonly valid: boolean; readonly endsInDays: number | null } => ({
  valid: (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn),
  endsInDays: endsOn === null || endsOn < today ? null : daysBetween(today, endsOn),
});
