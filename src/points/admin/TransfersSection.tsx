/** `/admin/points-transfer`: the same amount for several people, or a separate amount for each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { ExtraForm } from './ExtraForm.tsx';
import { FormBoundary } from './FormBoundary.tsx';
import { pointAdminQueries } from './pointsAdmin.queries.ts';
import { TransferForm } from './TransferForm.tsx';

const Part = ({
  lead,
  children,
}: {
  readonly lead: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <div className="flex flex-col gap-4">
    <p className="max-w-prose72 text-soft">{lead}</p>
    {children}
  </div>
);

/** The selected kind is stored in the URL. */
export function TransfersSection(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const query = useQuery(pointAdminQueries.rules());
  const [search, setSearch] = useSearchParams();
  return (
    <FormBoundary
      of={query}
      what={<Trans>No pudimos cargar cuánto queda por repartir.</Trans>}
      whatOld={<Trans>No pudimos actualizar cuánto queda por repartir.</Trans>}
      waiting={<SettingsWaiting cards={2} />}
    >
      {({ pointsToDistribute: left }) =>
        me === undefined ? null : (
          <Tabs
            label={t`Cómo se dan`}
            selected={search.get('tab') ?? 'extra'}
            onSelect={(tab) => setSearch(tab === 'extra' ? '' : { tab }, samePlace())}
            tabs={[
              {
                id: 'extra',
                label: t`Lo mismo a varias`,
                content: (
                  <Part
                    lead={<Trans>Puntos extra: la misma cantidad y el mismo motivo para cada persona.</Trans>}
                  >
                    <ExtraForm me={me} left={left} />
                  </Part>
                ),
              },
              {
                id: 'transfer',
                label: t`A cada una lo suyo`,
                content: (
                  <Part
                    lead={
                      <Trans>
                        Transferencia: cada fila tiene su persona, su cantidad, su billetera y su motivo.
                      </Trans>
                    }
                  >
                    <TransferForm me={me} left={left} />
                  </Part>
                ),
              },
            ]}
          />
        )
      }
    </FormBoundary>
  );
}
