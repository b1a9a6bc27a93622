/** One type of recognition over the months, against all of them together. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import type { Figure } from '#src/plots/plot.shape.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Select } from '#src/ui/Select.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { figureOf, usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { monthsOf } from './days.ts';
import { useExplain } from './explain.context.ts';
import { useWaves } from './useWaves.ts';

const all = '';

export function TypeMonthsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const wavesOf = useWaves();
  const explain = useExplain();
  const say = useWording();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const [chosen, setChosen] = useState(all);
  const query = useQuery(analyticsQueries.typeMonths(filter));
  const name = t`Cada tipo, mes a mes`;
  const whole = t`Todos los tipos`;
  return (
    <ChartCard
      query={query}
      name={name}
      wide
      isEmpty={({ items }) => items.every(({ count, withheld }) => withheld === null && !count)}
      hasFew={({ items }) => items.some(({ withheld }) => withheld === 'few')}
    >
      {({ about, items }) => {
        const months = monthsOf(about);
        const types = new Map(
          items.map((one) => [one.recognitionTypeId, say(one.name || words.nameless.type, one.nameEn)]),
        );
        const ofType = (id: string): readonly Figure[] =>
          months.map((month) => {
            const found = items.find((one) => one.month === month && one.recognitionTypeId === id);
            // A month without a row had none of this type.
            return found === undefined
              ? { value: 0, n: null }
              : figureOf({ value: found.count, withheld: found.withheld });
          });
        const together = months.map((month): Figure => {
          const rows = items.filter((one) => one.month === month);
          if (rows.some(({ withheld }) => withheld === 'few')) return 'withheld';
          if (rows.some(({ count }) => count === null)) return 'none';
          return { value: rows.reduce((sum, { count }) => sum + (count ?? 0), 0), n: null };
        });
        const type = types.get(chosen);
        return (
          <>
            <div className="max-w-72">
              <Select
                label={words.dimension.type}
                value={type === undefined ? all : chosen}
                onChange={setChosen}
                options={[
                  { value: all, label: whole },
                  ...[...types].map(([value, label]) => ({ value, label })),
                ]}
              />
            </div>
            <Trend
              title={type === undefined ? name : t`${type}, mes a mes`}
              level="h2"
              facts={factsOf(about)}
              axis={words.dimension.month}
              waves={wavesOf(months, about.isUnfinished)}
              onPart={
                explain === undefined
                  ? undefined
                  : (month, of) =>
                      explain('recognitions', {
                        month,
                        type: type === undefined || of === 1 ? undefined : chosen,
                      })
              }
              series={
                type === undefined
                  ? [{ label: whole, points: together }]
                  : [
                      { label: type, points: ofType(chosen) },
                      { label: whole, points: together },
                    ]
              }
              unit="count"
            />
          </>
        );
      }}
    </ChartCard>
  );
}
