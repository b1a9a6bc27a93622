/** The content of a statement line: counterpart, sentence, reason, amount and balance. */
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { kindIcons } from './kindIcons.ts';
import { useStatementWords } from './statementWords.ts';

function Face({ line: { kind, counterpart, reverses } }: { line: StatementLine }): ReactElement {
  if (counterpart !== null && reverses === null)
    return <Avatar name={nameOf(counterpart)} src={counterpart.profileImageUrl} size={40} />;
  return (
    <span
      aria-hidden
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-tint text-link"
    >
      <Icon of={reverses === null ? kindIcons[kind] : Undo2} />
    </span>
  );
}

/** The content of one line, without its container. */
export function LineFacts({ line, withWallet }: { line: StatementLine; withWallet: boolean }): ReactElement {
  const language = useLanguage();
  const { settings } = useOrganization();
  const words = useStatementWords();
  const timeZone = settings?.timezone;
  const { createdAt, amount, balanceAfter, note } = line;
  return (
    <>
      <Face line={line} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{words.sentence(line)}</span>
        {note === '' ? null : (
          <span className="line-clamp-3 text-small wrap-anywhere">
            <Trans>«{note}»</Trans>
          </span>
        )}
        <span className="block text-small text-soft">
          <time dateTime={createdAt} title={exactTime(createdAt, { language, timeZone })}>
            {createdVariant(createdAt, { timeZone })}
          </time>
          {withWallet ? ` · ${words.purse(line.purse)}` : null}
        </span>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className={classes('block font-semibold', amount > 0 && 'text-success-text')}>
          {signed(amount, language)}
          <span className="sr-only">
            {' '}
            <Trans>puntos</Trans>
          </span>
        </span>
        <span className="block text-small text-soft">
          <Trans>Saldo {formatNumber(balanceAfter, language)}</Trans>
        </span>
      </span>
    </>
  );
}
