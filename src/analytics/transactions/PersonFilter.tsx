/** The choice of one person for a list, by name. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { namedPerson } from '#src/people/namedPerson.ts';

/** `known` is the person where the list shows them; a link names them by their id only. */
export function PersonFilter({
  value,
  known,
  onChange,
}: {
  readonly value: string | undefined;
  readonly known: PublicUser | undefined;
  readonly onChange: (id: string | undefined) => void;
}): ReactElement {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<PublicUser>();
  const person = [chosen, known].find((one) => one?.id === value);
  return (
    <div className="w-64 max-sm:w-full">
      <PeopleField
        label={t`Persona`}
        value={value === undefined ? [] : [person ?? namedPerson(value, t`Una persona`)]}
        onChange={(people) => {
          const last = people.at(-1);
          setChosen(last);
          onChange(last?.id);
        }}
      />
    </div>
  );
}
