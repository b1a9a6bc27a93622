/** What a chart asks for, and the checks of it. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { Tag } from '../facts/measures.ts';
import type { Days } from '../facts/periods.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { nextMonth } from '../kit/month.ts';
import { isSum, sumRules, type Shown, type Size } from './figures.ts';
import type { Asked } from './reading.ts';

export interface Wanted {
  readonly kind: FigureKind;
  readonly by: ChartDimension;
  readonly tag: Tag | null;
  readonly size: Size | null;
}

/** The key of a part such as `type:<id>`. */
export const keyOf = (part: string): string => part.slice(part.indexOf(':') + 1);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toString() !== 'Invalid Date' &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Two days are the period, two whole numbers a range of points a movement. Throws 422 for anything mixed. */
export function rangeOf(
  language: Context['language'],
  valueFrom: string | undefined,
  valueTo: string | undefined,
): { readonly days: Pick<Asked, 'startDate' | 'endDate'>; readonly size: Size | null } {
  const findings = new ValidationErrors(language);
  const given = [valueFrom, valueTo].filter((one) => one !== undefined);
  if (given.every(isDay)) return { days: { startDate: valueFrom, endDate: valueTo }, size: null };
  if (!given.every(isNumber))
    findings.add(valueFrom === undefined ? 'valueTo' : 'valueFrom', 'analytics_mixed');
  const size = { from: Number(valueFrom ?? 0), to: Number(valueTo ?? Number.MAX_SAFE_INTEGER) };
  if (size.to < size.from) findings.add('valueTo', 'analytics_reversed');
  findings.throwIfAny();
  return { days: {}, size };
}

const tagged: readonly ChartDimension[] = ['type', 'value', 'category'];
export const isTagged = (by: ChartDimension): boolean => tagged.includes(by);
const hasTags = (kind: FigureKind): boolean => kind === 'recognitions' || kind === 'received';
const isPoints = (kind: FigureKind): boolean => isSum(kind) && sumRules[kind].flows !== null;

/** Throws 422 for a division that a figure does not have. */
export function expectDivision(
  { language }: Context,
  {
    kind,
    by,
    category,
    size,
  }: { kind: FigureKind; by?: ChartDimension; category?: string; size?: Size | null },
): void {
  const findings = new ValidationErrors(language);
  if (by !== undefined && isTagged(by) && (!hasTags(kind) || category !== undefined))
    findings.add('by', 'analytics_by');
  if (category !== undefined && !hasTags(kind)) findings.add('category', 'analytics_category');
  if (size !== undefined && size !== null && !isPoints(kind))
    findings.add('valueFrom', 'analytics_points_only');
  findings.throwIfAny();
}

/** The days of a key of a chart, within those of the reading. */
export function daysFor({ startDate, endDate }: Days, key: string): Days {
  const [from, to] = key.length === 7 ? [`${key}-01`, dayAfter(`${nextMonth(key)}-01`, -1)] : [key, key];
  return { startDate: from < startDate ? startDate : from, endDate: to > endDate ? endDate : to };
}

export type Value = Shown & { readonly key: string };
