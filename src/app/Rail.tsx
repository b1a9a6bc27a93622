/** The left rail of the large layout: the organisation, one action, five groups, and administration apart. */
import { Trans, useLingui } from '@lingui/react/macro';
import { HandHeart, PanelLeft } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { NavLink } from './NavLink.tsx';
import { groups, navigationOf } from './navigation.ts';
import { OrganizationLogo } from './OrganizationLogo.tsx';
import { RailGroup } from './RailGroup.tsx';
import { recall, remember } from './devicePreferences.ts';
import { afterPosts } from '#src/home/firstPosts.ts';
import { optional } from '#src/lib/optional.ts';
import { mayReadPages } from './mayReadPages.ts';
import { mayRecognise } from './mayRecognise.ts';
import { openComposer } from './composerHost.store.ts';
import { useShell } from './shell.context.ts';

const place = 'rail';

const RailPages = optional(() => afterPosts(() => import('./RailPages.tsx')).then((file) => file.RailPages));

/** 248 px, or 72 px with icons only; the device remembers the width. */
export function Rail(): ReactElement {
  const { t, i18n } = useLingui();
  const { guard } = useShell();
  const [narrow, setNarrow] = useState(() => recall(place) === 'narrow');
  const turn = (): void => {
    setNarrow(!narrow);
    remember(place, narrow ? 'wide' : 'narrow');
  };
  const offered = navigationOf(guard);
  const apart = offered.filter((one) => one.group === 'admin');
  const draw = (list: typeof offered): ReactElement[] =>
    list.map(({ group, screens }) => {
      const [only] = screens;
      // A group with one screen is drawn as that screen.
      return screens.length === 1 && only !== undefined ? (
        <li key={group}>
          <NavLink screen={only} icon={groups[group].icon} narrow={narrow} />
        </li>
      ) : (
        <RailGroup
          key={group}
          name={i18n._(groups[group].label)}
          icon={groups[group].icon}
          screens={screens}
          narrow={narrow}
        />
      );
    });
  return (
    <aside
      className={classes(
        'sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-e border-line bg-card transition-[width] duration-240 ease-in-out',
        narrow ? 'w-18' : 'w-62',
      )}
    >
      <Link
        href="/"
        className={classes(
          'flex h-16 shrink-0 items-center rounded-control outline-offset-[-4px]',
          narrow ? 'justify-center' : 'px-5',
        )}
      >
        <OrganizationLogo markOnly={narrow} />
      </Link>
      <nav
        aria-label={t`Principal`}
        className={classes('flex min-h-0 flex-1 flex-col px-3', narrow ? '' : 'overflow-y-auto')}
      >
        {mayRecognise(guard) ? (
          <div className="pt-2 pb-4">
            {narrow ? (
              <IconButton
                icon={HandHeart}
                label={t`Reconocer`}
                variant="secondary"
                onClick={() => openComposer()}
                className="size-12! text-link!"
              />
            ) : (
              <Button wide variant="secondary" icon={HandHeart} onClick={() => openComposer()}>
                <Trans>Reconocer</Trans>
              </Button>
            )}
          </div>
        ) : null}
        <ul className="flex flex-col gap-1">
          {draw(offered.filter((one) => one.group !== 'admin'))}
          {mayReadPages(guard) ? (
            <Suspense>
              <RailPages narrow={narrow} />
            </Suspense>
          ) : null}
        </ul>
        {apart.length === 0 ? null : (
          <ul className="mt-auto flex flex-col gap-1 border-t border-line pt-3">{draw(apart)}</ul>
        )}
      </nav>
      <div
        className={classes(
          'flex shrink-0 p-3',
          narrow ? 'justify-center pb-[calc(12px+var(--corner,0px)*2)]' : 'justify-end',
        )}
      >
        <IconButton
          icon={PanelLeft}
          label={narrow ? t`Expandir el menú` : t`Contraer el menú`}
          aria-expanded={!narrow}
          onClick={turn}
        />
      </div>
    </aside>
  );
}
