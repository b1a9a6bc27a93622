/** The bar of the small layout: five places, with the raised button for a recognition in the middle. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Gift, HandHeart, House, UserRound, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation, useRouter } from 'wouter';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { CountBadge } from './CountBadge.tsx';
import { judge } from './guard.ts';
import { mayRecognise } from './mayRecognise.ts';
import { openComposer } from './composerHost.store.ts';
import { navigationOf, screenAt } from './navigation.ts';
import { useShell } from './shell.context.ts';
import { useUnread } from './useUnread.ts';

const loadSheet = () => import('./MeSheet.tsx').then((file) => ({ default: file.MeSheet }));
const MeSheet = lazy(loadSheet);

const place =
  'relative flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-meta outline-offset-[-4px] transition-colors duration-120';
const look = (here: boolean): string => classes(place, here ? 'font-semibold text-link' : 'text-soft');

function Place({
  to,
  here,
  icon,
  badge = 0,
  children,
}: {
  to: string;
  here: boolean;
  icon: LucideIcon;
  badge?: number;
  children: ReactNode;
}): ReactElement {
  return (
    <Link href={to} aria-current={here ? 'page' : undefined} className={look(here)}>
      <span className="relative">
        <Icon of={icon} size={24} />
        <CountBadge count={badge} />
      </span>
      <span className="max-w-full truncate px-1">{children}</span>
    </Link>
  );
}

/** Fixed at the bottom; places that the user cannot use are left out. */
export function BottomBar(): ReactElement {
  const { t } = useLingui();
  const [path] = useLocation();
  const { parser } = useRouter();
  const here = screenAt(path, parser)?.group;
  const isMine = here === 'me' && path !== '/notifications';
  const { guard } = useShell();
  const unread = useUnread();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const all = navigationOf(guard);
  const rewards = all.find(({ group }) => group === 'rewards')?.screens ?? [];
  const [firstReward] = rewards;
  const bell = judge({ permission: 'notifications.see', modules: ['notifications'] }, guard) === 'screen';
  return (
    <>
      <nav
        data-bottom-bar=""
        aria-label={t`Principal`}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
      >
        <Place to="/" here={here === 'home'} icon={House}>
          <Trans>Inicio</Trans>
        </Place>
        {firstReward === undefined ? null : (
          <Place to={firstReward.path} here={here === 'rewards'} icon={Gift}>
            <Trans>Premios</Trans>
          </Place>
        )}
        {mayRecognise(guard) ? (
          <button type="button" onClick={() => openComposer()} className={look(false)}>
            <span className="absolute -top-5 flex size-14 items-center justify-center rounded-full border border-brand-edge bg-brand text-on-brand shadow-raised">
              <Icon of={HandHeart} size={24} />
            </span>
            <span className="mt-7 font-semibold text-ink">
              <Trans>Reconocer</Trans>
            </span>
          </button>
        ) : null}
        {bell ? (
          <Place to="/notifications" here={path === '/notifications'} icon={Bell} badge={unread}>
            <Trans>Avisos</Trans>
            {unread === 0 ? null : <span className="sr-only">{t`, ${unread} sin leer`}</span>}
          </Place>
        ) : null}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isMine || undefined}
          onPointerEnter={() => void loadSheet().catch(() => undefined)}
          onClick={() => setSheet('open')}
          className={look(isMine)}
        >
          <Icon of={UserRound} size={24} />
          <Trans>Yo</Trans>
        </button>
      </nav>
      {sheet === 'never' ? null : (
        <Suspense>
          <MeSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
