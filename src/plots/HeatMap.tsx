/** Segments against questions: each cell has its value, its number of answers, and a colour for the eye. */
import { useLingui } from '@lingui/react/macro';
import { Group } from '@visx/group';
import { scaleBand, scaleQuantize } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, type ReactElement } from 'react';
import { extentOf, heatSteps, isGrid, namesWidth, tilesIn } from './heat.ts';
import { PlotArea, WrappedText } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { Figure, PlotProps, Unit } from './plot.shape.ts';
import { heatTable, type Named } from './tables.ts';
import { usePlotWords } from './usePlotWords.ts';

/** A row: its cells stand in the order of the questions. */
export interface HeatSegment extends Named {
  readonly cells: readonly Figure[];
}

export interface HeatMapProps extends PlotProps {
  readonly segments: readonly HeatSegment[];
  readonly questions: readonly Named[];
  readonly unit: Unit;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const seam = 2;

/** A withheld cell is hatched and says so; the number of answers stands below the value. */
function Cell({
  figure,
  name,
  at,
  fill,
  value,
  answers,
  hatch,
}: {
  figure: Figure;
  /** Above the value, in a tile. */
  name?: string | undefined;
  at: Spot;
  fill: string;
  value: string;
  answers: string;
  hatch: string;
}): ReactElement {
  const box = { width: at.width - seam, height: at.height - seam, rx: 6 };
  const hasValue = typeof figure === 'object';
  return (
    <Group left={at.x} top={at.y}>
      <Bar {...box} className={hasValue ? fill : 'fill-card'} />
      {figure === 'withheld' ? <Bar {...box} fill={`url(#${hatch})`} /> : null}
      <Bar
        {...box}
        x={0.5}
        y={0.5}
        width={box.width - 1}
        height={box.height - 1}
        className="fill-none stroke-line"
      />
      <WrappedText
        x={0}
        y={0}
        width={box.width}
        height={box.height}
        className="flex-col items-center justify-center px-1 text-center"
      >
        {name === undefined ? null : <span className="line-clamp-1 text-meta text-ink">{name}</span>}
        <span className={hasValue ? 'text-small font-semibold text-ink tabular-nums' : 'text-meta text-ink'}>
          {value}
        </span>
        {hasValue ? <span className="text-meta text-ink tabular-nums">{answers}</span> : null}
      </WrappedText>
    </Group>
  );
}

/** A grid on wide places, tiles under each question on narrow ones. */
export function HeatMap({ segments, questions, unit, ...frame }: HeatMapProps): ReactElement {
  const { t } = useLingui();
  const { title } = frame;
  const words = usePlotWords();
  const hatch = useId();
  const extent = extentOf(segments.flatMap(({ cells }) => cells));
  const [least, most] = extent ?? [0, 0];
  const fill = scaleQuantize<string>({ domain: [least, Math.max(most, least + 1)], range: [...heatSteps] });
  const [low, high] = [words.text(least, unit), words.text(most, unit)];
  const label =
    extent === null ? `${title}: ${words.none}.` : t`${title}: los valores van de ${low} a ${high}.`;
  const cellAt = (segment: HeatSegment, index: number, at: Spot, name?: string): ReactElement => {
    const figure = segment.cells[index] ?? 'none';
    const n = typeof figure === 'object' ? words.text(figure.n, 'count') : '';
    return (
      <Cell
        key={`${segment.id} ${String(index)}`}
        figure={figure}
        at={at}
        name={name}
        fill={typeof figure === 'object' ? fill(figure.value) : ''}
        value={words.figure(figure, unit)}
        answers={`n ${n}`}
        hatch={hatch}
      />
    );
  };
  const pattern = (
    <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={1.5} height={6} className="fill-hover" />
    </pattern>
  );
  const grid = (width: number) => {
    const [head, row] = [56, 52];
    const height = head + segments.length * row;
    const x = scaleBand({ domain: questions.map(({ id }) => id), range: [namesWidth, width] });
    const y = scaleBand({ domain: segments.map(({ id }) => id), range: [head, height] });
    const shapes = (
      <>
        {pattern}
        {questions.map((question) => (
          <WrappedText
            key={question.id}
            x={x(question.id) ?? 0}
            y={0}
            width={x.bandwidth() - seam}
            height={head - 6}
            className="items-end justify-center text-center"
          >
            <span className="line-clamp-3 text-meta text-soft">{question.label}</span>
          </WrappedText>
        ))}
        {segments.map((segment) => (
          <Group key={segment.id}>
            <WrappedText
              x={0}
              y={y(segment.id) ?? 0}
              width={namesWidth - 12}
              height={row - seam}
              className="items-center"
            >
              <span className="line-clamp-2 text-small leading-[18px] text-ink">{segment.label}</span>
            </WrappedText>
            {questions.map(({ id }, index) =>
              cellAt(segment, index, {
                x: x(id) ?? 0,
                y: y(segment.id) ?? 0,
                width: x.bandwidth(),
                height: row,
              }),
            )}
          </Group>
        ))}
      </>
    );
    return { height, shapes };
  };
  const tiles = (width: number) => {
    const [head, row, space] = [44, 68, 16];
    const columns = tilesIn(width);
    const block = head + Math.ceil(segments.length / columns) * row;
    const x = scaleBand({ domain: Array.from({ length: columns }, (_, index) => index), range: [0, width] });
    const shapes = (
      <>
        {pattern}
        {questions.map((question, index) => (
          <Group key={question.id} top={index * (block + space)}>
            <WrappedText x={0} y={0} width={width} height={head - 6} className="items-end">
              <span className="line-clamp-2 text-small leading-[18px] text-ink">{question.label}</span>
            </WrappedText>
            {segments.map((segment, place) =>
              cellAt(
                segment,
                index,
                {
                  x: x(place % columns) ?? 0,
                  y: head + Math.floor(place / columns) * row,
                  width: x.bandwidth(),
                  height: row,
                },
                segment.label,
              ),
            )}
          </Group>
        ))}
      </>
    );
    return { height: questions.length * (block + space) - space, shapes };
  };
  return (
    <PlotFrame {...frame} table={heatTable(segments, questions, unit, words)}>
      <PlotArea label={label}>
        {(width) => (isGrid(width, questions.length) ? grid(width) : tiles(width))}
      </PlotArea>
    </PlotFrame>
  );
}
