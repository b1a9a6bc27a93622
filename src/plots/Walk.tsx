/** Arrow keys go through the points of a drawing and speak each: a range input that nobody sees beside the picture. */
import type { ReactElement, ReactNode } from 'react';

/** `at` is the marked point, null without the focus; then the keys begin at `from`. */
export function Walk({
  label,
  count,
  from,
  at,
  said,
  onAt,
  children,
}: {
  readonly label: string;
  readonly count: number;
  readonly from: number;
  readonly at: number | null;
  /** What is spoken of a point. */
  readonly said: (index: number) => string;
  readonly onAt: (index: number | null) => void;
  readonly children: ReactNode;
}): ReactElement {
  const current = Math.min(at ?? from, count - 1);
  return (
    <div className="relative touch-pan-y rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {count === 0 ? null : (
        <input
          type="range"
          className="sr-only"
          aria-label={label}
          aria-valuetext={said(current)}
          min={0}
          max={count - 1}
          value={current}
          onChange={({ currentTarget }) => onAt(currentTarget.valueAsNumber)}
          onFocus={() => onAt(current)}
          onBlur={() => onAt(null)}
        />
      )}
      {children}
    </div>
  );
}
