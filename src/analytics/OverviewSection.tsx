/** The first look: five figures against the period before, and how the months went. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type { ReactElement } from 'react';
import { isPartKind, type FigureKind } from '#schema/analytics/analytics.rules.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { analyticsQueries, type ChartFilter, type ShownOverview } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { Counting } from './Counting.tsx';
import { figureOf, usePlotFacts } from './facts.ts';
import { FigureCard } from './FigureCard.tsx';
import { LastMonthCard } from './LastMonthCard.tsx';
import { useFigureWords } from './figureWords.ts';
import { useExplain } from './explain.context.ts';
import { useWaves } from './useWaves.ts';

/** What the first look shows, in its order. */
const shownKinds: readonly FigureKind[] = [
  'activePeople',
  'participants',
  'recognitions',
  'pointsGiven',
  'pointsRedeemed',
];

function Figures({
  of,
  isCompared,
}: {
  readonly of: ShownOverview;
  readonly isCompared: boolean;
}): ReactElement {
  const { about, people, figures, partCounted, lastMonth } = of;
  if (about.counted !== null) return <Counting percent={about.counted} />;
  const shown = shownKinds
    .filter((kind) => partCounted === null || !isPartKind(kind))
    .flatMap((kind) => figures.find((figure) => figure.kind === kind) ?? []);
  if (shown.every(({ value, before, withheld }) => withheld === null && !value && !before))
    return (
      <Empty
        text={
          <Trans>
            Todavía no pasó nada en estos días. En cuanto alguien agradezca o canjee, lo verás aquí.
          </Trans>
        }
      />
    );
  return (
    <div className="flex flex-col gap-3">
      {about.isUnfinished ? (
        // On a phone the figures come first.
        <p className="flex items-center gap-2 text-small text-soft max-sm:order-1">
          <Icon of={Hourglass} size={16} className="shrink-0" />
          <span>
            <Trans>
              El período no ha terminado: lo transcurrido se compara con la misma cantidad de días de antes.
            </Trans>
          </span>
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2 wide:grid-cols-5">
        {shown.map((figure) =>
          // Over a year nearly everybody takes part in something: of a month it says more.
          figure.kind === 'participants' && lastMonth !== null ? (
            <LastMonthCard
              key={figure.kind}
              of={lastMonth}
              threshold={about.threshold}
              isCompared={isCompared}
            />
          ) : (
            <FigureCard key={figure.kind} figure={figure} of={of} isCompared={isCompared} />
          ),
        )}
      </div>
      <p className="text-small text-soft">
        <Plural
          value={people}
          one="# persona puede participar. Los reconocimientos cuentan el día en que se publican, y los puntos el día en que se mueven."
          other="# personas pueden participar. Los reconocimientos cuentan el día en que se publican, y los puntos el día en que se mueven."
        />
      </p>
    </div>
  );
}

function Months({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const wavesOf = useWaves();
  const explain = useExplain();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const query = useQuery(analyticsQueries.social(filter));
  const name = t`Reconocimientos e impulsos por mes`;
  return (
    <ChartCard
      query={query}
      name={name}
      wide
      isEmpty={({ items }) => items.every(({ recognitions, boosts }) => !recognitions && !boosts)}
    >
      {({ about, items }) => (
        <Trend
          title={name}
          level="h2"
          facts={factsOf(about)}
          axis={words.dimension.month}
          waves={wavesOf(
            items.map(({ month }) => month),
            items.at(-1)?.isUnfinished === true,
          )}
          onPart={
            explain === undefined
              ? undefined
              : (month, of) => explain(of === 0 ? 'recognitions' : 'boosts', { month })
          }
          series={[
            {
              label: words.kind.recognitions,
              points: items.map(({ recognitions }) => figureOf({ value: recognitions })),
            },
            { label: words.kind.boosts, points: items.map(({ boosts }) => figureOf({ value: boosts })) },
          ]}
          unit="count"
        />
      )}
    </ChartCard>
  );
}

export function OverviewSection({
  filter,
  isCompared,
}: {
  readonly filter: ChartFilter;
  readonly isCompared: boolean;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(analyticsQueries.overview(filter));
  return (
    <div className="flex flex-col gap-6">
      <QueryBoundary
        query={query}
        label={t`Cargando las cifras`}
        skeleton={
          <div className="grid gap-4 sm:grid-cols-2 wide:grid-cols-5">
            {shownKinds.map((kind) => (
              <Skeleton key={kind} className="h-32 w-full rounded-card" />
            ))}
          </div>
        }
        what={<Trans>No pudimos cargar las cifras.</Trans>}
        whatOld={<Trans>No pudimos actualizar las cifras.</Trans>}
      >
        {(overview) => <Figures of={overview} isCompared={isCompared} />}
      </QueryBoundary>
      <Months filter={filter} />
    </div>
  );
}
