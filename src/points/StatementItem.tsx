/** One line of the statement: who or what, a sentence, what moved and what was left; it opens its cause. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Award, CalendarPlus, ChevronRight, Coins, Undo2, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { nameOf } from '#src/users/personName.ts';
import { useCause } from './statementWords.ts';

const icons: Readonly<Record<StatementLine['kind'], LucideIcon>> = {
  allowance: CalendarPlus,
  recognition: Coins,
  boost: Coins,
  badge: Award,
  referral: UserPlus,
};

function Face({ line }: { line: StatementLine }): ReactElement {
  if (line.counterpart !== null && line.reverses === null)
    return <Avatar name={nameOf(line.counterpart)} src={line.counterpart.profileImageUrl} size={40} />;
  const icon = line.reverses === null ? icons[line.kind] : Undo2;
  return (
    <span
      aria-hidden
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-tint text-link"
    >
      <Icon of={icon} />
    </span>
  );
}

export interface StatementItemProps {
  line: StatementLine;
  /** Says which purse, where lines of both stand together. */
  withPurse: boolean;
  /** Opens the post that caused it; lines without one are not pressed. */
  onOpen: (postId: string) => void;
  className?: string | undefined;
}

/** A line; a button where it has a cause to open. */
export function StatementItem({ line, withPurse, onOpen, className }: StatementItemProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cause = useCause(line);
  const day = createdVariant(line.createdAt);
  const purse = line.purse === 'give' ? t`Para dar` : t`Para canjear`;
  const content = (
    <>
      <Face line={line} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{cause}</span>
        <span className="block text-small text-soft">
          <time dateTime={line.createdAt} title={exactTime(line.createdAt, { language })}>
            {day}
          </time>
          {withPurse ? ` · ${purse}` : null}
        </span>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className={classes('block font-semibold', line.amount > 0 && 'text-success-text')}>
          {signed(line.amount, language)}
          <span className="sr-only">
            {' '}
            <Trans>puntos</Trans>
          </span>
        </span>
        <span className="block text-small text-soft">
          <Trans>Saldo {formatNumber(line.balanceAfter, language)}</Trans>
        </span>
      </span>
      <Icon
        of={ChevronRight}
        size={16}
        className={classes('shrink-0 text-soft max-sm:hidden', line.postId === null && 'invisible')}
      />
    </>
  );
  const look = classes(
    'flex w-full items-center gap-3 border-x border-b border-line bg-card px-4 py-3 text-start',
    className,
  );
  const { postId } = line;
  return postId === null ? (
    <div className={look}>{content}</div>
  ) : (
    <button
      type="button"
      className={classes(
        look,
        'transition-colors duration-120 ease-out hover:bg-subtle focus-visible:relative focus-visible:z-10',
      )}
      onClick={() => onOpen(postId)}
    >
      {content}
    </button>
  );
}
