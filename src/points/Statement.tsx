/** The statement of a purse, or of both: months, lines, five pictures (experience.md "Wallet"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import type { Purse } from '#schema/points/points.rules.ts';
import { entryKey } from '#src/lib/entry.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { GroupSkeleton } from '#src/ui/GroupSkeleton.tsx';
import { Empty, Failed, Loading } from '#src/ui/Picture.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ListAge } from '#src/users/ListAge.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { usePages } from '#src/users/usePages.ts';
import { pointQueries } from './points.queries.ts';
import { StatementItem } from './StatementItem.tsx';
import { statementRows, type StatementRow } from './statementRows.ts';

const keyOf = (row: StatementRow): string => row.key;

export interface StatementProps {
  /** One purse; undefined for both. */
  purse: Purse | undefined;
  onOpen: (postId: string) => void;
  /** Fills an empty statement. */
  onRecognise: () => void;
}

/** The movements of a purse. */
export function Statement({ purse, onOpen, onRecognise }: StatementProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(pointQueries.statement(purse));
  const rows = useMemo(() => statementRows(query.data?.pages ?? [], language), [query.data, language]);
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
  if (rows.length === 0)
    return (
      <Empty
        drawing="gift"
        text={
          <Trans>Aquí verás cada punto que des o recibas, con su motivo. Todavía no hay movimientos.</Trans>
        }
        action={
          <Button onClick={onRecognise}>
            <Trans>Reconocer a alguien</Trans>
          </Button>
        }
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar tus movimientos.</Trans>} onRetry={retry} />
      <VirtualList
        items={rows}
        keyOf={keyOf}
        label={t`Movimientos`}
        memory={`${entry} ${purse ?? ''}`}
        onEndNear={more}
        gap="none"
        estimate={69}
      >
        {(row) =>
          row.kind === 'month' ? (
            <h3 className="pt-5 pb-2 text-small font-semibold text-soft">{row.label}</h3>
          ) : (
            <StatementItem
              line={row.line}
              withPurse={purse === undefined}
              onOpen={onOpen}
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
    </div>
  );
}
