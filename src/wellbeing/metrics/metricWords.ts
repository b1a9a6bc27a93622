/** Names and units of body metrics, and what they may be used for. */
import { useLingui } from '@lingui/react/macro';
import type { MetricName, MetricPurpose } from '#schema/wellbeing/wellbeing.rules.ts';

export interface MetricWords {
  readonly label: string;
  readonly unit: string;
}

export function useMetricWords(): Readonly<Record<MetricName, MetricWords>> {
  const { t } = useLingui();
  return {
    weightKg: { label: t`Peso`, unit: 'kg' },
    heightCm: { label: t`Estatura`, unit: 'cm' },
    waistCm: { label: t`Cintura`, unit: 'cm' },
    bodyFatPercent: { label: t`Grasa corporal`, unit: '%' },
  };
}

export function usePurposeWords(): Readonly<Record<MetricPurpose, { label: string; detail: string }>> {
  const { t } = useLingui();
  return {
    health_programs: {
      label: t`Programas de salud`,
      detail: t`Para preparar actividades en las que pides participar.`,
    },
    occupational_health: {
      label: t`Medicina del trabajo`,
      detail: t`Para revisiones que pide tu puesto.`,
    },
    insurance: { label: t`Seguro médico`, detail: t`Para trámites del seguro que tú inicias.` },
  };
}
