/** Which goals are copied for a span of days, and what of them. */
import type { FrozenGoal } from './goals.shapes.ts';

/** Days, both included; null has no limit. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether a period has a day of the span. */
export const isPeriodIn = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string | null },
  { from, to }: Span,
): boolean => (to === null || startsOn <= to) && (from === null || endsOn === null || from <= endsOn);

/** The copy of a goal of a period. */
export const frozen = (
  { id, title, titleEn, weight, progress, confidence }: Omit<FrozenGoal, 'period' | 'periodEn'>,
  { name, nameEn }: { readonly name: string; readonly nameEn: string | null },
): FrozenGoal => ({
  id,
  title,
  titleEn,
  period: name,
  periodEn: nameEn,
  weight,
  progress,
  confidence,
});
