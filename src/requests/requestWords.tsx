/** Words of requests: the tag of a state, and who decides. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RequestStanding } from '#schema/requests/requests.rules.ts';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/** Name and severity of each state. */
export function useStandingWords(): Readonly<
  Record<RequestStanding, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    waiting: { name: t`En espera`, severity: 'warning' },
    approved: { name: t`Aprobada`, severity: 'success' },
    refused: { name: t`No aprobada`, severity: 'error' },
    withdrawn: { name: t`Retirada`, severity: 'info' },
    done: { name: t`Hecha`, severity: 'success' },
  };
}

export function StandingTag({ of }: { readonly of: RequestStanding }): ReactElement {
  const { name, severity } = useStandingWords()[of];
  return <StatusTag severity={severity}>{name}</StatusTag>;
}
