/** One step about a password: a sign, a heading, a sentence, and what to do; a card on its page, bare beside the brand. */
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** How a step is going: what stands before somebody, what is done, what leads nowhere. */
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
  /** It is its whole page, not a part of sign-in. */
  readonly isPage?: boolean | undefined;
  /** Another step has taken the place of one before: its heading is read. */
  readonly takesFocus?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Its heading is the page's. */
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
