/** Exports all people that match the filters, from every page. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { ReportFile } from '#src/points/admin/ReportFile.tsx';
import { readAll } from '#src/api/readAll.ts';
import { readPeople } from './peopleAdmin.queries.ts';
import type { PeopleFilter } from './peopleSearch.ts';
import { peopleTable, type PeopleWords } from './peopleTable.ts';
import { roleNames, stateNames } from './personWords.ts';

/** One button for all file formats. */
export function PeopleFile({
  filter,
  disabled,
}: {
  readonly filter: PeopleFilter;
  readonly disabled: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  const groups = useQuery(userGroupResource.list());
  const names = new Map(groups.data?.map(({ id, name }) => [id, name]));
  const words: PeopleWords = {
    headers: {
      firstName: t({ message: 'Nombre', context: 'person' }),
      lastName: t`Apellido`,
      email: t`Correo`,
      employeeNumber: t`Número de empleado`,
      jobPosition: t`Cargo`,
      department: t`Departamento`,
      managerName: t`Nombre del líder`,
      manager: t`Correo del líder`,
      role: t`Rol`,
      takesPoints: t`Participa en puntos`,
      groups: t`Grupos`,
      birthday: t`Fecha de nacimiento`,
      admissionDate: t`Fecha de ingreso`,
      phone: t`Teléfono`,
      language: t`Idioma`,
      state: t`Estado`,
      expiresAt: t`Vence`,
    },
    role: ({ userType }) => i18n._(roleNames[userType]),
    state: ({ state }) => i18n._(stateNames[state]),
    group: (id) => names.get(id),
    yes: t`Sí`,
    no: t`No`,
  };
  return (
    <ReportFile
      source={{
        name: t`personas`,
        read: async (onProgress, signal) =>
          peopleTable(
            await readAll(
              async (page) => {
                const { items, pagination } = await readPeople(
                  { ...filter, page },
                  { signal, pass: 'request', perPage: pageSize.max },
                );
                return { items, ...pagination };
              },
              onProgress,
              signal,
            ),
            words,
          ),
      }}
      // Disabled until the groups are loaded: otherwise the column of groups would be empty.
      disabled={disabled || groups.data === undefined}
    />
  );
}
