/** How confidence in a goal, its state and the age of its last check-in are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { goalConfidences, type GoalConfidence, type GoalStatus } from '#schema/goals/goals.rules.ts';
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';
import type { Severity } from '#src/lib/severity.ts';

export const confidenceWords: Readonly<
  Record<GoalConfidence, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  on_track: { name: msg`Va bien`, severity: 'success' },
  at_risk: { name: msg`En riesgo`, severity: 'warning' },
  off_track: { name: msg`Fuera de camino`, severity: 'error' },
};

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
