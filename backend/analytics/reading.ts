/** What a call of analytics is about: whose figures a reader sees, which days, and which filters hold. */
import { dayAfter, dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import {
  analyticsLimits,
  isPartKind,
  type AnalyticsScope,
  type FigureKind,
} from '#schema/analytics/analytics.rules.ts';
import type { About } from '#schema/analytics/analytics.shapes.ts';
import { threshold } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { teamsOf } from '../departments/leaders.ts';
import { countedShare, pastRows, pastThanks } from '../facts/past.ts';
import type { FactScope } from '../facts/read.ts';
import type { Days } from '../facts/periods.ts';
import type { Context } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments } from '../people/users.tables.ts';

export interface Asked {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly countryId?: string | undefined;
  /** The figures that are read, where taking part is among them: it is counted after all others. */
  readonly kinds?: readonly FigureKind[];
}

/** What is known of a reader: a call's, or a person's to whom a job tells numbers. */
export type Asking = Pick<Context, 'store' | 'language' | 'now' | 'at' | 'me'>;

export interface Reading<C extends Asking = Asking> extends Days {
  readonly context: C;
  readonly scope: AnalyticsScope;
  /** The people of the reader; empty for the whole organisation. */
  readonly ids: readonly string[];
  /** For readers who may not see the organisation's figures: everything is promised, and nothing private counts. */
  readonly isPublished: boolean;
  readonly departmentId: string | null;
  readonly countryId: string | null;
  readonly facts: FactScope;
  readonly timezone: string;
  readonly today: string;
  readonly about: About;
}

const years = { minimum: 2000, maximum: 2100 } as const;
const monthsBefore = (day: string, months: number): string => {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
};

/** The days asked for; the last twelve months with the current one, unless said otherwise. Throws 422. */
function daysOf({ language }: Asking, { startDate, endDate }: Asked, today: string, fields: Fields): Days {
  const findings = new ValidationErrors(language);
  for (const [field, day] of [
    [fields[0], startDate],
    [fields[1], endDate],
  ] as const) {
    const year = Number(day?.slice(0, 4) ?? years.minimum);
    if (year < years.minimum || year > years.maximum) findings.add(field, 'analytics_year', years);
  }
  findings.throwIfAny();
  const end = endDate ?? (startDate !== undefined && startDate > today ? startDate : today);
  const start = startDate ?? monthsBefore(end, analyticsLimits.usualMonths - 1);
  const longest = `${Number(start.slice(0, 4)) + analyticsLimits.years}${start.slice(4)}`;
  if (end < start) findings.add(fields[1], 'dates_reversed');
  else if (end >= longest) findings.add(fields[1], 'analytics_years', { maximum: analyticsLimits.years });
  findings.throwIfAny();
  return { startDate: start, endDate: end };
}

type Fields = readonly [start: string, end: string];

const scopeOf = ({ me }: Asking): AnalyticsScope =>
  may(me.userType, 'analytics.manage') ? 'organization' : me.userType === 'manager' ? 'people' : 'own';

/** The people whom a manager leads; oneself is not among them. */
async function peopleOf({ store, me }: Asking, scope: AnalyticsScope): Promise<readonly string[]> {
  if (scope === 'organization') return [];
  if (scope === 'own') return [me.id];
  return (await teamsOf(store, [me.id])).get(me.id) ?? [];
}

/** Facts of a reader: of their people, or of the organisation narrowed by department and country. */
export function factsOf(
  scope: AnalyticsScope,
  ids: readonly string[],
  departmentId: string | null,
  countryId: string | null,
): FactScope {
  if (scope !== 'organization') return { kind: 'people', ids };
  if (departmentId !== null)
    return { kind: 'department', departmentId, ...(countryId === null ? {} : { countryId }) };
  return countryId === null ? { kind: 'all' } : { kind: 'country', countryId };
}

/**
 * Reads what a call is about. Throws 404 for a department that does not exist, and 422 for impossible days. A
 * published analytic is about the organisation, for all of its readers.
 */
export async function readingOf<C extends Asking>(
  context: C,
  asked: Asked,
  fields: Fields = ['startDate', 'endDate'],
  isPublished = false,
): Promise<Reading<C>> {
  const { store, language, now, at } = context;
  const timezone = await timezoneOf(store);
  const today = dayAt(now, timezone);
  const { startDate, endDate } = daysOf(context, asked, today, fields);
  if (asked.departmentId !== undefined) {
    const { rows } = await store.list(departments, { where: { id: asked.departmentId }, limit: 1 });
    if (rows.length === 0) throw domainError('not_found', language);
  }
  const scope = isPublished ? 'organization' : scopeOf(context);
  const filters = scope === 'organization' ? asked : {};
  const { departmentId = null, countryId = null } = filters;
  const ids = await peopleOf(context, scope);
  return {
    context,
    scope,
    ids,
    isPublished,
    startDate,
    endDate,
    departmentId,
    countryId,
    facts: factsOf(scope, ids, departmentId, countryId),
    timezone,
    today,
    about: {
      scope,
      startDate,
      endDate,
      departmentId,
      countryId,
      isUnfinished: endDate >= today,
      isNarrowed:
        scope !== 'organization' && (asked.departmentId !== undefined || asked.countryId !== undefined),
      counted: await countedShare(store, asked.kinds?.some(isPartKind) === true ? pastRows : pastThanks),
      asOf: at,
      timezone,
      threshold: threshold.usual,
    },
  };
}

/** The same reading over other days. */
export const over = (reading: Reading, { startDate, endDate }: Days): Reading => ({
  ...reading,
  startDate,
  endDate,
});

const isFirst = (day: string): boolean => day.endsWith('-01');

/**
 * The days before: as many whole months for whole months that are over, else as many days. Of an unfinished period only
 * the days that have begun count, so that a part is never compared with a whole; null where none has begun.
 */
export function daysBefore({ startDate, endDate, today }: Reading): Days | null {
  if (startDate > today) return null;
  const next = dayAfter(endDate, 1);
  const before = dayAfter(startDate, -1);
  if (endDate < today && isFirst(startDate) && isFirst(next)) {
    const months =
      (Number(next.slice(0, 4)) - Number(startDate.slice(0, 4))) * 12 +
      Number(next.slice(5, 7)) -
      Number(startDate.slice(5, 7));
    return { startDate: monthsBefore(startDate, months), endDate: before };
  }
  const days = daysBetween(startDate, endDate < today ? endDate : today);
  return { startDate: dayAfter(before, -days), endDate: before };
}
