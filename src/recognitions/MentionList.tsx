/**
 * People who match the typed `@…`, under the message: focus stays in the text, the list marks the active row.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import type { PeopleFound } from '#src/people/usePeopleSearch.ts';
import { nameOf } from '#src/people/personName.ts';

/** Id of the list; its rows append `-0`, `-1` … (only one composer is mounted at a time). */
export const mentionId = 'composer-mention';

export interface MentionListProps {
  people: readonly PublicUser[];
  state: PeopleFound['state'];
  active: number;
  onActive: (index: number) => void;
  onChoose: (person: PublicUser) => void;
}

/** A list box without focus of its own. */
export function MentionList({ people, state, active, onActive, onChoose }: MentionListProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className="animate-appear rounded-card border border-line bg-raised p-1.5">
      <p role="status" className={people.length > 0 ? 'sr-only' : 'px-3 py-2 text-small text-soft'}>
        {people.length > 0 ? (
          <Plural
            value={people.length}
            one="# persona. Elige con las flechas y Enter."
            other="# personas. Elige con las flechas y Enter."
          />
        ) : state === 'loading' ? (
          <Trans>Buscando…</Trans>
        ) : state === 'failed' ? (
          <Trans>No pudimos buscar personas. Puedes seguir escribiendo.</Trans>
        ) : (
          <Trans>Nadie coincide con lo que escribiste.</Trans>
        )}
      </p>
      {people.length === 0 ? null : (
        <div id={mentionId} role="listbox" tabIndex={-1} aria-label={t`Personas`}>
          {people.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles the keys (aria-activedescendant)
            <div
              key={person.id}
              id={`${mentionId}-${String(index)}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerEnter={() => onActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
              className={classes(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 pointer-coarse:min-h-11',
                index === active && 'bg-subtle',
              )}
            >
              <Avatar name={nameOf(person)} src={person.profileImageUrl} size={32} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{nameOf(person)}</span>
                <span className="block truncate text-small text-soft">
                  {person.jobPosition ?? person.departmentName ?? person.email}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
