/** The drawing of a trend: grid, axes, lines, points, and the values of one wave. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scalePoint } from '@visx/scale';
import { Bar, Line, LinePath } from '@visx/shape';
import type { ReactElement } from 'react';
import { WrappedText } from './PlotArea.tsx';
import { valueOf, type Unit } from './plot.shape.ts';
import type { Named, TrendSeries } from './tables.ts';
import { domainOf, shownWaves, trendHeight } from './trendPlaces.ts';
import { usePlotWords } from './usePlotWords.ts';

const edge = { top: 24, right: 24, bottom: 28, left: 48 } as const;
const looks = [
  { line: 'stroke-brand-edge', dash: undefined, point: 'fill-brand-edge stroke-card' },
  { line: 'stroke-control', dash: '5 4', point: 'fill-card stroke-control' },
] as const;

/** Values of a wave beside its line, on the side with more room. */
function Bubble({ x, width, children }: { x: number; width: number; children: ReactElement }): ReactElement {
  const wide = Math.min(232, Math.round(width * 0.55));
  const isLeft = x > width / 2;
  return (
    <WrappedText
      x={isLeft ? x - wide - 10 : x + 10}
      y={edge.top - 12}
      width={wide}
      height={120}
      className={`pointer-events-none items-start ${isLeft ? 'justify-end' : ''}`}
    >
      {children}
    </WrappedText>
  );
}

/** `at` is the index of the wave whose values are shown; `onAt` follows the pointer. */
export function TrendLines({
  waves,
  series,
  unit,
  domain,
  width,
  at,
  onAt,
}: {
  waves: readonly Named[];
  series: readonly TrendSeries[];
  unit: Unit;
  domain: readonly [number, number] | undefined;
  width: number;
  at: number | null;
  onAt: (index: number | null) => void;
}): ReactElement {
  const words = usePlotWords();
  const floor = trendHeight - edge.bottom;
  const right = width - edge.right;
  const indices = waves.map((_, index) => index);
  const x = scalePoint({
    domain: indices,
    range: [edge.left, right],
    padding: waves.length === 1 ? 0.5 : 0.2,
  });
  const [low, high] = domain ?? domainOf(series, unit);
  const y = scaleLinear<number>({
    domain: [low, high],
    range: [floor, edge.top],
    nice: domain === undefined,
  });
  const left = (index: number): number => x(index) ?? 0;
  const nearest = (place: number): number =>
    indices.reduce(
      (best, index) => (Math.abs(left(index) - place) < Math.abs(left(best) - place) ? index : best),
      0,
    );
  const labels = waves.map(({ label }) => label);
  const label = (
    point: { readonly x: number; readonly y: number },
    text: string | undefined,
    anchor: 'middle' | 'end',
  ) => (
    <text x={point.x} y={point.y} textAnchor={anchor} className="fill-soft text-meta tabular-nums">
      {text}
    </text>
  );
  return (
    <g
      onPointerMove={(event) =>
        onAt(
          nearest(event.clientX - (event.currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0)),
        )
      }
      onPointerLeave={() => onAt(null)}
    >
      <Bar width={width} height={trendHeight} fill="transparent" />
      <GridRows
        scale={y}
        left={edge.left}
        width={right - edge.left}
        numTicks={4}
        className="[&_line]:stroke-line"
        stroke=""
      />
      <AxisLeft
        scale={y}
        left={edge.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => words.text(Number(value), unit === 'score' ? 'score' : unit)}
        tickComponent={({ y: line, formattedValue }) => label({ x: -8, y: line + 4 }, formattedValue, 'end')}
      />
      <AxisBottom
        scale={x}
        top={floor}
        hideAxisLine
        hideTicks
        tickValues={[...shownWaves(labels, right - edge.left)]}
        tickFormat={(index) => labels[index]}
        tickComponent={({ x: point, y: line, formattedValue }) =>
          label({ x: point, y: line + 2 }, formattedValue, 'middle')
        }
      />
      {at === null ? null : (
        <Line
          from={{ x: left(at), y: edge.top - 12 }}
          to={{ x: left(at), y: floor }}
          className="stroke-control"
        />
      )}
      {series.toReversed().map((one) => {
        const look = looks[series.indexOf(one) === 0 ? 0 : 1];
        return (
          <g key={one.label}>
            <LinePath
              data={indices}
              x={left}
              y={(index) => y(valueOf(one.points[index]) ?? 0)}
              defined={(index) => valueOf(one.points[index]) !== null}
              strokeWidth={2}
              strokeDasharray={look.dash}
              className={look.line}
            />
            {indices.map((index) => {
              const value = valueOf(one.points[index]);
              return value === null ? null : (
                <circle
                  key={index}
                  cx={left(index)}
                  cy={y(value)}
                  r={index === at ? 6 : 4}
                  strokeWidth={2}
                  className={look.point}
                />
              );
            })}
          </g>
        );
      })}
      {at === null ? null : (
        <Bubble x={left(at)} width={width}>
          <div className="rounded-control border border-line bg-raised px-3 py-2 text-small text-ink">
            <p className="font-semibold">{labels[at]}</p>
            {series.map((one) => {
              const point = one.points[at] ?? 'none';
              return (
                <p key={one.label}>
                  {series.length === 1 ? null : `${one.label} `}
                  <span className="font-semibold tabular-nums">{words.figure(point, unit)}</span>
                  {typeof point === 'object' ? (
                    <span className="text-meta text-soft tabular-nums">
                      {' '}
                      n {words.text(point.n, 'count')}
                    </span>
                  ) : null}
                </p>
              );
            })}
          </div>
        </Bubble>
      )}
    </g>
  );
}
