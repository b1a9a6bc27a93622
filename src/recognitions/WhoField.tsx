/** Who: people found by typing, or a pasted list of e-mails; who cannot be thanked is left out and named. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { maxReceivers } from '#schema/limits.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { MultiCombobox, type ComboItem } from '#src/ui/MultiCombobox.tsx';
import { nameOf, peopleByEmail } from '#src/users/people.queries.ts';
import { usePeopleSearch } from '#src/users/usePeopleSearch.ts';
import type { Draft } from './draft.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { admit, emailsIn, type LeftOut } from './receivers.ts';

/** A pasted list that is being looked up, or could not be. */
type Pasted = { readonly emails: readonly string[]; readonly state: 'asking' | 'failed' };

const itemOf = (person: PublicUser): ComboItem => ({
  id: person.id,
  label: nameOf(person),
  detail: [person.jobPosition, person.departmentName].filter(Boolean).join(' · ') || undefined,
  picture: person.profileImageUrl,
});

export interface WhoFieldProps {
  control: Control<Draft>;
  myId: string;
  leftOut: readonly LeftOut[];
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
}

/** The first of the four things. */
export function WhoField({ control, myId, leftOut, onLeftOut }: WhoFieldProps): ReactElement {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control, name: 'receivers' });
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const found = usePeopleSearch(query);
  const offered = found.people.filter(({ id }) => id !== myId);
  const known = new Map([...offered, ...field.value].map((person) => [person.id, person]));

  const lookUp = async (emails: readonly string[]): Promise<void> => {
    setPasted({ emails, state: 'asking' });
    try {
      const people = new Map(
        (await peopleByEmail([...new Set(emails)].slice(0, maxReceivers))).map((one) => [
          one.email.toLowerCase(),
          one,
        ]),
      );
      const { people: next, leftOut: out } = admit(
        field.value,
        emails.map((email) => people.get(email) ?? email),
        myId,
      );
      field.onChange(next);
      onLeftOut(out);
      setPasted(null);
    } catch {
      setPasted({ emails, state: 'failed' });
    }
  };
  // A single-line input would run pasted lines together.
  const paste = (event: ClipboardEvent): void => {
    const emails = emailsIn(event.clipboardData.getData('text'));
    if (emails.length < 2) return;
    event.preventDefault();
    void lookUp(emails);
  };
  const { error } = fieldState;
  return (
    <div className="flex flex-col gap-2" onPasteCapture={paste} data-field="receivers">
      <MultiCombobox
        label={t`¿A quién?`}
        placeholder={t`Nombre, puesto o una lista de correos`}
        value={field.value.map(itemOf)}
        onChange={(items) => {
          onLeftOut([]);
          field.onChange(items.flatMap(({ id }) => known.get(id) ?? []));
        }}
        query={query}
        onQuery={setQuery}
        options={offered.map(itemOf)}
        state={found.state}
        onRetry={found.retry}
        max={maxReceivers}
        emptyText={t`Nadie coincide con lo que escribiste.`}
        error={
          error === undefined
            ? undefined
            : field.value.length === 0
              ? t`Elige al menos a una persona.`
              : error.message
        }
        disabled={field.disabled}
      />
      <LeftOutNotice leftOut={leftOut}>
        {pasted === null ? null : pasted.state === 'asking' ? (
          <p>
            <Trans>Buscando a quién pertenecen los correos…</Trans>
          </p>
        ) : (
          <p>
            <Trans>No pudimos buscar los correos que pegaste. Siguen aquí.</Trans>{' '}
            <button
              type="button"
              className="target rounded-control font-semibold text-link hover:underline"
              onClick={() => void lookUp(pasted.emails)}
            >
              <Trans>Reintentar</Trans>
            </button>
          </p>
        )}
      </LeftOutNotice>
    </div>
  );
}
