/** One month as a calendar: what was given and redeemed on each day. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { isoDay, monthHeading } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { MonthGrid } from '#src/plots/MonthGrid.tsx';
import type { Figure } from '#src/plots/plot.shape.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { daysIn } from './days.ts';
import { useExplain } from './explain.context.ts';
import { figureOf, usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';

/** A month (YYYY-MM) some months away. */
const away = (month: string, by: number): string => {
  const [year = 2000, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
};

export function MonthCard({
  filter,
  month: asked,
  onMonth,
}: {
  readonly filter: ChartFilter;
  readonly month: string | null;
  readonly onMonth: (month: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const day = isoDay(useNow(), useZone());
  const today = day.slice(0, 7);
  const month = asked ?? today;
  const query = useQuery(analyticsQueries.month(month, filter));
  const heading = monthHeading(`${month}-15`, { language, timeZone: 'UTC' });
  const name = t`Día a día: ${heading}`;
  return (
    <ChartCard query={query} name={name} wide>
      {({ about, days }) => {
        const all = daysIn(month);
        const pointsOf = (of: 'given' | 'redeemed'): readonly Figure[] =>
          all.map((one) => {
            const found = days.find((told) => told.day === one);
            // A day to come has no amount, not 0.
            return found === undefined || one > day ? 'none' : figureOf({ value: found[of] });
          });
        return (
          <>
            <div className="flex gap-1">
              <IconButton
                icon={ChevronLeft}
                label={t`Mes anterior`}
                onClick={() => onMonth(away(month, -1))}
              />
              <IconButton
                icon={ChevronRight}
                label={t`Mes siguiente`}
                disabled={month >= today}
                onClick={() => onMonth(away(month, 1))}
              />
            </div>
            <MonthGrid
              title={name}
              level="h2"
              facts={factsOf(about)}
              days={all}
              onPart={
                explain === undefined
                  ? undefined
                  : (one, of) => explain(of === 0 ? 'pointsGiven' : 'pointsRedeemed', { day: one })
              }
              series={[
                { label: words.kind.pointsGiven, points: pointsOf('given') },
                { label: words.kind.pointsRedeemed, points: pointsOf('redeemed') },
              ]}
            />
          </>
        );
      }}
    </ChartCard>
  );
}
