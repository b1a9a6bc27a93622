/** The role, points, department, leader and groups of a user. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormField, FormSelect, FormSwitch } from '#src/admin/FormFields.tsx';
import { Meaning } from '#src/admin/SettingsForm.tsx';
import { FormPerson } from '#src/admin/PeopleField.tsx';
import { departmentResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { pathOf, treeOf } from '#src/departments/admin/departmentTree.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import type { AdminPerson } from './peopleAdmin.queries.ts';
import type { PersonFields, PersonKind } from './personForm.ts';
import { roleMeanings, roleNames } from './personWords.ts';

const staffRoles = ['employee', 'manager', 'admin'] as const;

interface PlaceFieldsProps {
  readonly control: Control<PersonFields>;
  /** Null for a new user. */
  readonly person: AdminPerson | null;
}

/** Administrators cannot change their own role. */
export function PersonRoleFields({
  control,
  kind,
  person,
  isOwn,
}: PlaceFieldsProps & { readonly kind: PersonKind; readonly isOwn: boolean }): ReactElement {
  const { t, i18n } = useLingui();
  const userType = useWatch({ control, name: 'userType' });
  return (
    <>
      {kind === 'external' ? (
        <p className="text-small text-soft">
          <Trans>
            Una persona externa ve solo su perfil y puede confirmar los canjes de su proveedor. No reconoce ni
            canjea.
          </Trans>
        </p>
      ) : (
        <FormField control={control} name="userType">
          {(tie) => (
            <RadioCards
              legend={t`Rol`}
              options={staffRoles.map((value) => ({
                value,
                label: i18n._(roleNames[value]),
                detail: i18n._(roleMeanings[value]),
                disabled: isOwn && value !== tie.value,
              }))}
              {...tie}
            />
          )}
        </FormField>
      )}
      {isOwn ? (
        <p className="text-small text-soft">
          <Trans>Tu propio rol lo cambia otra persona que administre.</Trans>
        </p>
      ) : null}
      {person !== null && kind === 'staff' && userType !== person.userType ? (
        <Meaning>
          <Trans>Al guardar se cierran sus sesiones: cuando vuelva a entrar, lo hará con este rol.</Trans>
        </Meaning>
      ) : null}
      <FormSwitch
        control={control}
        name="takesPoints"
        label={t`Participa en los puntos`}
        detail={t`Recibe puntos para dar, y puede ganarlos y canjearlos.`}
      />
    </>
  );
}

/** An inactive department can be kept but not chosen. */
export function PersonPlaceFields({ control, person }: PlaceFieldsProps): ReactElement {
  const { t } = useLingui();
  const query = useQuery(departmentResource.list());
  const kept = person?.departmentId ?? null;
  const off = t`Desactivado`;
  const offered = treeOf(query.data ?? [])
    .filter(({ department: { id, active } }) => active || id === kept)
    .map((branch) => ({
      value: branch.department.id,
      label: pathOf(branch),
      ...(branch.department.active ? {} : { detail: off }),
    }));
  // If the departments fail to load, the current department remains selectable.
  const known =
    kept === null || offered.some(({ value }) => value === kept)
      ? offered
      : [...offered, { value: kept, label: person?.departmentName ?? kept }];
  return (
    <>
      <FormSelect
        control={control}
        name="departmentId"
        label={t`Departamento`}
        options={[{ value: '', label: t`Sin departamento` }, ...known]}
        hint={query.isError ? t`No pudimos cargar los departamentos.` : undefined}
      />
      <FormPerson control={control} name="manager" label={t`Líder`} />
    </>
  );
}
