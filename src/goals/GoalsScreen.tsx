/** `/goals`: one's own goals, how goals hang together, and goals of the people one leads; `?goal=` shows one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { wording } from '#src/forms/wording.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { GoalPage } from './GoalPage.tsx';
import { goalQueries, type GoalPeriod } from './goals.queries.ts';
import { GoalTree } from './GoalTree.tsx';
import { MineTab } from './MineTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';

function Lists({ periods }: { readonly periods: readonly GoalPeriod[] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const me = useMe();
  const [tab, setTab] = useAddressParam('tab');
  const [chosen, setChosen] = useAddressParam('period');
  const hasTree = useQuery(goalQueries.settings()).data?.alignment !== false;
  const period =
    periods.find(({ id }) => id === chosen) ??
    periods.find(({ current, closedAt }) => current && closedAt === null) ??
    periods.find(({ closedAt }) => closedAt === null) ??
    periods[0];
  if (period === undefined)
    return <Empty text={<Trans>Todavía no hay un periodo. Un administrador abre el primero.</Trans>} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-80">
        <Select
          label={t`Periodo`}
          value={period.id}
          onChange={setChosen}
          options={periods.map(({ id, name, nameEn, closedAt }) => ({
            value: id,
            label: wording(name, nameEn, language),
            detail: closedAt === null ? undefined : t`Cerrado`,
          }))}
        />
      </div>
      <Tabs
        label={t`Objetivos`}
        selected={tab ?? 'mine'}
        onSelect={(id) => setTab(id === 'mine' ? null : id)}
        tabs={[
          { id: 'mine', label: t`Míos`, content: <MineTab key={period.id} period={period} /> },
          ...(hasTree
            ? [{ id: 'tree', label: t`De todos`, content: <GoalTree key={period.id} periodId={period.id} /> }]
            : []),
          ...(me?.permissions.includes('goals.lead') === true
            ? [{ id: 'people', label: t`Mi equipo`, content: <PeopleTab key={period.id} period={period} /> }]
            : []),
        ]}
      />
    </div>
  );
}

/** The screen of the route `/goals`. */
export function GoalsScreen(): ReactElement | null {
  const { t } = useLingui();
  const [goal] = useAddressParam('goal');
  const periods = useQuery(goalQueries.periods());
  if (goal !== null) return <GoalPage key={goal} id={goal} />;
  return (
    <Page title={t`Objetivos`} lead={<Trans>Para qué trabajas, cómo va y de dónde sale cada número.</Trans>}>
      <QueryBoundary
        query={periods}
        label={t`Cargando los periodos`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar los objetivos.</Trans>}
      >
        {(all) => <Lists periods={all} />}
      </QueryBoundary>
    </Page>
  );
}
