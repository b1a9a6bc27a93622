/** The groups of a user. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { FormField, type FieldTie } from '#src/admin/FormFields.tsx';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { PersonFields } from './personForm.ts';

/** Inactive groups are listed only so that the user can leave them. */
function Groups({ value, onChange, error }: FieldTie<string[]>): ReactElement {
  const { t } = useLingui();
  const errorId = useId();
  const query = useQuery(userGroupResource.list());
  if (query.data === undefined)
    return query.isError ? (
      <Failed
        what={t`No pudimos cargar los grupos.`}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <Loading>
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  const offered = query.data.filter(({ id, active }) => active || value.includes(id));
  if (offered.length === 0)
    return (
      <p className="text-small text-soft">
        <Trans>Todavía no hay grupos.</Trans>
      </p>
    );
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className="sr-only">{t`Grupos`}</legend>
      <div className="grid max-h-72 gap-x-5 overflow-y-auto p-1 sm:grid-cols-2">
        {offered.map(({ id, name, active, usersCount }) => (
          <Checkbox
            key={id}
            label={name}
            detail={
              active ? <Plural value={usersCount} one="# persona" other="# personas" /> : t`Desactivado`
            }
            checked={value.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, id] : value.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export const PersonGroupsField = ({ control }: { readonly control: Control<PersonFields> }): ReactElement => (
  <FormField control={control} name="groupIds">
    {(tie) => <Groups {...tie} />}
  </FormField>
);
