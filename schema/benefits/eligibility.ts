/** Why a person cannot ask for a benefit now, and when that changes: the same on the page and on the server. */
import { monthsBetween } from '../surveys/tenure.ts';
import { openStates, type BenefitSubmissionState } from './benefits.rules.ts';

/** Reasons in the order in which they are given. */
export const eligibilityCodes = [
  'archived_or_off',
  'benefit_over',
  'benefit_not_open',
  'benefit_service',
  'benefit_department',
  'benefit_country',
  'benefit_asked',
  'benefit_once',
  'benefit_this_year',
  'benefit_none_left',
] as const;
export type EligibilityCode = (typeof eligibilityCodes)[number];

/** Who may ask. An empty list means everybody; `once`: how often a person may have it. */
export interface BenefitConditions {
  readonly serviceMonths: number | null;
  readonly departmentIds: readonly string[];
  readonly countryIds: readonly string[];
  readonly once: 'ever' | 'year' | null;
}

export interface EligibleBenefit {
  readonly active: boolean;
  readonly archived: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly conditions: BenefitConditions;
}

export interface EligiblePerson {
  /** The first day of work. */
  readonly admissionDate: string | null;
  readonly departmentId: string | null;
  readonly countryId: string | null;
}

/** What the person asked of this benefit, with the day in the zone of the organisation. */
export interface AskedBefore {
  readonly state: BenefitSubmissionState;
  readonly on: string;
}

export interface EligibilityReason {
  readonly code: EligibilityCode;
  /** The day on which it changes by itself. */
  readonly day: string | null;
  /** Of `benefit_service`: the months that are asked for. */
  readonly months: number | null;
  /** Departments or countries of the condition; ids until they are shown. */
  readonly names: string[];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The first day on which a person has worked this many months. */
export function serviceDay(admissionDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = admissionDate.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const monthOf = (at: number): string =>
    `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}`;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return day <= last ? `${monthOf(index)}-${two(day)}` : `${monthOf(index + 1)}-01`;
}

/** The reasons why a person cannot ask today, in the order of their codes; empty if they may. `left`: null if unlimited. */
export function eligibilityOf(
  { active, archived, startsOn, endsOn, conditions }: EligibleBenefit,
  { admissionDate, departmentId, countryId }: EligiblePerson,
  asked: readonly AskedBefore[],
  left: number | null,
  today: string,
): EligibilityReason[] {
  const { serviceMonths, departmentIds, countryIds, once } = conditions;
  const reasons: EligibilityReason[] = [];
  const add = (code: EligibilityCode, said: Partial<Omit<EligibilityReason, 'code'>> = {}): void => {
    reasons.push({ code, day: null, months: null, names: [], ...said });
  };
  const lacks = (ids: readonly string[], own: string | null): boolean =>
    ids.length > 0 && (own === null || !ids.includes(own));

  if (!active || archived) add('archived_or_off');
  if (endsOn !== null && endsOn < today) add('benefit_over');
  if (startsOn !== null && startsOn > today) add('benefit_not_open', { day: startsOn });
  if (
    serviceMonths !== null &&
    (admissionDate === null || monthsBetween(admissionDate, today) < serviceMonths)
  )
    add('benefit_service', {
      months: serviceMonths,
      day: admissionDate === null ? null : serviceDay(admissionDate, serviceMonths),
    });
  if (lacks(departmentIds, departmentId)) add('benefit_department', { names: [...departmentIds] });
  if (lacks(countryIds, countryId)) add('benefit_country', { names: [...countryIds] });
  if (asked.some(({ state }) => openStates.some((open) => open === state))) add('benefit_asked');
  const had = asked.filter(({ state }) => state === 'approved' || state === 'delivered');
  const year = today.slice(0, 4);
  if (once === 'ever' && had.length > 0) add('benefit_once');
  if (once === 'year' && had.some(({ on }) => on.startsWith(year)))
    add('benefit_this_year', { day: `${String(Number(year) + 1)}-01-01` });
  if (left !== null && left <= 0) add('benefit_none_left');
  return reasons;
}
