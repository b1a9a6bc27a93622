/** One line of the log: an action with its attempts, or a message that the user saw. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CallRecord } from '#src/api/demoKit.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { isWell, type Action, type LogEntry, type Notice } from './actions.ts';
import { clockOf, lengthOf, messageOf, outcomeSaid } from './faultWords.ts';

const Time = ({ at }: { readonly at: number }): ReactElement => (
  <time dateTime={new Date(at).toISOString()} className="shrink-0 text-meta text-soft tabular-nums">
    {clockOf(at, useLanguage())}
  </time>
);

function Attempt({ record }: { readonly record: CallRecord }): ReactElement {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { attempt, waited, struck } = record;
  const wait = waited === null ? '' : lengthOf(waited, language);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-small">
      <span className="text-soft tabular-nums">{attempt}.</span>
      <span className="font-semibold">{outcomeSaid(record, i18n._.bind(i18n))}</span>
      {wait === '' ? null : (
        <span className="text-soft">
          <Trans>{wait} después</Trans>
        </span>
      )}
      {struck ? (
        <span className="inline-flex items-center gap-1 self-center text-meta text-soft">
          <Icon of={Zap} size={16} />
          <Trans>a propósito</Trans>
        </span>
      ) : null}
    </li>
  );
}

function ActionRow({ action }: { readonly action: Action }): ReactElement {
  const language = useLanguage();
  const { call, attempts } = action;
  const [first] = attempts;
  const last = attempts.at(-1);
  const well = isWell(action);
  const { icon, text } = severities[well === undefined ? 'info' : well ? 'success' : 'error'];
  const count = attempts.length;
  const message = last === undefined ? undefined : messageOf(last, language);
  return (
    <>
      <Icon of={icon} size={16} className={classes('mt-0.5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold break-words">
          {call}
          {count > 1 ? (
            <span className="ms-2 font-normal text-soft">
              <Plural value={count} one="# intento" other="# intentos" />
            </span>
          ) : null}
        </p>
        <ol>
          {attempts.map((record) => (
            <Attempt key={record.id} record={record} />
          ))}
        </ol>
        {message === undefined ? null : <p className="text-small text-soft">{message}</p>}
      </div>
      {first === undefined ? null : <Time at={first.at} />}
    </>
  );
}

function NoticeRow({ notice: { severity, text, at } }: { readonly notice: Notice }): ReactElement {
  const { icon, text: tone } = severities[severity];
  return (
    <>
      <Icon of={icon} size={16} className={classes('mt-0.5 shrink-0', tone)} />
      <p className="min-w-0 flex-1 text-small break-words">
        <span className="text-soft">
          <Trans>Aviso en pantalla:</Trans>
        </span>{' '}
        {text}
      </p>
      <Time at={at} />
    </>
  );
}

export const LogRow = ({ entry }: { readonly entry: LogEntry }): ReactElement => (
  <li
    className={classes(
      'flex items-start gap-2.5 px-3.5 py-2.5',
      entry.kind === 'notice' && 'bg-subtle first:rounded-t-card last:rounded-b-card',
    )}
  >
    {entry.kind === 'notice' ? <NoticeRow notice={entry} /> : <ActionRow action={entry} />}
  </li>
);
