/** The filters of all goals. Without periods or categories only their filter is hidden. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { goalConfidences, goalLevels, goalStatuses } from '#schema/goals/goals.rules.ts';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreFilters } from '#src/admin/MoreFilters.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { confidenceWords, statusNames } from '#src/goals/goalWords.ts';
import { levelNames } from './goalAdminWords.ts';
import { goalCategoryResource, periodResource, type OrgGoalFilter } from './goalsAdmin.queries.ts';

export function GoalFilters({
  filter,
  typed,
  onType,
  onFilter,
}: Pick<ListFilter<OrgGoalFilter>, 'filter' | 'typed' | 'onType' | 'onFilter'>): ReactElement {
  const { t, i18n } = useLingui();
  const periods = useQuery(periodResource.list()).data ?? [];
  const categories = useQuery(goalCategoryResource.list()).data ?? [];
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const language = useLanguage();
  const named = (
    rows: readonly { readonly id: string; readonly name: string; readonly nameEn?: string | null }[],
  ) => rows.map(({ id, name, nameEn = null }) => ({ value: id, label: wording(name, nameEn, language) }));
  const { categoryId: category, departmentId: department, level, status, confidence } = filter;
  const more = [category, department, level, status, confidence].filter((one) => one !== undefined).length;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      <SearchField label={t`Buscar objetivos`} value={typed} onChange={onType} />
      <FilterSelect
        label={t`Periodo`}
        all={t`Todos los periodos`}
        value={filter.periodId}
        onChange={(periodId) => onFilter({ periodId })}
        options={named(periods)}
      />
      <MoreFilters set={more}>
        <FilterSelect
          label={t`Categoría`}
          all={t`Todas las categorías`}
          value={filter.categoryId}
          onChange={(categoryId) => onFilter({ categoryId })}
          options={named(categories)}
        />
        <FilterSelect
          label={t`Departamento`}
          all={t`Todos los departamentos`}
          value={filter.departmentId}
          onChange={(departmentId) => onFilter({ departmentId })}
          options={named(departments)}
        />
        <FilterSelect
          label={t`Nivel`}
          all={t`Todos los niveles`}
          value={filter.level}
          onChange={(level) => onFilter({ level })}
          options={goalLevels.map((value) => ({ value, label: i18n._(levelNames[value]) }))}
        />
        <FilterSelect
          label={t`Estado`}
          all={t`Todos los estados`}
          value={filter.status}
          onChange={(status) => onFilter({ status })}
          options={goalStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) }))}
        />
        <FilterSelect
          label={t`Confianza`}
          all={t`Toda confianza`}
          value={filter.confidence}
          onChange={(confidence) => onFilter({ confidence })}
          options={goalConfidences.map((value) => ({ value, label: i18n._(confidenceWords[value].name) }))}
        />
      </MoreFilters>
    </div>
  );
}
