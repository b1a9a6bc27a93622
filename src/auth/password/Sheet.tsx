/**
 * One step about a password: icon, heading, sentence and content; a card on its own page, without a card
 * beside the brand panel.
 */
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** State of a step: open, done, or a dead end. */
type Tone = 'plain' | 'done' | 'void';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'bg-brand-tint text-link',
  done: 'bg-success-tint text-success-text',
  void: 'bg-warning-tint text-warning-text',
};

export interface SheetProps {
  readonly icon: LucideIcon;
  readonly tone?: Tone | undefined;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The step is the whole page, not a part of sign-in. */
  readonly isPage?: boolean | undefined;
  /** The step replaced another one: its heading gets the focus. */
  readonly takesFocus?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Its heading is the heading of the page. */
export function Sheet({
  icon,
  tone = 'plain',
  title,
  lead,
  isPage = true,
  takesFocus = false,
  children,
}: SheetProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      className={isPage ? 'mx-auto w-full max-w-[32rem] flex-1 px-4 py-6 sm:py-12 wide:py-[12vh]' : undefined}
    >
      <div
        className={classes(
          'flex animate-appear flex-col gap-6',
          isPage && 'rounded-card border border-line bg-card p-6 sm:p-10',
        )}
      >
        <header className="flex flex-col items-start gap-4">
          <span className={classes('flex size-14 items-center justify-center rounded-full', tones[tone])}>
            <Icon of={icon} size={24} />
          </span>
          <div className="flex flex-col gap-2">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-h3 font-bold tracking-tight text-balance outline-none"
            >
              {title}
            </h1>
            {lead === undefined ? null : <div className="text-soft">{lead}</div>}
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}
