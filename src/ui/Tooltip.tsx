/** A few more words about something small, on hover and on focus; used for exact times (experience.md "Words"). */
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes } from './classes.ts';

const gap = 6;
const margin = 8;

/** Words on the top layer near their child; Escape hides them, the pointer may rest on them (WCAG 1.4.13). */
export function Tooltip({
  text,
  children,
  className,
}: {
  text: string;
  children: (describedBy: string) => ReactNode;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, bubble.current];
    // jsdom and old browsers know no popover; the words are still in the page for `aria-describedby`.
    if (from === null || box === null || typeof box.showPopover !== 'function') return;
    if (!shown) {
      box.hidePopover();
      return;
    }
    box.showPopover();
    const at = from.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const above = at.top - size.height - gap;
    const left = at.left + at.width / 2 - size.width / 2;
    box.style.top = `${String(above < margin ? at.bottom + gap : above)}px`;
    box.style.left = `${String(Math.max(margin, Math.min(left, document.documentElement.clientWidth - size.width - margin)))}px`;
  }, [shown]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) setShown(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches for pointer and focus on the child, which is what can be acted on
    <span
      ref={anchor}
      className={className ?? 'inline-flex'}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={keys}
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="inset-auto m-0 max-w-96 rounded-control border border-line bg-raised px-2.5 py-1.5 text-small font-normal text-balance text-ink shadow-raised"
      >
        {text}
      </span>
    </span>
  );
}

/** A date label with the exact moment on hover and focus (spec §9 "Date labels", experience.md "Words"). */
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
  return (
    <Tooltip text={exact}>
      {(describedBy) => (
        <time
          dateTime={dateTime}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact moment must be reachable without a pointer
          tabIndex={0}
          aria-describedby={describedBy}
          className={classes('rounded-[4px]', className ?? 'text-small text-soft')}
        >
          {label}
        </time>
      )}
    </Tooltip>
  );
}
