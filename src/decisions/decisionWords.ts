/** Words of decisions: their states, durations, and the entries of a timeline. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DecisionStep } from '#schema/decisions/decisions.shapes.ts';
import type { DecisionRule, DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';

/** How the approvers decide, as a sentence. */
export function useRuleWords(): Readonly<Record<DecisionRule, string>> {
  const { t } = useLingui();
  return {
    any: t`Basta con que decida una`,
    all: t`Deben aprobar todas`,
    order: t`Deben aprobar todas, en orden`,
  };
}

/** "3 horas", "2 días": a duration in minutes, rounded to what people say. */
export function useDuration(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    const hours = Math.round(minutes / 60);
    const days = Math.round(minutes / 1_440);
    if (hours < 1) return t`menos de una hora`;
    return days < 2
      ? t`${plural(hours, { one: '# hora', other: '# horas' })}`
      : t`${plural(days, { one: '# día', other: '# días' })}`;
  };
}

/** One entry of the timeline of a thing as a sentence. */
export function useStepSentence(
  subject: DecisionSubject,
): (step: Pick<DecisionStep, 'kind' | 'who' | 'other' | 'until'>) => string {
  const { t } = useLingui();
  return ({ kind, who: actor, other: reached, until }) => {
    const who = actor === null ? t`Alguien que ya no está` : nameOf(actor);
    const other = reached === null ? null : nameOf(reached);
    switch (kind) {
      case 'handed_in':
        return t`${who} la envió`;
      case 'asked':
        return other === null ? t`Espera una decisión` : t`La tiene ${other}`;
      case 'delegated': {
        if (other === null) return t`${who} delegó la decisión`;
        if (until === null) return t`${who} la pasó a ${other}`;
        const day = dayLabel(until);
        return t`${who} está fuera hasta el ${day}: la tiene ${other}`;
      }
      case 'returned':
        return other === null ? t`Volvió a quien decide` : t`Volvió a ${other}`;
      case 'reminded':
        return other === null ? t`Enviamos un recordatorio` : t`Le recordamos a ${other}`;
      case 'escalated':
        return other === null
          ? t`${who} no respondió: avisamos a la administración`
          : t`${who} no respondió a tiempo: la tiene ${other}`;
      case 'replaced':
        return other === null ? t`${who} ya no decide` : t`${other} decide en lugar de ${who}`;
      case 'approved':
        return other === null ? t`${who} la aprobó` : t`${who} la aprobó en lugar de ${other}`;
      case 'refused':
        return other === null ? t`${who} no la aprobó` : t`${who} no la aprobó, en lugar de ${other}`;
      case 'taken_back':
        return t`${who} deshizo la decisión`;
      case 'withdrawn':
        return t`${who} la retiró`;
      case 'carried_out':
        return subject === 'benefit' ? t`${who} lo entregó` : t`${who} la marcó como hecha`;
    }
  };
}
