/** Participation by month, in percent of those who came in. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Figure } from '#src/plots/plot.shape.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { analyticsQueries, type ChartFilter, type ShownParticipation } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { useExplain } from './explain.context.ts';
import { usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { useWaves } from './useWaves.ts';

type PartMonth = ShownParticipation['months'][number];

const pointOf = ({ percent, people, withheld }: PartMonth): Figure =>
  withheld === 'few' ? 'withheld' : percent === null ? 'none' : { value: percent, n: people };

export function PartMonthsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const wavesOf = useWaves();
  const explain = useExplain();
  const name = t`Participación por mes`;
  return (
    <ChartCard
      query={useQuery(analyticsQueries.participation(filter))}
      name={name}
      wide
      isEmpty={({ months }) => months.every(({ people, withheld }) => !people && withheld === null)}
      hasFew={({ months }) => months.some(({ withheld }) => withheld === 'few')}
    >
      {({ about, months }) => (
        <Trend
          title={name}
          level="h2"
          facts={{ ...factsOf(about), counted: t`Personas` }}
          axis={words.dimension.month}
          waves={wavesOf(
            months.map(({ month }) => month),
            months.at(-1)?.isUnfinished === true,
          )}
          onPart={explain === undefined ? undefined : (month) => explain('participation', { month })}
          series={[{ label: t`Participación`, points: months.map(pointOf) }]}
          unit="percent"
        />
      )}
    </ChartCard>
  );
}
