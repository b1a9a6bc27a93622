/** One line of the statement: opens its cause, and links to its reversal or its original. */
import { Trans } from '@lingui/react/macro';
import { ChevronRight, Link2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useModule, useOrganization } from '#src/organization/organization.context.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LineFacts } from './LineFacts.tsx';
import type { Pair } from './statementRows.ts';

/** The URL of a cause that is not a post; null for a post, which opens in the side panel. */
function placeOf({ kind, id }: NonNullable<StatementLine['cause']>): string | null {
  switch (kind) {
    case 'post':
      return null;
    case 'order':
      return `/profile/order?id=${encodeURIComponent(id)}`;
    case 'redemption':
      return `/cupons?code=${encodeURIComponent(id)}`;
    case 'request':
      return '/wallet?tab=requests';
  }
}

const inside = 'flex w-full items-center gap-3 px-4 py-3 text-start';
const pressable =
  'transition-colors duration-120 ease-out hover:bg-subtle focus-visible:relative focus-visible:z-10';

interface CauseProps {
  line: StatementLine;
  onOpen: (postId: string) => void;
  children: ReactNode;
}

/** Interactive only if the cause can be opened. */
function Cause({ line: { cause }, onOpen, children }: CauseProps): ReactElement {
  const hasStore = useModule('catalog');
  const isOfStore = cause?.kind === 'order' || cause?.kind === 'redemption';
  const arrow = (isShown: boolean): ReactElement => (
    <Icon
      of={ChevronRight}
      size={16}
      className={classes('shrink-0 text-soft max-sm:hidden', !isShown && 'invisible')}
    />
  );
  if (cause === null || (isOfStore && !hasStore))
    return (
      <div className={inside}>
        {children}
        {arrow(false)}
      </div>
    );
  const place = placeOf(cause);
  return place === null ? (
    <button type="button" className={classes(inside, pressable)} onClick={() => onOpen(cause.id)}>
      {children}
      {arrow(true)}
    </button>
  ) : (
    <Link href={place} className={classes(inside, pressable)}>
      {children}
      {arrow(true)}
    </Link>
  );
}

function PairWords({ amount, pair: { is, other } }: { amount: number; pair: Pair }): ReactElement {
  const { settings } = useOrganization();
  const day = other === undefined ? '' : createdVariant(other.createdAt, { timeZone: settings?.timezone });
  // Credited points are withdrawn, debited points are returned.
  if (is === 'reversed')
    return amount > 0 ? <Trans>Se retiró el {day}</Trans> : <Trans>Se devolvió el {day}</Trans>;
  if (amount < 0)
    return other === undefined ? <Trans>Ver qué retira</Trans> : <Trans>Retira lo del {day}</Trans>;
  return other === undefined ? <Trans>Ver qué devuelve</Trans> : <Trans>Devuelve lo del {day}</Trans>;
}

export interface StatementItemProps {
  line: StatementLine;
  pair: Pair | null;
  /** Whether to name the balance, in a list of both. */
  withWallet: boolean;
  /** Opens the post that caused the line. */
  onOpen: (postId: string) => void;
  /** Shows both lines of a pair. */
  onPair: (line: StatementLine, pair: Pair) => void;
  className?: string | undefined;
}

/** A line; a button or a link if it has a cause to open. */
export function StatementItem({
  line,
  pair,
  withWallet,
  onOpen,
  onPair,
  className,
}: StatementItemProps): ReactElement {
  return (
    <div className={classes('overflow-hidden border-x border-b border-line bg-card', className)}>
      <Cause line={line} onOpen={onOpen}>
        <LineFacts line={line} withWallet={withWallet} />
      </Cause>
      {pair === null ? null : (
        <button
          type="button"
          className="target relative mb-2 ms-[60px] -mt-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-small font-semibold text-link transition-colors duration-120 hover:bg-subtle"
          onClick={() => onPair(line, pair)}
        >
          <Icon of={Link2} size={16} />
          <PairWords amount={line.amount} pair={pair} />
        </button>
      )}
    </div>
  );
}
