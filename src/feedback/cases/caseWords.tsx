/** Words of cases: kinds, categories, and the tag of a state. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CaseCategory, CaseState } from '#schema/feedback/cases.rules.ts';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/** Name and severity of each state. */
export function useStateWords(): Readonly<
  Record<CaseState, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    received: { name: t`Recibido`, severity: 'info' },
    review: { name: t`En revisión`, severity: 'warning' },
    answered: { name: t`Respondido`, severity: 'success' },
    closed: { name: t`Cerrado`, severity: 'info' },
  };
}

export function StateTag({ of }: { readonly of: CaseState }): ReactElement {
  const { name, severity } = useStateWords()[of];
  return <StatusTag severity={severity}>{name}</StatusTag>;
}

export function useCategoryWords(): Readonly<Record<CaseCategory, string>> {
  const { t } = useLingui();
  return {
    work: t`Cómo trabajamos`,
    place: t`El lugar de trabajo`,
    people: t`Las personas`,
    benefits: t`Los beneficios`,
    harassment: t`Acoso`,
    discrimination: t`Discriminación`,
    safety: t`Seguridad`,
    fraud: t`Fraude o corrupción`,
    conditions: t`Condiciones de trabajo`,
    other: t`Otro tema`,
  };
}
