/** A progress bar. */
import { useId, type ReactElement } from 'react';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  hideLabel?: boolean | undefined;
  /** Text for the value ("40 de 120 puntos"); shown beside the label and read by screen readers. */
  showValue?: string | undefined;
}

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover forced-colors:border forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none forced-colors:[&::-webkit-progress-value]:bg-[Highlight] ' +
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand-edge [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand-edge';

/** A native progress bar with its label; clamps the value between 0 and `max`. */
export function ProgressBar({
  label,
  value,
  max,
  hideLabel = false,
  showValue,
}: ProgressBarProps): ReactElement {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-small'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {showValue === undefined ? null : <span className="text-soft tabular-nums">{showValue}</span>}
      </div>
      <progress
        id={id}
        max={Math.max(1, max)}
        value={Math.min(max, Math.max(0, value))}
        aria-valuetext={showValue}
        className={bar}
      />
    </div>
  );
}
