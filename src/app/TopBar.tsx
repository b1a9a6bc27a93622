/** The bar above every screen: search and commands, wallet, cart, notifications, person menu. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell, Search } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link } from 'wouter';
import { afterPosts } from '#src/home/firstPosts.ts';
import { useIsDesktop } from '#src/lib/device.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { judge } from './guard.ts';
import { IconLink } from './IconLink.tsx';
import { isMac, openCommands, preloadCommands } from './commands.store.ts';
import { OrganizationLogo } from './OrganizationLogo.tsx';
import { PersonButton } from './PersonButton.tsx';
import { WalletLink } from './WalletLink.tsx';
import { useShell } from './shell.context.ts';
import { useUnread } from './useUnread.ts';

const CartLink = lazy(() =>
  afterPosts(() => import('./CartLink.tsx')).then((file) => ({ default: file.CartLink })),
);

function SearchButton(): ReactElement {
  return (
    <button
      type="button"
      onClick={openCommands}
      onPointerEnter={preloadCommands}
      onFocus={preloadCommands}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-10 w-full max-w-90 items-center gap-2.5 rounded-control border border-line bg-card px-3 text-start text-small text-soft transition-colors duration-120 hover:border-control"
    >
      <Icon of={Search} size={16} />
      <span className="flex-1 truncate">
        <Trans>Buscar personas, páginas y acciones</Trans>
      </span>
      <kbd aria-hidden className="rounded border border-line px-1.5 font-sans text-meta">
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

/** 64 px, sticky. */
export function TopBar(): ReactElement {
  const { t } = useLingui();
  const { guard } = useShell();
  const isDesktop = useIsDesktop();
  const unread = useUnread();
  const can = (
    permission: 'wallet.see' | 'feed.see' | 'notifications.see',
    ...modules: readonly ('catalog' | 'notifications')[]
  ): boolean => judge({ permission, modules }, guard) === 'screen';
  return (
    <header className="sticky top-0 z-20 flex h-16 shrink-0 items-center gap-2 border-b border-line bg-page px-4 wide:px-8">
      {isDesktop ? (
        <SearchButton />
      ) : (
        <Link href="/" className="min-w-0 rounded-control">
          <OrganizationLogo markOnly />
        </Link>
      )}
      <div className="ms-auto flex items-center gap-1 wide:gap-2">
        {isDesktop ? null : (
          <IconButton
            icon={Search}
            label={t`Buscar`}
            onClick={openCommands}
            onPointerEnter={preloadCommands}
          />
        )}
        {can('wallet.see') ? <WalletLink /> : null}
        {can('feed.see', 'catalog') ? (
          <Suspense fallback={<span className="size-10" />}>
            <CartLink />
          </Suspense>
        ) : null}
        {isDesktop && can('notifications.see', 'notifications') ? (
          <>
            <IconLink
              to="/notifications"
              icon={Bell}
              badge={unread}
              label={unread === 0 ? t`Notificaciones` : t`Notificaciones: ${unread} sin leer`}
            />
            <span role="status" className="sr-only">
              {unread === 0 ? null : (
                <Plural value={unread} one="# notificación sin leer" other="# notificaciones sin leer" />
              )}
            </span>
          </>
        ) : null}
        {isDesktop ? <PersonButton /> : null}
      </div>
    </header>
  );
}
