/** Words of benefits for administrators: where a benefit is. */
import { useLingui } from '@lingui/react/macro';
import type { OrgBenefitState } from '#schema/benefits/benefits.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

/** Name and severity of each state. */
export function useBenefitStates(): Readonly<
  Record<OrgBenefitState, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    open: { name: t`Abierto`, severity: 'success' },
    planned: { name: t`Todavía no abre`, severity: 'info' },
    over: { name: t`Cerrado`, severity: 'info' },
    off: { name: t`Apagado`, severity: 'warning' },
    archived: { name: t`Archivado`, severity: 'info' },
  };
}
