/** The figure of an own analytic, drawn as it says. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { channels } from '#schema/analytics/analytics.rules.ts';
import { figureOf, usePlotFacts } from '#src/analytics/facts.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { monthLabel } from '#src/analytics/monthLabel.ts';
import { useWording } from '#src/forms/useWording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { FactLine } from '#src/plots/FactLine.tsx';
import { NumberFact } from '#src/plots/NumberFact.tsx';
import { TableView } from '#src/plots/TableView.tsx';
import { TimeColumns } from '#src/plots/TimeColumns.tsx';
import { Trend } from '#src/plots/Trend.tsx';
import { usePlotWords } from '#src/plots/usePlotWords.ts';
import type { OwnAnalytic, OwnFigure } from './own.queries.ts';
import { useOwnWords } from './useOwnWords.ts';

type Point = OwnFigure['series'][number];

export function OwnPlot({
  figure,
  of: { kind, by, plot },
  name,
}: {
  readonly figure: OwnFigure;
  readonly of: Pick<OwnAnalytic, 'kind' | 'by' | 'plot'>;
  readonly name: string;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const words = useFigureWords();
  const own = useOwnWords();
  const facts = usePlotFacts()(figure.about);
  const written = usePlotWords(facts);
  const { series, about, value, withheld } = figure;
  const last = series.length - 1;
  const labelOf = ({ key, label, labelEn }: Point): string => {
    if (by === 'month') return monthLabel(key, language);
    if (by === 'day') return dayLabel(key, language);
    if (by === 'channel') return words.channel[channels.find((one) => one === key) ?? 'handedOut'];
    return label === null ? words.nameless[by] : say(label, labelEn);
  };
  const frame = { title: name, level: 'h2', facts } as const;
  const points = series.map(figureOf);
  const waves = series.map((point, index) => ({
    id: point.key,
    label: labelOf(point),
    note: index === last && about.isUnfinished ? t`sin terminar` : undefined,
  }));
  const axis = own.dimension[by];
  const label = words.kind[kind];
  const ordered =
    by === 'month' || by === 'day'
      ? series
      : series.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  switch (plot) {
    case 'number':
      return <NumberFact {...frame} value={withheld === 'few' ? 'withheld' : value} unit="count" />;
    case 'line':
      return <Trend {...frame} axis={axis} waves={waves} series={[{ label, points }]} unit="count" />;
    case 'columns':
      return <TimeColumns {...frame} axis={axis} waves={waves} series={{ label, points }} />;
    case 'bars':
      return (
        <AmountRows
          {...frame}
          names={{ row: axis, value: label }}
          rows={ordered.map((point) => ({ id: point.key, label: labelOf(point), figure: figureOf(point) }))}
        />
      );
    case 'table':
      return (
        <div className="flex min-w-0 flex-col gap-4">
          <div>
            <h2 className="text-h6 font-semibold">{name}</h2>
            <FactLine facts={facts} />
          </div>
          <TableView
            title={name}
            facts={facts}
            table={{
              columns: [
                { header: axis, unit: null },
                { header: label, unit: 'count' },
              ],
              rows: ordered.map((point) => [
                labelOf(point),
                point.value ?? written.figure(figureOf(point), 'count'),
              ]),
            }}
          />
        </div>
      );
  }
}
