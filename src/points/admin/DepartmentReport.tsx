/** The use of points by department, with bars for comparison. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DepartmentUse } from '#schema/points/admin.endpoints.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { pointAdminQueries } from './pointsAdmin.queries.ts';
import type { ReportFilter } from './reportFilter.ts';
import { ReportFile } from './ReportFile.tsx';
import { departmentTable, type UseHeaders } from './reportTables.ts';
import { ShareBar } from './ShareBar.tsx';

type Sum = 'received' | 'given' | 'expired' | 'earned' | 'redeemed';

const sumOf = (rows: readonly DepartmentUse[], sum: Sum): number =>
  rows.reduce((all, row) => all + row[sum], 0);

/** People are counted in their current department. */
export function DepartmentReport({ scope }: { readonly scope: ReportFilter }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery({ ...pointAdminQueries.use(scope), placeholderData: keepPreviousData });
  const rows = query.data ?? [];
  const words: UseHeaders = {
    department: t`Departamento`,
    none: t`Sin departamento`,
    people: t`Personas`,
    received: t`Recibió para dar`,
    given: t`Dio`,
    expired: t`Venció`,
    earned: t`Ganó para canjear`,
    redeemed: t`Canjeó`,
  };
  const nameOf = ({ name }: DepartmentUse): string => name ?? words.none;
  const number = (value: number): string => formatNumber(value, language);
  const plain = (sum: Sum): Column<DepartmentUse> => ({
    id: sum,
    header: words[sum],
    align: 'end',
    cell: (row) => number(row[sum]),
  });
  const barred = (sum: Sum, tone: 'brand' | 'accent'): Column<DepartmentUse> => {
    const most = Math.max(0, ...rows.map((row) => row[sum]));
    return {
      ...plain(sum),
      cell: (row) => (
        <ShareBar value={row[sum]} most={most} tone={tone}>
          {number(row[sum])}
        </ShareBar>
      ),
    };
  };
  const columns: readonly Column<DepartmentUse>[] = [
    { id: 'name', header: words.department, cell: nameOf },
    { id: 'people', header: words.people, align: 'end', cell: ({ people }) => number(people) },
    plain('received'),
    barred('given', 'brand'),
    plain('expired'),
    plain('earned'),
    barred('redeemed', 'accent'),
  ];
  const given = pointsIn(sumOf(rows, 'given'), language);
  const redeemed = pointsIn(sumOf(rows, 'redeemed'), language);
  return (
    <section aria-labelledby="use-departments" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="use-departments" className="text-h6 font-semibold">
          <Trans>Por departamento</Trans>
        </h2>
        <ReportFile
          source={{ name: t`uso-por-departamento`, read: async () => departmentTable(rows, words) }}
          disabled={rows.length === 0 || query.isPlaceholderData}
        />
      </div>
      <AdminTable
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar el uso por departamento.`}
        label={t`Uso por departamento`}
        columns={columns}
        keyOf={({ departmentId }) => departmentId ?? 'none'}
        nameOf={nameOf}
        memory="points-use"
        none={
          <Empty
            drawing="people"
            text={<Trans>En cuanto haya personas, aquí verás qué hacen con sus puntos.</Trans>}
          />
        }
        footer={
          rows.length === 0 ? undefined : (
            <p className="text-small text-soft tabular-nums">
              <Trans>
                En total se dieron {given} y se canjearon {redeemed}.
              </Trans>
            </p>
          )
        }
      />
    </section>
  );
}
