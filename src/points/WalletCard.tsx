/** A balance as an account card: purpose, amount, and main action. */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { classes } from '#src/ui/classes.ts';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

export interface WalletCardProps {
  title: string;
  /** The purpose of these points. */
  note: ReactNode;
  icon: LucideIcon;
  /** Undefined while unknown, so that it is not shown as 0. */
  balance: number | undefined;
  tone: 'brand' | 'accent';
  action?: ReactNode;
}

/** One balance. */
export function WalletCard({ title, note, icon, balance, tone, action }: WalletCardProps): ReactElement {
  const language = useLanguage();
  return (
    <section
      aria-label={title}
      className={classes(
        'relative isolate flex min-h-44 flex-col justify-between gap-6 overflow-hidden rounded-card border p-5 wide:p-6',
        tone === 'brand' ? 'border-brand-edge bg-brand text-on-brand' : 'border-line bg-card',
      )}
      {...(tone === 'brand' ? { 'data-surface': 'brand' } : {})}
    >
      <span
        aria-hidden
        className={classes(
          'absolute -end-10 -top-12 -z-10 size-44 rounded-full',
          tone === 'brand' ? 'bg-brand-hover' : 'bg-accent-tint',
        )}
      />
      <div className="flex items-center gap-2">
        <Icon of={icon} />
        <h2 className="text-h6 font-semibold">{title}</h2>
      </div>
      <div className="flex items-end justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <p className="text-h1 font-bold">
            {balance === undefined ? (
              <Skeleton className="my-1 h-11 w-32 opacity-40" />
            ) : (
              <PointsCount value={balance} language={language} />
            )}
          </p>
          <p className="text-small text-soft">{note}</p>
        </div>
        {action}
      </div>
    </section>
  );
}
