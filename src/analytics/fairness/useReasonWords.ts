/** The answers to the question about a pattern, in words. */
import { useLingui } from '@lingui/react/macro';
import type { PatternReason } from '#schema/analytics/fairness.rules.ts';

export function useReasonWords(): Readonly<Record<PatternReason, string>> {
  const { t } = useLingui();
  return {
    smallTeam: t`Es un equipo pequeño que trabaja junto`,
    project: t`Comparten un proyecto`,
    talked: t`Ya lo conversamos`,
    other: t`Otra razón`,
  };
}
