/** The drawing of a trend: grid, axes, lines, points, and a mark at one wave. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scalePoint } from '@visx/scale';
import { Bar, Line, LinePath } from '@visx/shape';
import type { PointerEvent, ReactElement } from 'react';
import { valueOf, type Unit } from './plot.shape.ts';
import type { Named, TrendSeries } from './tables.ts';
import { TickText } from './TickText.tsx';
import { domainOf, shownWaves, trendHeight } from './trendPlaces.ts';
import { usePlotWords } from './usePlotWords.ts';

const edge = { top: 16, right: 24, bottom: 28, left: 48 } as const;

/** The first series is the line itself, the second one is what it is compared with. */
const looks = [
  {
    line: 'stroke-brand-edge',
    dash: undefined,
    point: 'fill-brand-edge stroke-card',
    open: 'fill-card stroke-brand-edge',
  },
  {
    line: 'stroke-control',
    dash: '5 4',
    point: 'fill-card stroke-control',
    open: 'fill-card stroke-control',
  },
] as const;

/** `at` is the index of the marked wave; `onAt` follows the pointer. */
export function TrendLines({
  waves,
  series,
  unit,
  width,
  at,
  onAt,
}: {
  waves: readonly Named[];
  series: readonly TrendSeries[];
  unit: Unit;
  width: number;
  at: number | null;
  onAt: (index: number | null) => void;
}): ReactElement {
  const words = usePlotWords();
  const floor = trendHeight - edge.bottom;
  const right = width - edge.right;
  const indices = waves.map((_, index) => index);
  const x = scalePoint({ domain: indices, range: [edge.left, right], padding: 0.3 });
  const y = scaleLinear<number>({
    domain: [...domainOf(series, unit)],
    range: [floor, edge.top],
    nice: 4,
  });
  const [least = 0, most = 0] = y.domain();
  const left = (index: number): number => x(index) ?? 0;
  const nearest = (place: number): number =>
    indices.reduce(
      (best, index) => (Math.abs(left(index) - place) < Math.abs(left(best) - place) ? index : best),
      0,
    );
  const labels = waves.map(({ label }) => label);
  // What has not ended is not drawn like the rest.
  const isOpen = waves.at(-1)?.note !== undefined;
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGGElement>): void =>
    onAt(nearest(clientX - (currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0)));
  return (
    <g
      onPointerDown={follow}
      onPointerMove={follow}
      // A finger leaves with each lift: what it chose stays.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onAt(null);
      }}
    >
      {/* The whole area hears the pointer, not only its lines. */}
      <Bar width={width} height={trendHeight} fill="transparent" />
      <GridRows
        scale={y}
        left={edge.left}
        width={right - edge.left}
        numTicks={4}
        stroke=""
        className="[&_line]:stroke-line"
      />
      {least < 0 && most > 0 ? (
        <Line from={{ x: edge.left, y: y(0) }} to={{ x: right, y: y(0) }} className="stroke-control" />
      ) : null}
      <AxisLeft
        scale={y}
        left={edge.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => words.text(Number(value), unit)}
        tickComponent={({ y: line, formattedValue }) => (
          <TickText x={-8} y={line + 4} anchor="end" text={formattedValue} />
        )}
      />
      <AxisBottom
        scale={x}
        top={floor}
        hideAxisLine
        hideTicks
        tickValues={[...shownWaves(labels, right - edge.left)]}
        tickFormat={(index) => labels[index]}
        tickComponent={({ x: place, y: line, formattedValue }) => (
          <TickText x={place} y={line + 2} anchor="middle" text={formattedValue} />
        )}
      />
      {at === null ? null : (
        <Line
          from={{ x: left(at), y: edge.top - 8 }}
          to={{ x: left(at), y: floor }}
          className="stroke-control"
        />
      )}
      {series.toReversed().map((one) => {
        const look = looks[one === series[0] ? 0 : 1];
        const whole = isOpen ? indices.slice(0, -1) : indices;
        return (
          <g key={one.label}>
            <LinePath
              data={whole}
              x={left}
              y={(index) => y(valueOf(one.points[index]) ?? 0)}
              defined={(index) => valueOf(one.points[index]) !== null}
              strokeWidth={2}
              strokeDasharray={look.dash}
              className={look.line}
            />
            {isOpen ? (
              <LinePath
                data={indices.slice(-2)}
                x={left}
                y={(index) => y(valueOf(one.points[index]) ?? 0)}
                defined={(index) => valueOf(one.points[index]) !== null}
                strokeWidth={2}
                strokeDasharray="2 4"
                className={look.line}
              />
            ) : null}
            {indices.map((index) => {
              const value = valueOf(one.points[index]);
              return value === null ? null : (
                <circle
                  key={index}
                  cx={left(index)}
                  cy={y(value)}
                  r={index === at ? 6 : 4.5}
                  strokeWidth={2}
                  className={isOpen && index === indices.length - 1 ? look.open : look.point}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
