/** A place of the navigation: a link that marks the current place. */
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useLingui } from '@lingui/react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Screen } from './routes.ts';
import { preload } from './screenChunks.ts';
import { isActiveRoute } from './isActiveRoute.ts';

// The map of all icons is not part of the first load.
const ScreenIcon = lazy(() => import('./ScreenIcon.tsx').then((file) => ({ default: file.ScreenIcon })));

/** A screen, or another target with its own name. */
export type NavPlace = Pick<Screen, 'path'> & {
  readonly title: MessageDescriptor | string;
  readonly icon?: LucideIcon;
};

interface NavLinkProps {
  readonly screen: NavPlace;
  /** The icon of the screen, another icon, or none. */
  readonly icon?: 'own' | LucideIcon | null;
  /** Only the icon, as in the narrow rail. */
  readonly narrow?: boolean;
}

/** A row of the rail; starts to load its chunk when the pointer enters or the focus arrives. */
export function NavLink({ screen, icon = null, narrow = false }: NavLinkProps): ReactElement {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const here = isActiveRoute(screen, path);
  // Texts written by users are not in the message catalog.
  const title = typeof screen.title === 'string' ? screen.title : i18n._(screen.title);
  return (
    <Link
      href={screen.path}
      aria-current={here ? 'page' : undefined}
      {...(narrow ? { 'aria-label': title, title } : {})}
      onPointerEnter={() => preload(screen)}
      onFocus={() => preload(screen)}
      className={classes(
        'target flex items-center rounded-control transition-colors duration-120',
        narrow ? 'size-12 justify-center' : 'min-h-10 gap-3 px-3 py-2 text-small pointer-coarse:min-h-11',
        here ? 'bg-brand-tint font-semibold text-link' : 'text-ink hover:bg-subtle',
      )}
    >
      {icon === 'own' ? (
        <Suspense fallback={<span className="size-5 shrink-0" />}>
          <ScreenIcon screen={screen} />
        </Suspense>
      ) : icon === null ? null : (
        <Icon of={icon} className={classes('shrink-0', !here && 'text-soft')} />
      )}
      {narrow ? null : <span className="min-w-0 flex-1">{title}</span>}
    </Link>
  );
}
