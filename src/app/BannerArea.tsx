/** What stands above every screen: modules that could not be loaded, then the organisation's messages one at a time (spec §4; design §7). */
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { banners, type BannerMessage } from '#src/organization/banners.store.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useShell } from './shell.context.ts';

interface BannerAreaProps {
  /** The modules could not be loaded, and the screen does not say so itself. */
  readonly missing: boolean;
  readonly message: BannerMessage | undefined;
}

/** One banner for each, the modules first. */
export function BannerArea({ missing, message }: BannerAreaProps): ReactElement {
  const { guard, retryModules } = useShell();
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
          onDismiss={() => banners.trigger.dismissed()}
          action={
            message.link === undefined ? undefined : (
              <Link href={message.link.to} asChild>
                <LinkButton>{message.link.label}</LinkButton>
              </Link>
            )
          }
        >
          {message.text}
        </Banner>
      )}
    </div>
  );
}
