/** Segments against questions: each cell has its value, its number of answers, and a colour for the eye. */
import { useLingui } from '@lingui/react/macro';
import { Group } from '@visx/group';
import { scaleBand, scaleQuantize } from '@visx/scale';
import { useId, type ReactElement } from 'react';
import { extentOf, heatSteps, layoutOf, namesWidth, stripsIn } from './heat.ts';
import { HeatCell, type Spot } from './HeatCell.tsx';
import { Hatch } from './Hatch.tsx';
import { linesOf } from './linesOf.ts';
import { PlotArea, WrappedText } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { Figure, PlotProps, Unit } from './plot.shape.ts';
import { heatTable, type Named } from './tables.ts';
import { usePlotWords } from './usePlotWords.ts';

/** A row; its cells are in the order of the questions. */
export interface HeatSegment extends Named {
  readonly cells: readonly Figure[];
}

export interface HeatMapProps extends PlotProps {
  readonly segments: readonly HeatSegment[];
  readonly questions: readonly Named[];
  readonly unit: Unit;
}

interface Drawn {
  readonly segments: readonly HeatSegment[];
  readonly questions: readonly Named[];
  readonly width: number;
  /** Draws the cell of a segment and the question at an index. */
  readonly cell: (segment: HeatSegment, index: number, at: Spot, name: string | null) => ReactElement;
}

/** Rows below one another, columns beside one another. */
function grid(
  width: number,
  rows: readonly Named[],
  columns: readonly Named[],
  cell: (row: number, column: number, at: Spot) => ReactElement | null,
) {
  const [head, row] = [58, 52];
  const height = head + rows.length * row;
  const x = scaleBand({ domain: columns.map(({ id }) => id), range: [namesWidth, width] });
  const y = scaleBand({ domain: rows.map(({ id }) => id), range: [head, height] });
  const shapes = (
    <>
      {columns.map(({ id, label }) => (
        <WrappedText
          key={id}
          x={x(id) ?? 0}
          y={0}
          width={x.bandwidth() - 2}
          height={head - 8}
          className="items-end justify-center px-1 text-center"
        >
          <span className="line-clamp-3 text-meta text-balance text-soft">{label}</span>
        </WrappedText>
      ))}
      {rows.map(({ id, label }, line) => (
        <Group key={id} top={y(id) ?? 0}>
          <WrappedText x={0} y={0} width={namesWidth - 12} height={row} className="items-center">
            <span className="line-clamp-2 text-small leading-[18px] text-ink">{label}</span>
          </WrappedText>
          {columns.map((column, index) =>
            cell(line, index, { x: x(column.id) ?? 0, y: 0, width: x.bandwidth(), height: row }),
          )}
        </Group>
      ))}
    </>
  );
  return { height, shapes };
}

/** Questions below one another, each with a strip per segment. */
function strips({ segments, questions, width, cell }: Drawn) {
  const [row, space] = [40, 20];
  const columns = stripsIn(width, segments.length);
  const x = scaleBand({ domain: Array.from({ length: columns }, (_, index) => index), range: [0, width] });
  const rows = Math.ceil(segments.length / columns) * row;
  const heads = questions.map(({ label }) => linesOf(label, width) * 18 + 8);
  const tops = heads.map((_, index) =>
    heads.slice(0, index).reduce((sum, head) => sum + head + rows + space, 0),
  );
  const shapes = questions.map(({ id, label }, index) => {
    const head = heads[index] ?? 0;
    return (
      <Group key={id} top={tops[index] ?? 0}>
        <WrappedText x={0} y={0} width={width} height={head} className="items-start">
          <span className="line-clamp-2 text-small leading-[18px] font-semibold text-ink">{label}</span>
        </WrappedText>
        {segments.map((segment, place) => {
          const at = {
            x: x(place % columns) ?? 0,
            y: head + Math.floor(place / columns) * row,
            width: x.bandwidth(),
            height: row,
          };
          return cell(segment, index, at, segment.label);
        })}
      </Group>
    );
  });
  return { height: (tops.at(-1) ?? 0) + (heads.at(-1) ?? 0) + rows, shapes };
}

function draw(drawn: Drawn) {
  const { segments, questions, width, cell } = drawn;
  const at = (segment: number, question: number, spot: Spot): ReactElement | null => {
    const one = segments[segment];
    return one === undefined ? null : cell(one, question, spot, null);
  };
  switch (layoutOf(width, { segments: segments.length, questions: questions.length })) {
    case 'grid':
      return grid(width, segments, questions, at);
    case 'turned':
      return grid(width, questions, segments, (row, column, spot) => at(column, row, spot));
    case 'strips':
      return strips(drawn);
  }
}

/** A grid where its columns have room, otherwise strips under each question. */
export function HeatMap({ segments, questions, unit, ...frame }: HeatMapProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords();
  const hatch = useId();
  const { title } = frame;
  const extent = extentOf(segments.flatMap(({ cells }) => cells));
  const [least, most] = extent ?? [0, 0];
  const fill = scaleQuantize<string>({ domain: [least, most], range: [...heatSteps] });
  const [low, high] = [words.text(least, unit), words.text(most, unit)];
  const label =
    extent === null ? `${title}: ${words.none}.` : t`${title}: los valores van de ${low} a ${high}.`;
  const cell: Drawn['cell'] = (segment, index, at, name) => {
    const figure = segment.cells[index] ?? 'none';
    const value = typeof figure === 'object' ? figure : null;
    return (
      <HeatCell
        key={`${segment.id} ${String(index)}`}
        at={at}
        of={{
          fill: value === null ? null : fill(value.value),
          hatch: figure === 'withheld' ? hatch : null,
          value: words.figure(figure, unit),
          n: typeof value?.n === 'number' ? words.text(value.n, 'count') : null,
          name,
        }}
      />
    );
  };
  return (
    <PlotFrame {...frame} table={heatTable(segments, questions, unit, words)}>
      <PlotArea label={label}>
        {(width) => {
          const { height, shapes } = draw({ segments, questions, width, cell });
          return {
            height,
            shapes: (
              <>
                <Hatch id={hatch} />
                {shapes}
              </>
            ),
          };
        }}
      </PlotArea>
    </PlotFrame>
  );
}
