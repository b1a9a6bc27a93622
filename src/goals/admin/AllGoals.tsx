/** All goals that the reader may lead, a page at a time, with filters, the file, and what is done on behalf of an owner. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { History, Pencil, TrendingUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { stateOf } from '#schema/goals/goals.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { CheckinPanel } from './CheckinPanel.tsx';
import { goalAddress } from '#src/goals/goalAddress.ts';
import { GoalTag } from '#src/goals/GoalTag.tsx';
import { progressText, statusNames } from '#src/goals/goalWords.ts';
import { usePeriodName } from '#src/goals/usePeriodName.ts';
import { GoalFilters } from './GoalFilters.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { GoalsFile } from './GoalsFile.tsx';
import { orgGoalResource, orgGoalSearch, type OrgGoal } from './goalsAdmin.queries.ts';
import { useRunningPeriod } from './useRunningPeriod.ts';

function useGoalColumns(): readonly Column<OrgGoal>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const timeZone = useZone();
  const say = useWording();
  const periodName = usePeriodName();
  return [
    {
      id: 'title',
      header: t`Objetivo`,
      cell: ({ title, titleEn }) => (
        <span className="block min-w-40 py-1 wrap-anywhere">{say(title, titleEn)}</span>
      ),
    },
    {
      id: 'owner',
      header: t`Dueño`,
      cell: ({ owner }) => (owner === null ? '–' : <PersonCell user={owner} />),
    },
    { id: 'period', header: t`Periodo`, cell: ({ periodId }) => periodName(periodId) },
    { id: 'department', header: t`Departamento`, cell: ({ departmentName }) => departmentName ?? '–' },
    {
      id: 'progress',
      header: t`Avance`,
      align: 'end',
      cell: ({ progress }) => progressText(progress, language) ?? t`Sin avance aún`,
    },
    { id: 'weight', header: t`Peso`, align: 'end', startsHidden: true, cell: ({ weight }) => weight ?? '–' },
    {
      id: 'status',
      header: t`Estado`,
      cell: (goal) =>
        goal.status === 'open' && stateOf(goal) === null ? t(statusNames.open) : <GoalTag goal={goal} />,
    },
    {
      id: 'checked',
      header: t`Último avance`,
      cell: ({ checkedAt }) => (checkedAt === null ? '–' : createdVariant(checkedAt, { language, timeZone })),
    },
  ];
}

export function AllGoals(): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const list = useRunningPeriod(useListFilter(orgGoalSearch));
  const { filter } = list;
  const query = useInfiniteQuery({
    ...orgGoalResource.list(filter),
    enabled: list.isKnown,
    placeholderData: keepPreviousData,
  });
  const columns = useGoalColumns();
  const say = useWording();
  const edited = usePanel<OrgGoal>();
  const checked = usePanel<OrgGoal>();
  return (
    <>
      <SectionActions>
        <GoalsFile filter={filter} />
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los objetivos.`}
        label={t`Objetivos`}
        memory="org-goals"
        keyOf={({ id }) => id}
        nameOf={({ title, titleEn }) => say(title, titleEn)}
        columns={columns}
        onOpen={edited.open}
        actions={(goal) => [
          [
            {
              id: 'page',
              label: t`Ver su historia`,
              icon: History,
              onSelect: () => navigate(goalAddress(goal.id)),
            },
          ],
          ...(goal.editable
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
            : []),
        ]}
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
