/** What stands above every screen: modules that could not be loaded, then the organisation's messages one at a time (spec §4; design §7). */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation, useRouter } from 'wouter';
import { banners } from '#src/organization/banners.store.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { judge } from './guard.ts';
import { screenAt } from './navigation.ts';
import { useShell } from './shell.context.ts';

/** Takes no room when there is nothing to say. */
export function BannerArea(): ReactElement | null {
  const [path] = useLocation();
  const { parser } = useRouter();
  const { guard, retryModules } = useShell();
  const message = useSelector(banners, ({ context }) => context.messages[0]);
  const screen = screenAt(path, parser);
  // Where the screen itself says so, once is enough.
  const saysItself = screen !== undefined && judge(screen, guard) === 'modulesMissing';
  const missing = guard.areModulesMissing && !saysItself;
  if (!missing && message === undefined) return null;
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
