/** How confidence in a goal, its state and the age of its last check-in are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  goalConfidences,
  type GoalConfidence,
  type GoalState,
  type GoalStatus,
} from '#schema/goals/goals.rules.ts';
import { percentOf, percentUnit } from '#schema/goals/progress.ts';
import { fractionOf } from '#schema/kit/fraction.ts';
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent } from '#src/lib/percent.ts';
import type { Severity } from '#src/lib/severity.ts';

export const confidenceWords: Readonly<
  Record<GoalConfidence, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  on_track: { name: msg`Va bien`, severity: 'success' },
  at_risk: { name: msg`En riesgo`, severity: 'warning' },
  off_track: { name: msg`Fuera de camino`, severity: 'error' },
};

/** Silence hides how a goal goes, so it is said instead of the confidence of its last check-in. */
export const stateWords: Readonly<
  Record<GoalState, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = { ...confidenceWords, silent: { name: msg`Sin novedades`, severity: 'warning' } };

/** "68 %"; null while nothing is measured, which is never 0. */
export const progressText = (progress: string | null, language: Language): string | null => {
  const value = percentOf(fractionOf(progress));
  return value === null ? null : percent(value, language);
};

/** "12 acuerdos", "68 %". */
export const measuredText = (value: number, unit: string | null, language: Language): string =>
  unit?.trim() === percentUnit
    ? percent(value, language)
    : `${formatNumber(value, language)} ${unit ?? ''}`.trim();

export const statusNames: Readonly<Record<GoalStatus, MessageDescriptor>> = {
  open: msg`Abierto`,
  done: msg`Logrado`,
  ended: msg`Cerrado`,
  cancelled: msg`Cancelado`,
};

const dayMs = 86_400_000;

/** "hace 9 días": in days, because after two weeks of silence a goal is stale. */
export const ageInDays = (
  at: string,
  { now, language }: { readonly now: number; readonly language: Language },
): string =>
  new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(
    -Math.max(0, Math.floor((now - Date.parse(at)) / dayMs)),
    'day',
  );

/** In the order in which they are offered. */
export const confidences: readonly GoalConfidence[] = goalConfidences;
