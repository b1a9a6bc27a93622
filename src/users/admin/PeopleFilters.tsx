/** The filters of the list of people: words, role, state, department and group. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AtSign, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { roles, type Role } from '#schema/permissions.ts';
import { activeFilters } from '#schema/users/people.endpoints.ts';
import { SearchField } from '#src/admin/SearchField.tsx';
import { departmentAdminQueries } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { pathOf, treeOf } from '#src/departments/admin/departmentTree.ts';
import { classes } from '#src/ui/classes.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import type { ActiveFilter, PeopleScope } from './peopleScope.ts';
import { roleNames } from './personWords.ts';

interface PeopleFiltersProps {
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly scope: PeopleScope;
  readonly onScope: (scope: PeopleScope) => void;
}

const everything = '';
const orNull = (chosen: string): string | null => (chosen === everything ? null : chosen);

/** If departments or groups fail to load, only their filter is hidden. The search still works. */
export function PeopleFilters({ typed, onType, scope, onScope }: PeopleFiltersProps): ReactElement {
  const { t, i18n } = useLingui();
  const departments = useQuery(departmentAdminQueries.departments()).data ?? [];
  const groups = useQuery(departmentAdminQueries.groups()).data ?? [];
  const states: Readonly<Record<ActiveFilter, string>> = {
    active: t`Activas`,
    inactive: t`Desactivadas`,
    all: t`Todas`,
  };
  const off = t`Desactivado`;
  // Collapsed by default: on a phone the filters would push the list off the screen.
  const [isMore, setMore] = useState(false);
  const more = [scope.type, scope.departmentId, scope.groupId].filter((one) => one !== null).length;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={scope.byEmail ? t`Buscar por correo` : t`Buscar por nombre o correo`}
          value={typed}
          onChange={onType}
        />
        <ToggleChip
          icon={AtSign}
          pressed={scope.byEmail}
          onPress={() => onScope({ ...scope, byEmail: !scope.byEmail })}
        >
          <Trans>Solo en el correo</Trans>
        </ToggleChip>
        <span className="sm:hidden">
          <ToggleChip icon={SlidersHorizontal} pressed={isMore} onPress={() => setMore(!isMore)}>
            {more === 0 ? <Trans>Más filtros</Trans> : <Trans>Más filtros: {more}</Trans>}
          </ToggleChip>
        </span>
        <SegmentedControl
          label={t`Estado de la cuenta`}
          hideLabel
          value={scope.active}
          onChange={(active) => onScope({ ...scope, active })}
          options={activeFilters.map((value) => ({ value, label: states[value] }))}
        />
      </div>
      <div className={classes('flex flex-wrap items-end gap-3', !isMore && 'max-sm:hidden')}>
        <div className="w-52 max-sm:w-full">
          <Select<Role | ''>
            label={t`Rol`}
            hideLabel
            value={scope.type ?? everything}
            onChange={(type) => onScope({ ...scope, type: type === everything ? null : type })}
            options={[
              { value: everything, label: t`Todos los roles` },
              ...roles.map((value) => ({ value, label: i18n._(roleNames[value]) })),
            ]}
          />
        </div>
        {departments.length === 0 ? null : (
          <div className="w-60 max-sm:w-full">
            <Select
              label={t`Departamento`}
              hideLabel
              value={scope.departmentId ?? everything}
              onChange={(id) => onScope({ ...scope, departmentId: orNull(id) })}
              options={[
                { value: everything, label: t`Todos los departamentos` },
                ...treeOf(departments).map((branch) => ({
                  value: branch.department.id,
                  label: pathOf(branch),
                  ...(branch.department.active ? {} : { detail: off }),
                })),
              ]}
            />
          </div>
        )}
        {groups.length === 0 ? null : (
          <div className="w-52 max-sm:w-full">
            <Select
              label={t`Grupo`}
              hideLabel
              value={scope.groupId ?? everything}
              onChange={(id) => onScope({ ...scope, groupId: orNull(id) })}
              options={[
                { value: everything, label: t`Todos los grupos` },
                ...groups.map(({ id, name, active }) => ({
                  value: id,
                  label: name,
                  ...(active ? {} : { detail: off }),
                })),
              ]}
            />
          </div>
        )}
      </div>
    </div>
  );
}
