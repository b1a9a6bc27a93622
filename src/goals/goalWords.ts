/** How confidence in a goal is called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { goalConfidences, type GoalConfidence } from '#schema/goals/goals.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

export const confidenceWords: Readonly<
  Record<GoalConfidence, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  on_track: { name: msg`Va bien`, severity: 'success' },
  at_risk: { name: msg`En riesgo`, severity: 'warning' },
  off_track: { name: msg`Fuera de camino`, severity: 'error' },
};

/** In the order in which they are offered. */
export const confidences: readonly GoalConfidence[] = goalConfidences;
