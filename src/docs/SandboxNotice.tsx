/**
 * The state of the sandbox: whether calls can be made, and with which key; unobtrusive unless something
 * failed.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FlaskConical, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { localeOf } from '#src/lib/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { SandboxActor } from './sandbox.actors.ts';

/** Hour and minute in the visitor's time zone. */
const clock = (at: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language === 'en' ? 'en' : 'es'), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

const quiet =
  'flex min-h-12 items-start gap-3 rounded-card border border-line bg-subtle px-4 py-3 text-small';

/** Placed above the first call of a page. */
export function SandboxNotice({ actor }: { readonly actor: SandboxActor }): ReactElement {
  const { t, i18n } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { sandbox, error } = state.context;
  if (state.matches('failed'))
    return (
      <Banner
        severity="warning"
        action={
          <Button variant="secondary" icon={RotateCw} onClick={() => actor.send({ type: 'retry.pressed' })}>
            <Trans>Reintentar</Trans>
          </Button>
        }
      >
        <Trans>No pudimos preparar una clave de prueba: los ejemplos se leen y se copian igual.</Trans>{' '}
        {error?.message}
      </Banner>
    );
  if (state.matches('absent'))
    return (
      <p className={quiet}>
        <Icon of={FlaskConical} className="mt-0.5 shrink-0 text-soft" />
        <span>
          <Trans>
            En este servidor no hay una organización de prueba, así que nada se ejecuta desde esta página.
            Copia los ejemplos y cambia lo que está en mayúsculas por lo tuyo.
          </Trans>
        </span>
      </p>
    );
  if (sandbox === null)
    return (
      <div className={quiet}>
        <Loading label={t`Preparando una clave de prueba`}>
          <Skeleton className="mt-1.5 h-3.5 w-72 max-w-full" />
        </Loading>
      </div>
    );
  const time = clock(sandbox.expiresAt, i18n.locale);
  return (
    <p className={quiet}>
      <Icon of={FlaskConical} className="mt-0.5 shrink-0 text-link" />
      <span>
        <Trans>
          Los ejemplos llevan una clave de prueba que es solo tuya y vale hasta las {time}. Lo que envíes
          llega a una organización inventada: nadie de verdad lo recibe.
        </Trans>
      </span>
    </p>
  );
}
