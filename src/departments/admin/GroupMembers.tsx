/** The members of a group: added by a search, removed one by one, with a search in long lists. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { matches } from '#src/lib/text.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { nameOf } from '#src/people/personName.ts';

/** The member count above which a search appears, and the number of members shown at once. */
const many = { search: 8, page: 30 } as const;

/** New members are listed first. */
export function GroupMembers({
  value,
  onChange,
  error,
}: {
  readonly value: readonly PublicUser[];
  readonly onChange: (people: PublicUser[]) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<number>(many.page);
  const found = value.filter((person) =>
    matches(`${nameOf(person)} ${person.email} ${person.departmentName ?? ''}`, query),
  );
  const rest = found.length - shown;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id={id} className="flex items-baseline justify-between gap-3 text-h6 font-semibold">
        <Trans>Personas</Trans>
        <span role="status" className="text-small font-normal text-soft tabular-nums">
          {value.length === 0 ? (
            <Trans>Ninguna todavía</Trans>
          ) : (
            <Plural value={value.length} one="# persona" other="# personas" />
          )}
        </span>
      </h3>
      <PeopleField
        label={t`Agregar personas`}
        value={[]}
        onChange={(picked) =>
          onChange([...picked.filter(({ id }) => !value.some((one) => one.id === id)), ...value])
        }
        error={error}
      />
      {value.length > many.search ? (
        <SearchField label={t`Buscar en el grupo`} value={query} onChange={setQuery} />
      ) : null}
      {found.length === 0 ? null : (
        <ul aria-label={t`Personas del grupo`} className="divide-y divide-line">
          {found.slice(0, shown).map((person) => {
            const name = nameOf(person);
            return (
              <li key={person.id} className="flex items-center gap-3 py-2">
                <Avatar name={name} src={person.profileImageUrl} size={32} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{name}</span>
                  <span className="block truncate text-meta text-soft">
                    {[person.jobPosition, person.departmentName].filter(Boolean).join(' · ') || person.email}
                  </span>
                </span>
                <IconButton
                  icon={UserMinus}
                  label={t`Sacar a ${name}`}
                  onClick={() => onChange(value.filter(({ id }) => id !== person.id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {found.length === 0 && value.length > 0 ? (
        <p className="text-small text-soft">
          <Trans>Nadie del grupo coincide.</Trans>
        </p>
      ) : null}
      {rest > 0 ? (
        <div>
          <Button variant="secondary" onClick={() => setShown((now) => now + many.page)}>
            <Trans>Ver más</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}
