/** All goals that the reader may lead, a page at a time, with filters, the file, and what is done on behalf of an owner. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, TrendingUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { CheckinPanel } from './CheckinPanel.tsx';
import { confidenceWords, statusNames } from '#src/goals/goalWords.ts';
import { percentText } from './goalAdminWords.ts';
import { GoalFilters } from './GoalFilters.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { GoalsFile } from './GoalsFile.tsx';
import { orgGoalResource, orgGoalSearch, type OrgGoal } from './goalsAdmin.queries.ts';

function useGoalColumns(): readonly Column<OrgGoal>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'title',
      header: t`Objetivo`,
      cell: ({ title, stale }) => (
        <span className="block min-w-40 py-1 wrap-anywhere">
          {title}
          {stale ? (
            <span className="block text-meta font-normal text-soft">
              <Trans>Sin avance hace dos semanas</Trans>
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'owner', header: t`Dueño`, cell: ({ owner }) => (owner === null ? '–' : nameOf(owner)) },
    { id: 'department', header: t`Departamento`, cell: ({ departmentName }) => departmentName ?? '–' },
    {
      id: 'progress',
      header: t`Avance`,
      align: 'end',
      cell: ({ progress }) => percentText(progress) ?? t`Sin avance aún`,
    },
    {
      id: 'confidence',
      header: t`Confianza`,
      cell: ({ confidence }) =>
        confidence === null ? (
          '–'
        ) : (
          <StatusTag severity={confidenceWords[confidence].severity}>
            {i18n._(confidenceWords[confidence].name)}
          </StatusTag>
        ),
    },
    { id: 'weight', header: t`Peso`, align: 'end', startsHidden: true, cell: ({ weight }) => weight ?? '–' },
    { id: 'status', header: t`Estado`, cell: ({ status }) => i18n._(statusNames[status]) },
  ];
}

export function AllGoals(): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(orgGoalSearch);
  const { filter } = list;
  const query = useInfiniteQuery({ ...orgGoalResource.list(filter), placeholderData: keepPreviousData });
  const columns = useGoalColumns();
  const edited = usePanel<OrgGoal>();
  const checked = usePanel<OrgGoal>();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <SectionActions>
        <GoalsFile filter={filter} disabled={isExporting} onBusy={setExporting} />
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los objetivos.`}
        label={t`Objetivos`}
        memory="org-goals"
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        onOpen={edited.open}
        actions={(goal) =>
          goal.editable
            ? [
                [
                  {
                    id: 'edit',
                    label: t`Cambiar el objetivo`,
                    icon: Pencil,
                    onSelect: () => edited.open(goal),
                  },
                  ...(goal.status === 'open'
                    ? [
                        {
                          id: 'checkin',
                          label: t`Registrar un avance`,
                          icon: TrendingUp,
                          onSelect: () => checked.open(goal),
                        },
                      ]
                    : []),
                ],
              ]
            : []
        }
        filters={{
          tools: <GoalFilters {...list} />,
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty drawing="search" text={<Trans>Todavía no hay objetivos.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {edited.about === null ? null : (
        <GoalPanel
          key={`edit-${edited.opening}`}
          goal={edited.about}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
      {checked.about === null ? null : (
        <CheckinPanel
          key={`checkin-${checked.opening}`}
          goal={checked.about}
          open={checked.isOpen}
          onClose={checked.close}
        />
      )}
    </>
  );
}
