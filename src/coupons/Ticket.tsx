/** The common layout of coupons and codes: a ticket with the value above a tear line. */
import { Store } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Coupon } from '#schema/coupons/coupons.endpoints.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** The provider's logo and name; a shop icon without a logo. */
export function ProviderLine({
  provider: { name, logoUrl },
}: {
  provider: Coupon['provider'];
}): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <p className="flex min-w-0 items-center gap-2 text-small">
      {logoUrl !== null && logoUrl !== broken ? (
        <img
          src={logoUrl}
          alt=""
          loading="lazy"
          onError={() => setBroken(logoUrl)}
          className="size-6 shrink-0 rounded-[6px] object-cover dim-in-dark"
        />
      ) : (
        <span className="flex size-6 shrink-0 items-center justify-center rounded-[6px] bg-card text-soft">
          <Icon of={Store} size={16} />
        </span>
      )}
      <span className="truncate">{name}</span>
    </p>
  );
}

const notch =
  'absolute top-1/2 size-4 -translate-y-1/2 rounded-full border border-line bg-page forced-colors:hidden';

/** The tear line. */
const Tear = (): ReactElement => (
  <span aria-hidden className="relative block h-0 border-t border-dashed border-control">
    <span className={classes(notch, '-start-[9px] [clip-path:inset(0_0_0_50%)]')} />
    <span className={classes(notch, '-end-[9px] [clip-path:inset(0_50%_0_0)]')} />
  </span>
);

/** The head is above the tear line, everything else below it. */
export function Ticket({
  as: Tag = 'article',
  head,
  muted = false,
  children,
}: {
  as?: 'article' | 'li';
  head: ReactNode;
  /** True for a used or expired ticket. */
  muted?: boolean | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <Tag className="flex h-full min-w-0 flex-col rounded-card border border-line bg-card">
      <div
        className={classes(
          'flex flex-col gap-2.5 rounded-t-card p-4 wide:px-5',
          muted ? 'bg-subtle' : 'bg-brand-tint',
        )}
      >
        {head}
      </div>
      <Tear />
      <div className="flex flex-1 flex-col gap-3 p-4 wide:px-5">{children}</div>
    </Tag>
  );
}
