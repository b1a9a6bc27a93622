/** As whom somebody writes an evaluation, and how scores and days are written. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { scoreText } from './scoreText.ts';

/** As whom somebody writes. */
export const roleNames: Readonly<Record<EvaluationKind, MessageDescriptor>> = {
  self: msg`Tu autoevaluación`,
  leader: msg`Escribes como líder`,
  peer: msg`Escribes como compañero o compañera`,
  team: msg`Escribes como parte de su equipo`,
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
      const shown = scoreText(value, language);
      return t`${shown} de 5`;
    },
    /** The day of a moment, where the organisation is. */
    dayOf: (at: string): string => createdVariant(at, { timeZone: settings?.timezone, language }),
  };
}
