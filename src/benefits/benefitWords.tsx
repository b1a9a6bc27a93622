/** Words of benefits: the tag of a state, and why one may not ask now. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { BenefitSubmissionState } from '#schema/benefits/benefits.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import type { Severity } from '#src/lib/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { ShownBenefit } from './benefits.queries.ts';

/** Name and severity of each state. */
export function useSubmissionWords(): Readonly<
  Record<BenefitSubmissionState, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    waiting: { name: t`En espera`, severity: 'warning' },
    approved: { name: t`Aprobado`, severity: 'success' },
    refused: { name: t`No aprobado`, severity: 'error' },
    withdrawn: { name: t`Retirado`, severity: 'info' },
    delivered: { name: t`Entregado`, severity: 'success' },
  };
}

export function SubmissionTag({ of }: { readonly of: BenefitSubmissionState }): ReactElement {
  const { name, severity } = useSubmissionWords()[of];
  return <StatusTag severity={severity}>{name}</StatusTag>;
}

/** Why one may not ask now, and when that changes. */
export function useReasonSentence(): (reason: ShownBenefit['reasons'][number]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ code, day, months, names }) => {
    const when = day === null ? '' : dayLabel(day, language);
    const whom = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
    const least = t`${plural(months ?? 0, { one: '# mes', other: '# meses' })}`;
    switch (code) {
      case 'archived_or_off':
        return t`Ya no se ofrece.`;
      case 'benefit_over':
        return t`Ya cerró.`;
      case 'benefit_not_open':
        return t`Se puede pedir desde el ${when}.`;
      case 'benefit_service':
        return day === null
          ? t`Pide ${least} aquí, y falta tu fecha de ingreso: avisa a tu administración.`
          : t`Pide ${least} aquí: los cumples el ${when}.`;
      case 'benefit_department':
        return t`Es para ${whom}.`;
      case 'benefit_country':
        return t`Es para quienes trabajan en ${whom}.`;
      case 'benefit_asked':
        return t`Ya lo pediste.`;
      case 'benefit_once':
        return t`Se pide una sola vez, y ya lo tuviste.`;
      case 'benefit_this_year':
        return t`Es una vez al año: otra vez desde el ${when}.`;
      case 'benefit_none_left':
        return t`No quedan lugares. Si alguien deja el suyo, vuelve a abrirse.`;
    }
  };
}
