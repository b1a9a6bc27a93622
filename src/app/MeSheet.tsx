/**
 * The sheet of the small layout for everything without its own place: the other groups, preferences,
 * sign-out.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { groups, navigationOf } from './navigation.ts';
import { usePagePlaces } from './pagePlaces.ts';
import { usePersonActions, type PersonAction } from './personActions.ts';
import { useShell } from './shell.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';

const heading = 'px-3 text-meta font-semibold text-soft';

function Action({ item, onDone }: { item: PersonAction; onDone: () => void }): ReactElement {
  const act = (): void => {
    item.run();
    // A preference keeps the sheet open to show the new choice; any other action closes the sheet.
    if (item.checked === undefined) onDone();
  };
  return (
    <button
      type="button"
      onClick={act}
      aria-pressed={item.checked}
      className={classes(
        'target flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-small hover:bg-subtle',
        item.checked === true && 'font-semibold',
      )}
    >
      {item.icon === undefined ? null : <Icon of={item.icon} className="shrink-0 text-soft" />}
      <span className="flex-1">
        {item.label}
        {item.detail === undefined ? null : <span className="block text-soft">{item.detail}</span>}
      </span>
      {item.checked === true ? <Icon of={Check} className="shrink-0 text-link" /> : null}
    </button>
  );
}

/** A sheet; closes after the user chooses a place. */
export function MeSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t, i18n } = useLingui();
  const { user: loaded, guard, organization } = useShell();
  const user = useMe() ?? loaded;
  const sections = usePersonActions();
  const places = navigationOf(guard).filter(({ group }) => group !== 'home');
  const pages = usePagePlaces();
  return (
    <Dialog open={open} onClose={onClose} title={t`Tú`}>
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-3 px-3">
          <Avatar name={nameOf(user)} src={user.profileImageUrl} size={48} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{nameOf(user)}</p>
            <p className="truncate text-small text-soft">{user.jobPosition ?? organization}</p>
          </div>
        </div>
        <nav aria-label={t`Todas las páginas`} className="flex flex-col gap-4">
          {places.map(({ group, screens }) => (
            <section key={group} className="flex flex-col gap-1">
              <h3 className={heading}>{i18n._(groups[group].label)}</h3>
              <ul>
                {screens.map((screen) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link inside receives the press; this element only listens
                  <li key={screen.path} onClick={onClose}>
                    <NavLink screen={screen} icon="own" />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {pages.length === 0 ? null : (
            <section className="flex flex-col gap-1">
              <h3 className={heading}>{t`Organización`}</h3>
              <ul>
                {pages.map((page) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above
                  <li key={page.path} onClick={onClose}>
                    <NavLink screen={page} icon={page.icon} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </nav>
        {sections
          .filter((section) => section.id !== 'places' && section.actions.length > 0)
          .map((section) => (
            <section key={section.id} className="flex flex-col gap-1">
              <h3 className={heading}>{section.heading}</h3>
              {section.actions.map((item) => (
                <Action key={item.id} item={item} onDone={onClose} />
              ))}
            </section>
          ))}
        <p className="px-3 text-meta text-soft">
          <Trans>Estás en {organization}</Trans>
        </p>
      </div>
    </Dialog>
  );
}
