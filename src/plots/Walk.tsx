/** Arrow keys go through the points of a drawing and speak each: a range input that nobody sees beside the picture. */
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';

/** `at` is the marked point, null without the focus; then the keys begin at `from`. */
export function Walk({
  label,
  count,
  from,
  at,
  said,
  onAt,
  onPress,
  children,
}: {
  readonly label: string;
  readonly count: number;
  readonly from: number;
  readonly at: number | null;
  /** What is spoken of a point. */
  readonly said: (index: number) => string;
  readonly onAt: (index: number | null) => void;
  /** Enter at a point. */
  readonly onPress?: ((index: number) => void) | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const current = Math.min(at ?? from, count - 1);
  const { t } = useLingui();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    // A shape takes no focus: what a press on it opens gives the focus back to the input.
    <div
      onClickCapture={onPress === undefined ? undefined : () => input.current?.focus({ preventScroll: true })}
      className="relative touch-pan-y rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      {count === 0 ? null : (
        <input
          ref={input}
          type="range"
          className="sr-only"
          aria-label={label}
          aria-valuetext={said(current)}
          aria-describedby={onPress === undefined ? undefined : hint}
          min={0}
          max={count - 1}
          value={current}
          onChange={({ currentTarget }) => onAt(currentTarget.valueAsNumber)}
          onFocus={() => onAt(current)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onPress?.(current);
          }}
          // The numbers above the drawing stay those of the point while the focus is on them.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.closest('figure')?.contains(relatedTarget) !== true) onAt(null);
          }}
        />
      )}
      {onPress === undefined ? null : (
        <span id={hint} hidden>
          {t`Con Enter se abre de dónde sale.`}
        </span>
      )}
      {children}
    </div>
  );
}
