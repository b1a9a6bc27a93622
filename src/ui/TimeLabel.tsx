/** A date label with the exact moment on hover and focus (spec §9 "Date labels"). */
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classes } from './classes.ts';

const TooltipBubble = lazy(() =>
  import('./TooltipBubble.tsx').then((file) => ({ default: file.TooltipBubble })),
);

/** Always described by the exact moment; the tooltip shows on hover or focus, until Escape (WCAG 1.4.13). */
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
  /** Null until the first hover or focus. */
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches pointer and focus of the label, which is the interactive element
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
