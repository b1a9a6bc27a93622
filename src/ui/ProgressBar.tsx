/** How far something has come. */
import { useId, type ReactElement } from 'react';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  hideLabel?: boolean | undefined;
  /** Words for the value ("40 de 120 puntos"); shown beside the label and read out. */
  showValue?: string | undefined;
}

/** A native meter of progress with its label; the value is kept between 0 and `max`. */
export function ProgressBar({ label, value, max, hideLabel = false, showValue }: ProgressBarProps): ReactElement {
  const id = useId();
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="flex flex-col gap-1.5">
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-small'}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        {showValue === undefined ? null : <span className="text-soft tabular-nums">{showValue}</span>}
      </div>
      <div role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={max} aria-valuenow={Math.round(share * max)} {...(showValue === undefined ? {} : { 'aria-valuetext': showValue })} className="h-2 overflow-hidden rounded-full bg-hover forced-colors:border">
        <div className="h-full origin-left rounded-full bg-brand-edge transition-transform duration-240 ease-out forced-colors:bg-[Highlight] rtl:origin-right" style={{ transform: `scaleX(${String(share)})` }} />
      </div>
    </div>
  );
}
