/** Recognitions by type, value, department and month; how widely they are spread, and who sends them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { useMyId } from '#src/session/me.queries.ts';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { DimensionCard } from './DimensionCard.tsx';
import { useExplain } from './explain.context.ts';
import { figureOf, usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { PersonTypesCard } from './PersonTypesCard.tsx';
import { RankCard } from './RankCard.tsx';
import { SpreadCard } from './SpreadCard.tsx';
import { TypeMonthsCard } from './TypeMonthsCard.tsx';

function TypesCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const query = useQuery(analyticsQueries.types(filter));
  const name = t`Por tipo`;
  return (
    <ChartCard
      query={query}
      name={name}
      isEmpty={({ items }) => items.every(({ count, withheld }) => withheld === null && !count)}
      hasFew={({ items }) => items.some(({ withheld }) => withheld === 'few')}
    >
      {({ about, items }) => {
        const rows = items.toSorted((one, other) => (other.count ?? -1) - (one.count ?? -1));
        const [most] = rows;
        const first = most === undefined ? '' : say(most.name || words.nameless.type, most.nameEn);
        return (
          <AmountRows
            title={typeof most?.count !== 'number' ? name : t`Lo que más se agradece: ${first}`}
            level="h2"
            facts={factsOf(about)}
            onPart={explain === undefined ? undefined : (type) => explain('recognitions', { type })}
            names={{ row: words.dimension.type, value: words.kind.recognitions }}
            rows={rows.map((one) => ({
              id: one.recognitionTypeId,
              label: say(one.name || words.nameless.type, one.nameEn),
              figure: figureOf({ value: one.count, withheld: one.withheld }),
            }))}
          />
        );
      }}
    </ChartCard>
  );
}

/** A category narrows what is drawn by month and department: types and values are not divided by it. */
export function RecognitionSection({
  filter,
  category,
  hasPeople,
}: {
  readonly filter: ChartFilter;
  readonly category: string | undefined;
  /** Whether the figures are of several people. */
  readonly hasPeople: boolean;
}): ReactElement {
  const { t } = useLingui();
  const myId = useMyId();
  const ask = { type: 'recognitions', category } as const;
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <TypesCard filter={filter} />
      <DimensionCard filter={filter} ask={{ type: 'recognitions', by: 'value' }} name={t`Por valor`} />
      <DimensionCard filter={filter} ask={{ ...ask, by: 'month' }} name={t`Por mes`} wide />
      {myId === undefined || hasPeople ? null : <PersonTypesCard id={myId} filter={filter} />}
      {hasPeople ? (
        <>
          <DimensionCard
            filter={filter}
            ask={{ ...ask, by: 'department' }}
            name={t`Por departamento`}
            note={<Trans>El departamento es el que tenía cada persona ese día.</Trans>}
          />
          <SpreadCard filter={filter} />
          <RankCard filter={filter} />
        </>
      ) : null}
      <TypeMonthsCard filter={filter} />
    </div>
  );
}
