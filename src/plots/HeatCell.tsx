/** A cell of a heat map: colour, value and number of answers. */
import { Group } from '@visx/group';
import { Bar } from '@visx/shape';
import type { ReactElement } from 'react';
import { WrappedText } from './PlotArea.tsx';

/** A place in the drawing, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a cell shows. */
export interface HeatCellFacts {
  /** The class of the colour; null without a value. */
  readonly fill: string | null;
  /** Id of the pattern that marks a withheld cell; null in others. */
  readonly hatch: string | null;
  /** The value, or why there is none. */
  readonly value: string;
  /** The number of answers; null without a value. */
  readonly n: string | null;
  /** The segment, where the cell is a strip. */
  readonly name: string | null;
}

const seam = 2;

function Words({ of: { value, n, name } }: { of: HeatCellFacts }): ReactElement {
  const number = (
    <span className={n === null ? 'text-meta' : 'text-small font-semibold tabular-nums'}>{value}</span>
  );
  const answers =
    n === null ? null : <span className="text-meta whitespace-nowrap tabular-nums">{`n ${n}`}</span>;
  if (name === null)
    return (
      <span className="flex flex-col">
        {number}
        {answers}
      </span>
    );
  return (
    <>
      <span className="line-clamp-1 min-w-0 flex-1 text-start text-small">{name}</span>
      {number}
      {answers === null ? null : <span className="flex w-12 justify-end">{answers}</span>}
    </>
  );
}

/** In a grid the answers are below the value; in a strip the name is before both. */
export function HeatCell({ at, of }: { at: Spot; of: HeatCellFacts }): ReactElement {
  const box = { width: at.width - seam, height: at.height - seam, rx: 6 };
  return (
    <Group left={at.x} top={at.y}>
      {of.fill === null ? (
        <Bar
          {...box}
          x={0.5}
          y={0.5}
          width={box.width - 1}
          height={box.height - 1}
          fill={of.hatch === null ? 'none' : `url(#${of.hatch})`}
          className="stroke-line"
        />
      ) : (
        <Bar {...box} className={of.fill} />
      )}
      <WrappedText
        x={0}
        y={0}
        width={box.width}
        height={box.height}
        className={`items-center text-ink ${of.name === null ? 'justify-center px-1 text-center' : 'gap-2 px-3'}`}
      >
        <Words of={of} />
      </WrappedText>
    </Group>
  );
}
