/** The drawing of a trend: grid, axes, lines, points, and a mark at one wave. */
import { scaleLinear, scalePoint } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { ReactElement } from 'react';
import { valueOf, type Unit } from './plot.shape.ts';
import type { Named, TrendSeries } from './tables.ts';
import { TimeArea } from './TimeArea.tsx';
import { domainOf, timeEdge as edge, timeFloor as floor } from './trendPlaces.ts';

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

/** `at` is the index of the marked wave; `onAt` follows the pointer; `onPart` hears a press near a point. */
export function TrendLines({
  waves,
  series,
  unit,
  width,
  at,
  onAt,
  onPart,
}: {
  waves: readonly Named[];
  series: readonly TrendSeries[];
  unit: Unit;
  width: number;
  at: number | null;
  onAt: (index: number | null) => void;
  onPart: ((wave: number, series: number) => void) | undefined;
}): ReactElement {
  const right = width - 24;
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
  // What has not ended, or is only expected, is not drawn like the rest.
  const noted = waves.findIndex(({ note }) => note !== undefined);
  const open = noted === -1 ? waves.length : noted;
  /** The series whose point is nearest to a height; the first one where none has a point. */
  const seriesAt = (index: number, height: number): number => {
    const away = series.map(({ points }) => {
      const value = valueOf(points[index]);
      return value === null ? Infinity : Math.abs(y(value) - height);
    });
    return away.indexOf(Math.min(...away));
  };
  return (
    <TimeArea
      waves={waves}
      unit={unit}
      width={width}
      right={right}
      x={x}
      y={y}
      at={at}
      waveAt={nearest}
      onAt={onAt}
      onPress={onPart === undefined ? undefined : (index, height) => onPart(index, seriesAt(index, height))}
    >
      {least < 0 && most > 0 ? (
        <Line from={{ x: edge.left, y: y(0) }} to={{ x: right, y: y(0) }} className="stroke-control" />
      ) : null}
      {at === null ? null : (
        <Line
          from={{ x: left(at), y: edge.top - 8 }}
          to={{ x: left(at), y: floor }}
          className="stroke-control"
        />
      )}
      {series.toReversed().map((one) => {
        const look = looks[one === series[0] ? 0 : 1];
        return (
          <g key={one.label}>
            <LinePath
              data={indices.slice(0, open)}
              x={left}
              y={(index) => y(valueOf(one.points[index]) ?? 0)}
              defined={(index) => valueOf(one.points[index]) !== null}
              strokeWidth={2}
              strokeDasharray={look.dash}
              className={look.line}
            />
            {open < waves.length ? (
              <LinePath
                data={indices.slice(Math.max(0, open - 1))}
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
                  className={index >= open ? look.open : look.point}
                />
              );
            })}
          </g>
        );
      })}
    </TimeArea>
  );
}
