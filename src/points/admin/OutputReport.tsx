/** The report of points that left wallets: totals by reason, then each movement. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { PointOutput } from '#schema/points/admin.endpoints.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { kindIcons } from '#src/points/kindIcons.ts';
import { readAll } from '#src/api/readAll.ts';
import { useStatementWords } from '#src/points/statementWords.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { OutputTotals } from './OutputTotals.tsx';
import { pointAdminQueries, readOutputs } from './pointsAdmin.queries.ts';
import type { ReportFilter } from './reportFilter.ts';
import { ReportFile } from './ReportFile.tsx';
import { outputTable, type OutputHeaders } from './reportTables.ts';

function useColumns(words: OutputHeaders): readonly Column<PointOutput>[] {
  const language = useLanguage();
  const said = useStatementWords();
  const timeZone = useOrganization().settings?.timezone;
  return [
    {
      id: 'person',
      header: words.person,
      cell: ({ user }) => (
        <span className="inline-flex items-center gap-2.5">
          <Avatar name={nameOf(user)} src={user.profileImageUrl} size={24} />
          {nameOf(user)}
        </span>
      ),
    },
    {
      id: 'department',
      header: words.department,
      startsHidden: true,
      cell: ({ user }) => user.departmentName ?? '–',
    },
    {
      id: 'kind',
      header: words.kind,
      cell: ({ kind }) => (
        <span className="inline-flex items-center gap-2">
          <Icon of={kindIcons[kind]} size={16} className="shrink-0 text-soft" />
          {said.kind(kind)}
        </span>
      ),
    },
    { id: 'purse', header: words.purse, startsHidden: true, cell: ({ purse }) => said.purse(purse) },
    {
      id: 'counterpart',
      header: words.counterpart,
      cell: ({ counterpart }) => (counterpart === null ? words.organisation : nameOf(counterpart)),
    },
    { id: 'note', header: words.note, startsHidden: true, cell: ({ note }) => (note === '' ? '–' : note) },
    { id: 'date', header: words.date, cell: ({ createdAt }) => createdVariant(createdAt, { timeZone }) },
    {
      id: 'points',
      header: words.points,
      align: 'end',
      fixed: true,
      cell: ({ amount }) => formatNumber(amount, language),
    },
  ];
}

/** Covers one department or all. */
export function OutputReport({
  scope,
  onDepartment,
}: {
  readonly scope: ReportFilter;
  readonly onDepartment: (id: string | undefined) => void;
}): ReactElement {
  const { t } = useLingui();
  const said = useStatementWords();
  const timeZone = useOrganization().settings?.timezone;
  const query = useInfiniteQuery({ ...pointAdminQueries.outputs(scope), placeholderData: keepPreviousData });
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const words: OutputHeaders = {
    date: t`Fecha`,
    person: t`Persona`,
    email: t`Correo`,
    department: t`Departamento`,
    kind: t`Motivo`,
    purse: t`Billetera`,
    points: t`Puntos`,
    counterpart: t`A quién`,
    organisation: t`La organización`,
    note: t`Nota`,
    line: t`Movimiento`,
  };
  const columns = useColumns(words);
  // Removes duplicates: a later page may repeat rows of an earlier page.
  const rows = [
    ...new Map(query.data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
  ];
  const totals = query.data?.pages[0]?.totals ?? [];
  return (
    <section aria-labelledby="use-outputs" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="use-outputs" className="text-h6 font-semibold">
          <Trans>Lo que salió de las billeteras</Trans>
        </h2>
        <ReportFile
          source={{
            name: t`salidas-de-puntos`,
            read: async (onProgress, signal) =>
              outputTable(
                await readAll(
                  (page) => readOutputs(scope, page, { signal, pass: 'request' }),
                  onProgress,
                  signal,
                ),
                words,
                said,
                timeZone,
              ),
          }}
          disabled={rows.length === 0 || query.isPlaceholderData}
        />
      </div>
      <div className="w-full sm:w-72">
        <Select
          label={t`Departamento`}
          value={scope.departmentId ?? 'all'}
          onChange={(next) => onDepartment(next === 'all' ? undefined : next)}
          options={[
            { value: 'all', label: t`Todos los departamentos` },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <ListBoundary of={[query]} what={t`No pudimos cargar lo que salió de las billeteras.`}>
        {totals.length === 0 ? null : <OutputTotals totals={totals} />}
        <AdminTable
          of={[query]}
          label={t`Salidas de puntos`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ user }) => nameOf(user)}
          memory="points-outputs"
          none={<Empty drawing="search" text={<Trans>En estas fechas no salió ningún punto.</Trans>} />}
          footer={<MoreRows of={query} />}
        />
      </ListBoundary>
    </section>
  );
}
