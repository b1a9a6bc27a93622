/** The filters of the list of people: words, role, state, department and group. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import type { ReactElement } from 'react';
import { roles } from '#schema/permissions.ts';
import { activeFilters } from '#schema/users/people.endpoints.ts';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreFilters } from '#src/admin/MoreFilters.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { departmentResource, userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { pathOf, treeOf } from '#src/departments/admin/departmentTree.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { peopleSearch, type PeopleFilter } from './peopleSearch.ts';
import { roleNames } from './personWords.ts';

type PeopleFiltersProps = Pick<ListFilter<PeopleFilter>, 'filter' | 'typed' | 'onType' | 'onFilter'>;

/** If departments or groups fail to load, only their filter is hidden. The search still works. */
export function PeopleFilters({ filter, typed, onType, onFilter }: PeopleFiltersProps): ReactElement {
  const { t, i18n } = useLingui();
  const departments = useQuery(departmentResource.list()).data ?? [];
  const groups = useQuery(userGroupResource.list()).data ?? [];
  const states: Readonly<Record<NonNullable<PeopleFilter['active']>, string>> = {
    active: t`Activas`,
    inactive: t`Desactivadas`,
    all: t`Todas`,
  };
  const off = t`Desactivado`;
  const more = [filter.type, filter.departmentId, filter.groupId].filter((one) => one !== undefined).length;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
      <SearchField
        label={filter.searchByEmail === true ? t`Buscar por correo` : t`Buscar por nombre o correo`}
        value={typed}
        onChange={onType}
      />
      <SegmentedControl
        label={t`Estado de la cuenta`}
        hideLabel
        value={filter.active ?? peopleSearch.defaults.active}
        onChange={(active) => onFilter({ active })}
        options={activeFilters.map((value) => ({ value, label: states[value] }))}
      />
      <ToggleChip
        icon={AtSign}
        pressed={filter.searchByEmail === true}
        onPress={() => onFilter({ searchByEmail: filter.searchByEmail !== true })}
      >
        <Trans>Solo en el correo</Trans>
      </ToggleChip>
      <MoreFilters ownRow set={more}>
        <FilterSelect
          label={t`Rol`}
          all={t`Todos los roles`}
          value={filter.type}
          onChange={(type) => onFilter({ type })}
          options={roles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
        />
        {departments.length === 0 ? null : (
          <FilterSelect
            label={t`Departamento`}
            all={t`Todos los departamentos`}
            value={filter.departmentId}
            onChange={(departmentId) => onFilter({ departmentId })}
            options={treeOf(departments).map((branch) => ({
              value: branch.department.id,
              label: pathOf(branch),
              ...(branch.department.active ? {} : { detail: off }),
            }))}
          />
        )}
        {groups.length === 0 ? null : (
          <FilterSelect
            label={t`Grupo`}
            all={t`Todos los grupos`}
            value={filter.groupId}
            onChange={(groupId) => onFilter({ groupId })}
            options={groups.map(({ id, name, active }) => ({
              value: id,
              label: name,
              ...(active ? {} : { detail: off }),
            }))}
          />
        )}
      </MoreFilters>
    </div>
  );
}
