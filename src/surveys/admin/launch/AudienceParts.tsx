/** The field of a form that chooses departments, groups and people, for whatever is assigned to them. */
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { FormValue } from '#src/admin/FormFields.tsx';
import { PartsFields } from './AudienceFields.tsx';

/** Who is chosen; people with their names. */
export interface Parts {
  readonly departmentIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly people: readonly PublicUser[];
}

export const noParts: Parts = { departmentIds: [], groupIds: [], people: [] };

/** The ids of the input. */
export const partIds = ({ departmentIds, groupIds, people }: Parts) => ({
  departmentIds: [...departmentIds],
  groupIds: [...groupIds],
  userIds: people.map(({ id }) => id),
});

/** Reasons of the server about these ids belong to the field `audience`. */
export const partNames = { departmentIds: 'audience', groupIds: 'audience', userIds: 'audience' } as const;

export const AudienceParts = <F extends FieldValues>({
  control,
  name,
}: {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, Parts>;
}): ReactElement => (
  <FormValue<F, Parts> control={control} name={name}>
    {({ value, onChange, error }) => (
      <PartsFields
        audience={partIds(value)}
        people={value.people}
        onChange={({ departmentIds, groupIds }, people) =>
          onChange({
            departmentIds: departmentIds ?? value.departmentIds,
            groupIds: groupIds ?? value.groupIds,
            people: people ?? value.people,
          })
        }
        errorOf={(field) => (field === 'departmentIds' ? error : undefined)}
      />
    )}
  </FormValue>
);
