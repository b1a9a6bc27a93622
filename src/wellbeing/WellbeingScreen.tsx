/** `/telemedicine`: help that is needed now, then the code, moods, teams and body metrics. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { CodeCard } from './code/CodeCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { MetricsTab } from './metrics/MetricsTab.tsx';
import { MonthCard } from './mood/MonthCard.tsx';
import { MoodForm } from './mood/MoodForm.tsx';
import { MoodNote } from './mood/MoodNote.tsx';
import { useMoodToday } from './mood/useMoodToday.ts';
import { SafetyCard } from './SafetyCard.tsx';
import { TeamWeeks } from './TeamWeeks.tsx';
import { wellbeingQueries } from './wellbeing.queries.ts';

function Today({ owner }: { readonly owner: DraftOwner }): ReactElement {
  const actor = useMoodToday(owner);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>¿Cómo estás hoy?</Trans>
      </CardTitle>
      <MoodForm actor={actor} note={<MoodNote actor={actor} />} />
    </Card>
  );
}

/** The screen of the route `/telemedicine`. */
export function WellbeingScreen(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const hasHealth = useModule('ever_health');
  const hasSafety = useModule('salud_seguridad');
  const [tab, setTab] = useAddressParam('tab');
  const page = useQuery(wellbeingQueries.page());
  return (
    <Page
      title={t`Telemedicina`}
      lead={<Trans>Ayuda, consultas y cómo estás, en un lugar que no se mide ni se graba.</Trans>}
      width="feed"
    >
      <QueryBoundary
        query={page}
        label={t`Cargando la ayuda`}
        skeleton={<Skeleton className="h-32 w-full rounded-card" />}
        what={
          <Trans>
            No pudimos cargar los números de tu organización. En una urgencia, llama a emergencias.
          </Trans>
        }
      >
        {({ help }) => <HelpCard help={help} />}
      </QueryBoundary>
      {hasHealth ? (
        <>
          <CodeCard />
          <Tabs
            label={t`Bienestar`}
            selected={tab ?? 'mood'}
            onSelect={(id) => setTab(id === 'mood' ? null : id)}
            tabs={[
              {
                id: 'mood',
                label: t`Mi ánimo`,
                content: (
                  <div className="flex flex-col gap-6">
                    {me === undefined ? null : <Today key={me.id} owner={me} />}
                    <MonthCard />
                  </div>
                ),
              },
              { id: 'teams', label: t`Equipos`, content: <TeamWeeks own={me?.departmentId} /> },
              { id: 'metrics', label: t`Mis medidas`, content: <MetricsTab /> },
            ]}
          />
        </>
      ) : null}
      {hasSafety && page.data !== undefined ? <SafetyCard page={page.data} /> : null}
    </Page>
  );
}
