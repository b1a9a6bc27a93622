/** What one person sent and received, by type. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { useExplain } from './explain.context.ts';
import { usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';

export function PersonTypesCard({
  id,
  filter,
}: {
  readonly id: string;
  readonly filter: ChartFilter;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const query = useQuery(analyticsQueries.person(id, filter));
  const parts = [
    ['sent', t`Lo que enviaste`],
    ['received', t`Lo que recibiste`],
  ] as const;
  return (
    <ChartCard
      query={query}
      name={t`Tus reconocimientos por tipo`}
      isEmpty={({ items }) => items.every(({ sent, received }) => sent + received === 0)}
    >
      {({ about, items }) =>
        parts.map(([part, title]) => (
          <AmountRows
            key={part}
            title={title}
            level="h2"
            facts={factsOf(about)}
            onPart={
              explain === undefined
                ? undefined
                : (type) => explain(part === 'sent' ? 'recognitions' : 'received', { type, person: id })
            }
            names={{ row: words.dimension.type, value: words.kind.recognitions }}
            rows={items
              .filter((one) => one[part] > 0)
              .toSorted((one, other) => other[part] - one[part])
              .map((one) => ({
                id: one.recognitionTypeId,
                label: say(one.name || words.nameless.type, one.nameEn),
                figure: { value: one[part], n: null },
              }))}
          />
        ))
      }
    </ChartCard>
  );
}
