/** What plots over time share: grid, axes, and the area that hears the pointer. */
import { AxisBottom, AxisLeft, type AxisScale } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useRef, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import type { Unit } from './plot.shape.ts';
import type { Named } from './tables.ts';
import { TickText } from './TickText.tsx';
import { placeAt, shownWaves, timeEdge, timeFloor, trendHeight } from './trendPlaces.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface TimeAreaProps {
  readonly waves: readonly Named[];
  readonly unit: Unit;
  readonly width: number;
  /** Where the drawing ends, in px. */
  readonly right: number;
  readonly x: AxisScale;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  /** The index of the marked wave. */
  readonly at: number | null;
  /** The index of the wave at a place in px. */
  readonly waveAt: (place: number) => number;
  readonly onAt: (index: number | null) => void;
  /** A press on a wave, at a height in px. */
  readonly onPress: ((index: number, height: number) => void) | undefined;
  /** Draws the line on which columns rest. */
  readonly hasFloor?: boolean | undefined;
  readonly children: ReactNode;
}

/** A mouse opens what it marks; a finger marks first, and opens with its second press. */
export function TimeArea({
  waves,
  unit,
  width,
  right,
  x,
  y,
  at,
  waveAt,
  onAt,
  onPress,
  hasFloor = false,
  children,
}: TimeAreaProps): ReactElement {
  const words = usePlotWords();
  const marked = useRef<number | null>(null);
  const labels = waves.map(({ label }) => label);
  const follow = (event: PointerEvent<SVGGElement>): void => onAt(waveAt(placeAt(event).x));
  return (
    <g
      className={onPress === undefined ? undefined : 'cursor-pointer'}
      onPointerDown={(event) => {
        marked.current = at;
        follow(event);
      }}
      onPointerMove={follow}
      // A finger leaves with each lift: what it chose stays.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onAt(null);
      }}
      onClick={(event) => {
        const place = placeAt(event);
        const index = waveAt(place.x);
        if (index === marked.current) onPress?.(index, place.y);
      }}
    >
      {/* The whole area hears the pointer, not only what is drawn. */}
      <Bar width={width} height={trendHeight} fill="transparent" />
      <GridRows
        scale={y}
        left={timeEdge.left}
        width={right - timeEdge.left}
        numTicks={4}
        stroke=""
        className="[&_line]:stroke-line"
      />
      {children}
      <AxisLeft
        scale={y}
        left={timeEdge.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        // Nobody is counted in halves.
        tickFormat={(value) =>
          unit === 'count' && !Number.isInteger(Number(value)) ? '' : words.text(Number(value), unit)
        }
        tickComponent={({ y: line, formattedValue }) => (
          <TickText x={-8} y={line + 4} anchor="end" text={formattedValue} />
        )}
      />
      <AxisBottom
        scale={x}
        top={timeFloor}
        hideTicks
        hideAxisLine={!hasFloor}
        stroke=""
        axisLineClassName="stroke-control"
        tickValues={[...shownWaves(labels, right - timeEdge.left)]}
        tickFormat={(index) => labels[Number(index)]}
        tickComponent={({ x: place, y: line, formattedValue }) => (
          <TickText x={place} y={line + 2} anchor="middle" text={formattedValue} />
        )}
      />
    </g>
  );
}
