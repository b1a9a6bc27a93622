/** `/admin/wellbeing`: help and provider, weeks of moods, and metrics of people who agreed. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TeamWeeks } from '#src/wellbeing/TeamWeeks.tsx';
import { HelpForm } from './HelpForm.tsx';
import { SharedMetrics } from './SharedMetrics.tsx';

export function WellbeingSection(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  const hasHealth = useModule('ever_health');
  if (!hasHealth) return <HelpForm />;
  return (
    <Tabs
      label={t`Bienestar`}
      selected={tab ?? 'help'}
      onSelect={(id) => setTab(id === 'help' ? null : id)}
      tabs={[
        { id: 'help', label: t`Ayuda y consulta`, content: <HelpForm /> },
        { id: 'weeks', label: t`Semanas de ánimo`, content: <TeamWeeks /> },
        { id: 'metrics', label: t`Medidas`, content: <SharedMetrics /> },
      ]}
    />
  );
}
