/** The filtered statement: months, lines, and all query states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { GroupSkeleton } from '#src/ui/GroupSkeleton.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePages } from '#src/lib/usePages.ts';
import { PairPanel, type PairShown } from './PairPanel.tsx';
import { isNarrowed } from '#src/api/searchOf.ts';
import type { StatementFilter } from './statementFilter.ts';
import { StatementItem } from './StatementItem.tsx';
import { statementRows, type StatementRow } from './statementRows.ts';
import { walletQueries } from './wallet.queries.ts';

const keyOf = (row: StatementRow): string => row.key;

export interface StatementProps {
  filter: StatementFilter;
  onOpen: (postId: string) => void;
  /** Removes all filters. */
  onAll: () => void;
  /** The action of an empty statement; undefined if recognitions are off. */
  onRecognise?: (() => void) | undefined;
}

function Nothing({ filter, onAll, onRecognise }: Omit<StatementProps, 'onOpen'>): ReactElement {
  if (isNarrowed(filter))
    return (
      <Empty
        drawing="search"
        text={<Trans>Ningún movimiento coincide con estos filtros.</Trans>}
        action={
          <Button variant="secondary" onClick={onAll}>
            <Trans>Quitar filtros</Trans>
          </Button>
        }
      />
    );
  return (
    <Empty
      drawing="gift"
      text={
        <Trans>Aquí verás cada punto que des o recibas, con su motivo. Todavía no hay movimientos.</Trans>
      }
      action={
        onRecognise === undefined ? undefined : (
          <Button onClick={onRecognise}>
            <Trans>Reconocer a alguien</Trans>
          </Button>
        )
      }
    />
  );
}

/** The movements of a filter. */
export function Statement({ filter, onOpen, onAll, onRecognise }: StatementProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const timeZone = useOrganization().settings?.timezone;
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(walletQueries.statement(filter));
  const rows = useMemo(
    () => statementRows(query.data?.pages ?? [], { language, timeZone }),
    [query.data, language, timeZone],
  );
  const pair = usePanel<PairShown>();
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);

  if (query.data === undefined)
    return query.isError ? (
      <Failed
        what={<Trans>No pudimos cargar tus movimientos.</Trans>}
        detail={<Trans>Tus puntos están a salvo.</Trans>}
        onRetry={retry}
        busy={isFetching}
      />
    ) : (
      <Loading label={t`Cargando movimientos`}>
        <GroupSkeleton heading="w-36" />
      </Loading>
    );
  if (rows.length === 0) return <Nothing filter={filter} onAll={onAll} onRecognise={onRecognise} />;
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar tus movimientos.</Trans>} onRetry={retry} />
      <VirtualList
        items={rows}
        keyOf={keyOf}
        label={t`Movimientos`}
        memory={`${entry} ${JSON.stringify(filter)}`}
        onEndNear={more}
        itemClass=""
        estimate={69}
      >
        {(row) =>
          row.kind === 'month' ? (
            <h3 className="pt-5 pb-2 text-small font-semibold text-soft">{row.label}</h3>
          ) : (
            <StatementItem
              line={row.line}
              pair={row.pair}
              withWallet={filter.purse === undefined}
              onOpen={onOpen}
              onPair={(line, other) => pair.open({ line, pair: other })}
              className={classes(row.isFirst && 'rounded-t-card border-t', row.isLast && 'rounded-b-card')}
            />
          )
        }
      </VirtualList>
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más movimientos.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <SkeletonLine />
      ) : null}
      {pair.about === null ? null : (
        <PairPanel key={pair.opening} shown={pair.about} open={pair.isOpen} onClose={pair.close} />
      )}
    </div>
  );
}
