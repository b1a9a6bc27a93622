/** `/charts`: how people are recognised, take part and spend, in plots whose filters are in the address (spec §7 "Analytics"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { isoDay } from '#src/lib/longDates.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { useAddressPanel } from '#src/lib/useAddressPanel.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useMe } from '#src/session/me.queries.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AboutLine } from './AboutLine.tsx';
import { analyticsQueries } from './analytics.queries.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CorrectedLine } from './CorrectedLine.tsx';
import { ExplainContext, explainedOf, textOf } from './explain.context.ts';
import { Filters } from './Filters.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { PointsSection } from './PointsSection.tsx';
import { RecognitionSection } from './RecognitionSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { sections, useChartFilter, type SectionName } from './useChartFilter.ts';
import './chartPaper.css';

const Own = lazy(() =>
  withTexts(() => import('./own/OwnSection.tsx')).then((file) => ({ default: file.OwnSection })),
);
const Participation = lazy(() =>
  withTexts(() => import('./ParticipationSection.tsx')).then((file) => ({
    default: file.ParticipationSection,
  })),
);
const Transactions = lazy(() =>
  withTexts(() => import('./transactions/TransactionsSection.tsx')).then((file) => ({
    default: file.TransactionsSection,
  })),
);
const WhomToThank = lazy(() =>
  withTexts(() => import('./fairness/WhomToThankCard.tsx')).then((file) => ({
    default: file.WhomToThankCard,
  })),
);
const Patterns = lazy(() =>
  withTexts(() => import('./fairness/PatternsSection.tsx')).then((file) => ({
    default: file.PatternsSection,
  })),
);
const Views = lazy(() =>
  withTexts(() => import('./views/ViewsMenu.tsx')).then((file) => ({ default: file.ViewsMenu })),
);
const Explain = lazy(() =>
  withTexts(() => import('./explain/ExplainPanel.tsx')).then((file) => ({ default: file.ExplainPanel })),
);

const waits = (
  <Loading>
    <Skeleton className="h-80 w-full rounded-card" />
  </Loading>
);

/** The screen of the route `/charts`. */
export function ChartsScreen(): ReactElement {
  const { t } = useLingui();
  const { place, month, view, onSection, onFilter, onParam, onView } = useChartFilter();
  const { filter, category, isCompared } = place;
  const may = useMe()?.permissions ?? [];
  const open = sections.filter((id) => id !== 'patterns' || may.includes('analytics.patterns'));
  const section = open.find((id) => id === place.section) ?? 'overview';
  const today = isoDay(useNow(), useZone());
  const about = useQuery(analyticsQueries.overview(filter)).data?.about;
  const [opened, setOpened] = useState(0);
  const [number, setNumber] = useAddressLayer('number');
  const panel = useAddressPanel(number);
  const explained = panel.id === null ? null : explainedOf(panel.id);
  const hasPeople = about !== undefined && about.scope !== 'own';
  const names: Readonly<Record<SectionName, string>> = {
    overview: t`Resumen`,
    recognition: t`Reconocimientos`,
    points: t`Puntos y catálogo`,
    participation: t`Participación`,
    sessions: t`Sesiones`,
    own: t`Propios`,
    transactions: t`Movimientos`,
    patterns: t`Patrones`,
  };
  const contents: Readonly<Record<SectionName, () => ReactNode>> = {
    overview: () => (
      <div className="flex flex-col gap-4">
        {may.includes('analytics.lead') ? (
          <Suspense fallback={waits}>
            <WhomToThank />
          </Suspense>
        ) : null}
        <OverviewSection filter={filter} isCompared={isCompared} />
      </div>
    ),
    recognition: () => (
      <div className="flex flex-col gap-4">
        <CategoryFilter filter={filter} value={category} onChange={(chosen) => onParam('category', chosen)} />
        <RecognitionSection filter={filter} category={category} hasPeople={hasPeople} />
      </div>
    ),
    points: () => (
      <PointsSection
        filter={filter}
        month={month}
        hasPeople={hasPeople}
        hasForecast={may.includes('analytics.forecast')}
        onMonth={(shown) => onParam('month', shown)}
      />
    ),
    participation: () => (
      <Suspense fallback={waits}>
        <Participation filter={filter} isCompared={isCompared} />
      </Suspense>
    ),
    sessions: () => <SessionsSection filter={filter} />,
    own: () => (
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-64 w-full rounded-card" />
          </Loading>
        }
      >
        <Own />
      </Suspense>
    ),
    transactions: () => (
      <Suspense fallback={waits}>
        <Transactions filter={filter} />
      </Suspense>
    ),
    patterns: () => (
      <Suspense fallback={waits}>
        <Patterns />
      </Suspense>
    ),
  };
  return (
    <Page
      title={t`Gráficos`}
      lead={
        // Paper has nothing to press.
        <span className="print:hidden">
          <Trans>Cómo se reconoce y cómo se usan los puntos. Toca un número para ver de dónde sale.</Trans>
        </span>
      }
    >
      <ExplainContext value={(kind, parts = {}) => setNumber(textOf({ kind, parts }))}>
        <div className="chart-paper flex min-w-0 flex-col gap-4">
          <p className="hidden text-h5 font-bold print:block">{names[section]}</p>
          <Filters
            filter={filter}
            today={today}
            isCompared={isCompared}
            hasPlaces={hasPeople}
            onFilter={onFilter}
            onCompare={(on) => onParam('compare', on ? null : '0')}
            opened={opened}
            views={
              <Suspense fallback={<Skeleton className="h-10 w-44 rounded-card" />}>
                <Views
                  place={place}
                  today={today}
                  mayMail={may.includes('analytics.manage')}
                  view={view}
                  onView={(id, to) => {
                    setOpened(opened + 1);
                    onView(id, to);
                  }}
                />
              </Suspense>
            }
          />
          {about === undefined ? null : <AboutLine about={about} />}
          <CorrectedLine filter={filter} />
          <Tabs
            label={t`Partes de los gráficos`}
            selected={section}
            onSelect={onSection}
            tabs={open.map((id) => ({
              id,
              label: names[id],
              content: id === section ? contents[id]() : null,
            }))}
          />
        </div>
      </ExplainContext>
      {explained === null ? null : (
        <Suspense fallback={null}>
          <Explain
            key={panel.opening}
            of={explained}
            filter={filter}
            open={panel.isOpen}
            onClose={() => setNumber(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
