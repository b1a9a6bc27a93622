/** How parts, roles and phases of evaluations are called, and how scores and days are written. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CyclePhase, EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useOrganization } from '#src/organization/organization.context.ts';

/** The parts of an evaluation. */
export const partNames: Readonly<Record<EvaluationKind, MessageDescriptor>> = {
  self: msg`Autoevaluación`,
  leader: msg`Líder`,
  peer: msg`Compañeros`,
  team: msg`Equipo`,
};

/** As whom somebody writes. */
export const roleNames: Readonly<Record<EvaluationKind, MessageDescriptor>> = {
  self: msg`Tu autoevaluación`,
  leader: msg`Escribes como líder`,
  peer: msg`Escribes como compañero o compañera`,
  team: msg`Escribes como parte de su equipo`,
};

/** What happens in a phase. */
export const phaseNames: Readonly<Record<CyclePhase, MessageDescriptor>> = {
  draft: msg`Borrador`,
  nominating: msg`Se proponen compañeros`,
  confirming: msg`Se confirman compañeros`,
  writing: msg`Se escribe`,
  calibrating: msg`Se calibra`,
  sharing: msg`Se comparten los resultados`,
  closed: msg`Cerrado`,
};

/** Words in the user's language. */
export function useEvaluationWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const { settings } = useOrganization();
  return {
    /** "4.25 de 5". */
    score: (value: number | null): string => {
      if (value === null) return t`Sin puntaje`;
      const shown = formatNumber(value, language);
      return t`${shown} de 5`;
    },
    /** A day of the organisation. */
    day: (day: string): string => createdVariant(`${day}T12:00:00Z`, { timeZone: 'UTC', language }),
    /** The day of a moment. */
    dayOf: (at: string): string => createdVariant(at, { timeZone: settings?.timezone, language }),
  };
}
