/** The filters of all tasks: person, state and due day. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { taskDues, taskStates } from '#schema/tasks/tasks.rules.ts';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { useTaskWords } from '#src/tasks/taskWords.ts';
import type { TaskFilter } from './tasksAdmin.queries.ts';

export function TaskFilters({
  filter,
  typed,
  onType,
  onFilter,
}: Pick<ListFilter<TaskFilter>, 'filter' | 'typed' | 'onType' | 'onFilter'>): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const dues = { past: t`Ya vencieron`, week: t`Vencen en siete días`, none: t`Sin fecha límite` };
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      <SearchField label={t`Buscar por persona`} value={typed} onChange={onType} />
      <FilterSelect
        label={t`Estado`}
        all={t`Todos los estados`}
        value={filter.state}
        onChange={(state) => onFilter({ state })}
        options={taskStates.map((value) => ({ value, label: words.state(value) }))}
      />
      <FilterSelect
        label={t`Fecha límite`}
        all={t`Cualquier fecha`}
        value={filter.due}
        onChange={(due) => onFilter({ due })}
        options={taskDues.map((value) => ({ value, label: dues[value] }))}
      />
    </div>
  );
}
