/** `/admin/requests`: what was handed in, the kinds, and the hours in which clocks run. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { WorkingHours } from '#src/decisions/admin/WorkingHours.tsx';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { KindList } from './KindList.tsx';
import { RequestList } from './RequestList.tsx';

export function RequestsSection(): ReactElement {
  const { t } = useLingui();
  const [view, setView] = useAddressParam('view');
  return (
    <Tabs
      label={t`Solicitudes`}
      selected={view ?? 'sent'}
      onSelect={(next) => setView(next === 'sent' ? null : next)}
      tabs={[
        { id: 'sent', label: t`Enviadas`, content: <RequestList /> },
        { id: 'kinds', label: t`Tipos`, content: <KindList /> },
        { id: 'hours', label: t`Jornada`, content: <WorkingHours /> },
      ]}
    />
  );
}
