/** The label of an axis. */
import type { ReactElement } from 'react';

export const TickText = ({
  x,
  y,
  anchor,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  readonly text: string | undefined;
}): ReactElement => (
  <text x={x} y={y} textAnchor={anchor} className="fill-soft text-meta tabular-nums">
    {text}
  </text>
);
