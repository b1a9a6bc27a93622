/** The people of a cycle, a page at a time, narrowed by department and by what they wait for. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AdminTable, type AdminTableProps } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { cycleResource, type CyclePerson, type PeopleFilter } from './evaluationsAdmin.queries.ts';

type Waiting = NonNullable<PeopleFilter['waiting']>;
type Passed = Pick<AdminTableProps<CyclePerson>, 'actions' | 'onOpen' | 'chosen' | 'onChosen' | 'bulk'>;

/** The columns that each table of people begins with. */
export function usePersonColumns(): readonly Column<CyclePerson>[] {
  const { t } = useLingui();
  return [
    {
      id: 'person',
      header: t`Persona`,
      cell: ({ user, left }) => (
        <span className="block min-w-32 py-1 wrap-anywhere">
          {nameOf(user)}
          {left ? (
            <span className="block text-meta font-normal text-soft">
              <Trans>Ya no está</Trans>
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'department', header: t`Departamento`, cell: ({ departmentName }) => departmentName ?? '–' },
    { id: 'leader', header: t`Líder`, cell: ({ leader }) => (leader === null ? '–' : nameOf(leader)) },
  ];
}

/** With `onDepartment`, the caller knows the department too. */
export function PeopleTable({
  cycleId,
  label,
  columns,
  waiting: offered,
  first,
  onDepartment,
  ...table
}: Passed & {
  readonly cycleId: string;
  readonly label: string;
  readonly columns: readonly Column<CyclePerson>[];
  /** The offered filters of what is missing, with their names. */
  readonly waiting: readonly { readonly value: Waiting; readonly label: string }[];
  /** The filter at the beginning. */
  readonly first?: Waiting | undefined;
  readonly onDepartment?: ((id: string | undefined) => void) | undefined;
}): ReactElement {
  const { t } = useLingui();
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const [departmentId, setDepartment] = useState<string | undefined>();
  const [waiting, setWaiting] = useState<Waiting | undefined>(first);
  const query = useInfiniteQuery(cycleResource.people({ id: cycleId, departmentId, waiting }));
  return (
    <AdminTable
      {...table}
      of={[query]}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      failed={t`No pudimos cargar a las personas del ciclo.`}
      label={label}
      keyOf={({ id }) => id}
      nameOf={({ user }) => nameOf(user)}
      columns={columns}
      filters={{
        tools: (
          <div className="flex flex-wrap gap-3">
            <FilterSelect
              label={t`Departamento`}
              all={t`Todos los departamentos`}
              value={departmentId}
              onChange={(next) => {
                setDepartment(next);
                onDepartment?.(next);
              }}
              options={departments.map(({ id, name }) => ({ value: id, label: name }))}
            />
            {offered.length === 0 ? null : (
              <FilterSelect
                label={t`Qué falta`}
                all={t`Todas las personas`}
                value={waiting}
                onChange={setWaiting}
                options={offered}
              />
            )}
          </div>
        ),
        isNarrowed: departmentId !== undefined || waiting !== undefined,
        onClear: () => {
          setDepartment(undefined);
          onDepartment?.(undefined);
          setWaiting(undefined);
        },
      }}
      none={<Empty drawing="search" text={<Trans>Todavía no hay personas en este ciclo.</Trans>} />}
      footer={<MoreRows of={query} />}
    />
  );
}
