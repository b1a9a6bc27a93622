/** A date label with the exact moment on hover and on focus (spec §9 "Date labels", experience.md "Words"). */
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classes } from './classes.ts';

const TooltipBubble = lazy(() =>
  import('./TooltipBubble.tsx').then((file) => ({ default: file.TooltipBubble })),
);

/** Always described by the exact moment; shown near the label under pointer or focus, until Escape (WCAG 1.4.13). */
export function TimeLabel({
  label,
  exact,
  dateTime,
  className,
}: {
  label: string;
  exact: string;
  dateTime: string;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  /** Null until it is asked for. */
  const [shown, setShown] = useState<boolean | null>(null);
  const ask = (): void => setShown(true);
  const hide = (): void => setShown(false);
  const keys = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  const words = (
    <span id={id} hidden>
      {exact}
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches for pointer and focus on the label, which is what can be acted on
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={ask}
      onPointerLeave={hide}
      onFocus={ask}
      onBlur={hide}
      onKeyDown={keys}
    >
      <time
        dateTime={dateTime}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact moment must be reachable without a pointer
        tabIndex={0}
        aria-describedby={id}
        className={classes('rounded-[4px]', className ?? 'text-small text-soft')}
      >
        {label}
      </time>
      {shown === null ? (
        words
      ) : (
        <Suspense fallback={words}>
          <TooltipBubble id={id} text={exact} shown={shown} anchor={anchor} />
        </Suspense>
      )}
    </span>
  );
}
