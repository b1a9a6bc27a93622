/** How widely thanks are spread: who gave, who received, and one number with its meaning. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { analyticsQueries, type ChartFilter, type ShownOverview } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { usePlotFacts } from './facts.ts';
import { useExplain } from './explain.context.ts';
import { useFigureWords } from './figureWords.ts';
import { Number } from './Number.tsx';

/** From here on, and below here, the number is said to be uneven or even. */
const [even, uneven] = [45, 65];

const kinds = ['givers', 'receivers'] as const;

const figuresIn = ({ figures }: ShownOverview) =>
  kinds.flatMap((kind) => figures.find((figure) => figure.kind === kind) ?? []);

export function SpreadCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const query = useQuery(analyticsQueries.overview(filter));
  const name = t`A cuántas personas llega`;
  const meaning = (concentration: number): string =>
    concentration < even
      ? t`Están bastante repartidos: casi todas las personas reciben una parte parecida.`
      : concentration < uneven
        ? t`Unas personas reciben bastante más que otras.`
        : t`Se concentran en pocas personas: muchas reciben poco o nada.`;
  return (
    <ChartCard
      query={query}
      name={name}
      isEmpty={(of) => figuresIn(of).every(({ value, withheld }) => withheld === null && !value)}
      hasFew={(of) => figuresIn(of).some(({ withheld }) => withheld === 'few')}
    >
      {(of) => {
        const { about, people, concentration } = of;
        return (
          <>
            <BarsAgainst
              title={name}
              level="h2"
              facts={factsOf(about)}
              onPart={
                explain === undefined
                  ? undefined
                  : (id) => explain(kinds.find((one) => one === id) ?? 'givers')
              }
              names={{ value: t`Personas`, total: t`Pueden participar` }}
              rows={figuresIn(of).flatMap(({ kind, value, withheld }) =>
                value === null && withheld !== 'few'
                  ? []
                  : [{ id: kind, label: words.kind[kind], value: value ?? 'withheld', total: people }],
              )}
            />
            {concentration === null ? null : (
              <div className="border-t border-line pt-4">
                <p className="text-small font-semibold text-soft">
                  <Trans>Concentración, de 0 a 100</Trans>
                </p>
                <Number
                  kind="concentration"
                  name={t`Concentración`}
                  figure={{ value: Math.round(concentration), withheld: null }}
                  threshold={about.threshold}
                  size="text-h4 font-bold tabular-nums"
                />
                <p className="text-small">{meaning(concentration)}</p>
                <p className="mt-1 text-small text-soft">
                  <Trans>
                    0 significa que todas reciben lo mismo; 100, que una sola recibe todo (coeficiente de
                    Gini).
                  </Trans>
                </p>
              </div>
            )}
          </>
        );
      }}
    </ChartCard>
  );
}
