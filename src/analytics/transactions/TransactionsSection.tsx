/** The ledger as a table: filters in the address, the sum of the selection, and each line with its cause. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { TableExport } from '#src/exports/TableExport.tsx';
import { exactTime } from '#src/lib/dates.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import type { ChartFilter } from '#src/analytics/analytics.queries.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { MovementPanel } from './MovementPanel.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import {
  transactionQueries,
  transactionSearch,
  type ShownTransaction,
  type TransactionFilter,
  type TransactionsPage,
} from './transactions.queries.ts';
import { useMovementWords } from './useMovementWords.ts';
import { useTransactionExport } from './useTransactionExport.ts';

/** Lines and sum of the whole selection, beside its export. */
function Selection({
  filter,
  first,
  person,
}: {
  readonly filter: TransactionFilter;
  readonly first: TransactionsPage;
  readonly person: string | undefined;
}): ReactElement {
  const language = useLanguage();
  const source = useTransactionExport(filter, first, person);
  const lines = formatNumber(first.lines, language);
  const sum = signed(first.sum, language);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="tabular-nums">
        <Plural value={first.lines} one={`${lines} movimiento`} other={`${lines} movimientos`} />
        {' · '}
        <Trans>
          suma <strong>{sum}</strong> puntos
        </Trans>
      </p>
      {first.lines === 0 ? null : <TableExport source={source} />}
    </div>
  );
}

function useColumns(timeZone: string | undefined): readonly Column<ShownTransaction>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useMovementWords();
  const { channel } = useFigureWords();
  return [
    {
      id: 'person',
      header: t`De quién`,
      cell: (line) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={words.owner(line)} src={line.user?.profileImageUrl ?? null} size={32} />
          <span className="min-w-0">
            <span className="block wrap-anywhere">{words.owner(line)}</span>
            <span className="block text-meta font-normal text-soft">{line.department?.name}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'kind',
      header: t`Motivo`,
      cell: (line) => (
        <span>
          <span className="block">{words.reason(line)}</span>
          <span className="block text-meta text-soft">{channel[line.channel]}</span>
        </span>
      ),
    },
    {
      id: 'counterpart',
      header: t`Con`,
      cell: ({ counterpart }) => (counterpart === null ? '' : nameOf(counterpart)),
    },
    { id: 'purse', header: t`Cuenta`, cell: ({ purse }) => words.purse(purse) },
    {
      id: 'day',
      header: t`Día`,
      cell: ({ day, createdAt }) => (
        <time dateTime={createdAt} title={exactTime(createdAt, { language, timeZone })}>
          {dayLabel(day, language)}
        </time>
      ),
    },
    {
      id: 'points',
      header: t`Puntos`,
      align: 'end',
      fixed: true,
      cell: ({ amount }) => signed(amount, language),
    },
  ];
}

/** Days, department and country are those of the page; the rest of the filter is here. */
export function TransactionsSection({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(transactionSearch);
  const asked: TransactionFilter = { ...filter, ...list.filter };
  const query = useInfiniteQuery({ ...transactionQueries.list(asked), placeholderData: keepPreviousData });
  const panel = usePanel<ShownTransaction>();
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const known = rows?.find(({ user }) => user?.id === asked.userId)?.user ?? undefined;
  const scope = first?.about.scope ?? 'own';
  const words = useMovementWords();
  const columns = useColumns(first?.about.timezone);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {first === undefined ? null : (
        <Selection filter={asked} first={first} person={known === undefined ? undefined : nameOf(known)} />
      )}
      <AdminTable
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar los movimientos.`}
        label={t`Movimientos`}
        keyOf={({ id }) => id}
        nameOf={(line) => `${words.owner(line)}, ${words.reason(line)}`}
        columns={columns}
        memory="analytics-transactions"
        onOpen={panel.open}
        filters={{
          tools: (
            <TransactionFilters
              filter={list.filter}
              onFilter={list.onFilter}
              withPeople={scope !== 'own'}
              known={known}
            />
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty drawing="search" text={<Trans>No se movieron puntos en estos días.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {panel.about === null ? null : (
        <MovementPanel
          key={panel.opening}
          line={panel.about}
          scope={scope}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
    </div>
  );
}
