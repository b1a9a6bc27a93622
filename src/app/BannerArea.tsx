/**
 * The banners above every screen: a warning about missing modules, then one message of the organisation at a
 * time (spec §4).
 */
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { banners, type BannerMessage } from '#src/organization/banners.store.ts';
import { useDismiss } from '#src/announcements/useAnnouncements.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { useShell } from './shell.context.ts';

interface BannerAreaProps {
  /** The modules could not be loaded, and the screen does not show that itself. */
  readonly missing: boolean;
  readonly message: BannerMessage | undefined;
}

/** One banner for each, the modules first. */
export function BannerArea({ missing, message }: BannerAreaProps): ReactElement {
  const { guard, retryModules } = useShell();
  const dismiss = useDismiss();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-3 px-4 pt-4 wide:px-8 wide:pt-6">
      {missing ? (
        <Banner
          severity="warning"
          action={
            <Button variant="secondary" icon={RotateCw} busy={guard.areModulesLoading} onClick={retryModules}>
              <Trans>Reintentar</Trans>
            </Button>
          }
        >
          <Trans>
            No se pudieron cargar las funciones de tu organización. Por eso faltan páginas en el menú.
          </Trans>
        </Banner>
      ) : null}
      {message === undefined ? null : (
        <Banner
          key={message.id}
          severity="brand"
          onDismiss={() => {
            banners.trigger.dismissed();
            if (message.isAnnounced === true) dismiss(message.id);
          }}
          action={
            message.link === undefined ? undefined : (
              <AnyLink href={message.link.to} className={buttonLook('secondary', 'small', false)}>
                {message.link.label}
              </AnyLink>
            )
          }
        >
          {message.detail === undefined ? (
            message.text
          ) : (
            <>
              <span className="font-semibold">{message.text}</span> {message.detail}
            </>
          )}
        </Banner>
      )}
    </div>
  );
}
