/**
 * The log of the app's reactions: calls with their attempts and waits, and the messages between them, newest
 * first.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { DemoControls } from '#src/api/demoKit.ts';
import { CopyButton } from '#src/demo/CopyButton.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { isWell, timeline, type LogEntry } from './actions.ts';
import { LogRow } from './LogRow.tsx';
import { logText } from './logText.ts';

/** Maximum number of lines shown; all lines are copied. */
const maxShown = 60;

/** Whether an entry is notable: hit by a fault, retried, failed, or shown to the user. */
const isSpecial = (entry: LogEntry): boolean =>
  entry.kind === 'notice' ||
  isWell(entry) === false ||
  entry.attempts.length > 1 ||
  entry.attempts.some(({ struck }) => struck);

/** Updates live while it is open; not a live region, because it changes too often. */
export function CallLog({ log }: { readonly log: DemoControls['log'] }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [onlySpecial, setOnlySpecial] = useState(false);
  const calls = useSyncExternalStore(log.subscribe, log.list);
  const past = useSelector(toasts.store, ({ context }) => context.past);
  const all = timeline(calls, past);
  const chosen = onlySpecial ? all.filter(isSpecial) : all;
  const title = t`Lo que hizo la aplicación`;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <h3 className="me-auto font-semibold max-wide:w-full">{title}</h3>
        {chosen.length === 0 ? null : (
          <CopyButton
            text={logText(chosen, i18n._.bind(i18n), language)}
            failed={<Trans>Este navegador no deja copiar.</Trans>}
          />
        )}
        {calls.length === 0 ? null : (
          <Button variant="secondary" onClick={log.clear}>
            <Trans>Vaciar</Trans>
          </Button>
        )}
      </div>
      <Switch
        label={<Trans>Solo lo que falló, se repitió o se avisó</Trans>}
        checked={onlySpecial}
        onChange={setOnlySpecial}
      />
      {chosen.length === 0 ? (
        <p className="text-small text-soft">
          {onlySpecial && all.length > 0 ? (
            <Trans>Nada falló hasta ahora.</Trans>
          ) : (
            <Trans>Usa la aplicación: aquí aparece cada llamada, con sus intentos y sus esperas.</Trans>
          )}
        </p>
      ) : (
        <ol aria-label={title} className="divide-y divide-line rounded-card border border-line bg-card">
          {chosen.slice(0, maxShown).map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
