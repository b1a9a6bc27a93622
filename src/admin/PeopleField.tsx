/** Selects colleagues by a search. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { MultiCombobox, type ComboItem } from '#src/ui/MultiCombobox.tsx';
import { usePeopleSearch } from '#src/people/usePeopleSearch.ts';
import { FormValue } from './FormFields.tsx';
import { nameOf } from '#src/people/personName.ts';

interface PersonItem extends ComboItem {
  readonly person: PublicUser;
}

const itemOf = (person: PublicUser): PersonItem => ({
  id: person.id,
  label: nameOf(person),
  detail: [person.jobPosition, person.departmentName].filter(Boolean).join(' · ') || undefined,
  picture: person.profileImageUrl,
  person,
});

interface PeopleFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: readonly PublicUser[];
  readonly onChange: (people: PublicUser[]) => void;
  readonly max?: number | undefined;
}

/** Shows the selected people as chips. The search covers name, position and e-mail. */
export function PeopleField({ value, onChange, max, ...words }: PeopleFieldProps): ReactElement {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const found = usePeopleSearch(query);
  return (
    <MultiCombobox
      {...words}
      value={value.map(itemOf)}
      onChange={(items) => onChange(items.map(({ person }) => person))}
      query={query}
      onQuery={setQuery}
      options={found.people.filter(({ active }) => active).map(itemOf)}
      state={found.state}
      onRetry={found.retry}
      placeholder={t`Escribe un nombre`}
      max={max}
      emptyText={t`Nadie coincide con lo que escribiste.`}
    />
  );
}

/** At most one person, tied to a value of a form. */
export const FormPerson = <F extends FieldValues>({
  control,
  name,
  ...words
}: {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, PublicUser | null>;
} & Pick<PeopleFieldProps, 'label' | 'hint'>): ReactElement => (
  <FormValue<F, PublicUser | null> control={control} name={name}>
    {({ value, onChange, error }) => (
      <PeopleField
        {...words}
        value={value === null ? [] : [value]}
        onChange={(people) => onChange(people.at(-1) ?? null)}
        error={error}
      />
    )}
  </FormValue>
);
