/** Earlier imports; each can be opened for its results and its undo. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { CardTitle } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { importQueries, type AdminImport } from './imports.queries.ts';
import { kindWords, stateTags } from './importWords.ts';

function Became({ of: { counts, rejected } }: { readonly of: AdminImport }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { added, changed, reactivated, deactivated } = counts;
  const said = (number: number): string => formatNumber(number, language);
  const [newer, other, back, gone] = [said(added), said(changed), said(reactivated), said(deactivated)];
  const parts = [
    { number: added, words: t`${plural(added, { one: `${newer} nueva`, other: `${newer} nuevas` })}` },
    {
      number: changed,
      words: t`${plural(changed, { one: `${other} cambiada`, other: `${other} cambiadas` })}`,
    },
    { number: reactivated, words: t`${back} de vuelta` },
    {
      number: deactivated,
      words: t`${plural(deactivated, { one: `${gone} desactivada`, other: `${gone} desactivadas` })}`,
    },
  ].filter(({ number }) => number > 0);
  const rows = new Set(rejected.map(({ row }) => row)).size;
  return (
    <span>
      {parts.length === 0 ? <Trans>Sin cambios</Trans> : parts.map(({ words }) => words).join(', ')}
      {rows === 0 ? null : (
        <span className="block text-soft">
          <Plural value={rows} one="Una fila quedó fuera" other="# filas quedaron fuera" />
        </span>
      )}
    </span>
  );
}

function useColumns(): readonly Column<AdminImport>[] {
  const { t, i18n } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  return [
    {
      id: 'name',
      header: t`Lista`,
      cell: ({ fileName, kind }) => (
        <span className="wrap-anywhere">{fileName ?? i18n._(kindWords[kind])}</span>
      ),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ status }) => (
        <StatusTag severity={stateTags[status].severity}>{i18n._(stateTags[status].word)}</StatusTag>
      ),
    },
    { id: 'became', header: t`Resultado`, cell: (one) => <Became of={one} /> },
    { id: 'by', header: t`Quién`, cell: ({ createdBy }) => createdBy },
    {
      id: 'at',
      header: t`Cuándo`,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{createdVariant(createdAt, { timeZone })}</span>
      ),
    },
  ];
}

/** Newest first; polled while an import is running. */
export function ImportHistory({ onOpen }: { readonly onOpen: (id: string) => void }): ReactElement {
  const { t, i18n } = useLingui();
  const query = useInfiniteQuery(importQueries.list());
  const columns = useColumns();
  return (
    <section className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Importaciones anteriores</Trans>
      </CardTitle>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar las importaciones anteriores.`}
        label={t`Importaciones anteriores`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ fileName, kind }) => fileName ?? i18n._(kindWords[kind])}
        onOpen={({ id }) => onOpen(id)}
        none={
          <Empty
            drawing="people"
            text={
              <Trans>
                Todavía no se ha importado ninguna lista. Cuando lo hagas, aquí verás qué cambió y podrás
                deshacerlo.
              </Trans>
            }
          />
        }
        footer={<MoreRows of={query} />}
      />
    </section>
  );
}
