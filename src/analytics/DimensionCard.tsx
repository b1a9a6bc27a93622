/** One figure by one dimension: a line over months, columns over days, and bars for what has no order in time. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { share } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { TimeColumns } from '#src/plots/TimeColumns.tsx';
import { Trend } from '#src/plots/Trend.tsx';
import { analyticsQueries, type ChartAsk, type ChartFilter, type ShownChart } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { figureOf, usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { useExplain } from './explain.context.ts';
import { useWaves } from './useWaves.ts';

type Point = ShownChart['series'][number];

const hasValue = ({ value }: Point): boolean => value !== null && value !== 0;

/** The part of all that the first bar has, if every value is known and adds up. */
function shareOfFirst(series: readonly Point[]): number | null {
  const values = series.map(({ value }) => value);
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const [first] = series;
  return typeof first?.value !== 'number' || total <= 0 || values.includes(null) || values.length < 2
    ? null
    : first.value / total;
}

function Drawn({
  chart,
  name,
  isParts,
  category,
}: {
  readonly chart: ShownChart;
  readonly name: string;
  readonly category: string | undefined;
  readonly isParts: boolean;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const wavesOf = useWaves();
  const say = useWording();
  const words = useFigureWords();
  const facts = usePlotFacts()(chart.about);
  const { by, kind } = chart;
  const labelOf = ({ label, labelEn }: Point): string =>
    label === null ? words.nameless[by] : say(label, labelEn);
  const points = chart.series.map(figureOf);
  const explain = useExplain();
  const onPart = explain === undefined ? undefined : (key: string) => explain(kind, { category, [by]: key });
  if (by === 'month' || by === 'day') {
    const shared = {
      title: name,
      level: 'h2',
      facts,
      axis: words.dimension[by],
      waves: wavesOf(
        chart.series.map(({ key }) => key),
        chart.about.isUnfinished,
      ),
      onPart,
    } as const;
    const series = { label: words.kind[kind], points };
    return by === 'month' ? (
      <Trend {...shared} series={[series]} unit="count" />
    ) : (
      <TimeColumns {...shared} series={series} />
    );
  }
  const rows = chart.series.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first] = rows;
  const part = isParts ? shareOfFirst(rows) : null;
  const leader = first === undefined ? '' : labelOf(first);
  const percent = share(part ?? 0, 1, language);
  return (
    <AmountRows
      title={part === null ? name : t`${name}: ${leader} tiene el ${percent}`}
      level="h2"
      facts={facts}
      onPart={onPart}
      names={{ row: words.dimension[by], value: words.kind[kind] }}
      rows={rows.map((point) => ({ id: point.key, label: labelOf(point), figure: figureOf(point) }))}
    />
  );
}

/** `isParts`: the bars are parts of one whole, so the title may say the share of the first. */
export function DimensionCard({
  filter,
  ask,
  name,
  note,
  isParts = false,
  wide,
}: {
  readonly filter: ChartFilter;
  readonly ask: ChartAsk;
  readonly name: string;
  /** A sentence under the plot: what counts where. */
  readonly note?: ReactNode;
  readonly isParts?: boolean | undefined;
  readonly wide?: boolean | undefined;
}): ReactElement {
  const query = useQuery(analyticsQueries.chart(filter, ask));
  return (
    <ChartCard
      query={query}
      name={name}
      wide={wide}
      isEmpty={({ series }) => series.every((point) => point.withheld === null && !hasValue(point))}
      hasFew={({ series }) => series.some(({ withheld }) => withheld === 'few')}
    >
      {(chart) => (
        <>
          <Drawn chart={chart} name={name} isParts={isParts} category={ask.category} />
          {note === undefined ? null : <p className="text-small text-soft">{note}</p>}
        </>
      )}
    </ChartCard>
  );
}
