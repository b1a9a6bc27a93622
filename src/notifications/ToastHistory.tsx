/** The history of the toasts since the page was loaded (spec §9: a toast disappears after 4.5 s). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { exactTime, relativeAge } from '#src/lib/dates.ts';
import { maxPast, toasts } from '#src/lib/toasts.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { severities } from '#src/ui/severity.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

/** Newest first; nothing is stored beyond this page. */
export function ToastHistory(): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const past = useSelector(toasts.store, ({ context }) => context.past);
  if (past.length === 0)
    return (
      <Empty
        drawing="message"
        text={
          <Trans>Los avisos que aparecen en una esquina se van solos. Aquí podrás volver a leerlos.</Trans>
        }
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-soft">
        <Trans>Los últimos {maxPast} avisos. No se guardan: se van al recargar o cerrar la página.</Trans>
      </p>
      <ol aria-label={t`Avisos de esta sesión`} className="rounded-card border border-line bg-card">
        {past.map(({ id, severity, text, at }) => {
          const { icon, word, fill } = severities[severity];
          return (
            <li
              key={id}
              className="flex items-start gap-4 px-4 py-3 not-first:border-t not-first:border-line"
            >
              <span
                className={classes(
                  'inline-flex size-8 shrink-0 items-center justify-center rounded-control',
                  fill,
                )}
              >
                <Icon of={icon} size={16} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-small font-semibold">{i18n._(word)}</span>
                <span className="block wrap-anywhere">{text}</span>
              </span>
              <time
                dateTime={new Date(at).toISOString()}
                title={exactTime(at, { language })}
                className="shrink-0 text-small text-soft"
              >
                {relativeAge(at, { now, language })}
              </time>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
