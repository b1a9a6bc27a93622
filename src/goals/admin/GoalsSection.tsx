/** `/admin/goals`: all goals, and by `?tab=` the periods, the categories and the settings. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Tabs } from '#src/ui/Tabs.tsx';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { AllGoals } from './AllGoals.tsx';
import { CategoryList } from './CategoryList.tsx';
import { GoalSettings } from './GoalSettings.tsx';
import { PeriodList } from './PeriodList.tsx';

export function GoalsSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  return (
    <Tabs
      label={t`Objetivos`}
      selected={search.get('tab') ?? 'goals'}
      onSelect={(tab) => go(tab === 'goals' ? {} : { tab }, samePlace())}
      tabs={[
        { id: 'goals', label: t`Objetivos`, content: <AllGoals /> },
        { id: 'periods', label: t`Periodos`, content: <PeriodList /> },
        { id: 'categories', label: t`Categorías`, content: <CategoryList /> },
        { id: 'settings', label: t`Ajustes`, content: <GoalSettings /> },
      ]}
    />
  );
}
