/** All that was handed in, with filters, a file, and decisions on several at once. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { requestStandings } from '#schema/requests/requests.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { DecideTogether } from '#src/decisions/DecideTogether.tsx';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { createdVariant, isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { dayCell } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { requestAddress } from '#src/requests/requestAddress.ts';
import { refreshRequests } from '#src/requests/requests.writes.ts';
import { StandingTag, useStandingWords } from '#src/requests/requestWords.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import {
  requestKindResource,
  requestResource,
  requestSearch,
  requestsPage,
  type AdminRequest,
} from './requestsAdmin.queries.ts';

const holdersOf = ({ decision }: AdminRequest): string =>
  decision.holders.map(({ user }) => nameOf(user)).join(', ');

function useColumns(): readonly Column<AdminRequest>[] {
  const { t } = useLingui();
  return [
    { id: 'title', header: t`Solicitud`, cell: ({ title }) => title },
    { id: 'person', header: t`Persona`, cell: ({ user }) => (user === null ? '–' : nameOf(user)) },
    { id: 'state', header: t`Estado`, cell: ({ state }) => <StandingTag of={state} /> },
    {
      id: 'holder',
      header: t`Quién la tiene`,
      cell: (request) => (holdersOf(request) === '' ? '–' : holdersOf(request)),
    },
    { id: 'late', header: t`Atrasada`, cell: ({ decision }) => (decision.late ? t`Sí` : '–') },
    { id: 'created', header: t`Enviada`, cell: ({ createdAt }) => createdVariant(createdAt) },
    {
      id: 'decided',
      header: t`Decidida`,
      startsHidden: true,
      cell: ({ decision }) => (decision.decidedAt === null ? '–' : createdVariant(decision.decidedAt)),
    },
  ];
}

export function RequestList(): ReactElement {
  const { t } = useLingui();
  const words = useStandingWords();
  const timeZone = useOrganization().settings?.timezone;
  const now = useNow();
  const [, go] = useLocation();
  const list = useListFilter(requestSearch);
  const kinds = useQuery(requestKindResource.list()).data ?? [];
  const query = useInfiniteQuery({
    ...requestResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const ids = (rows ?? [])
    .filter(({ id, decision }) => chosen.has(id) && decision.mayDecide)
    .map(({ decision }) => decision.id);
  return (
    <AdminTable
      of={[query]}
      rows={rows}
      failed={t`No pudimos cargar las solicitudes.`}
      label={t`Solicitudes`}
      memory="requests"
      keyOf={({ id }) => id}
      nameOf={({ title, user }) => (user === null ? title : `${title}, ${nameOf(user)}`)}
      columns={useColumns()}
      onOpen={({ id }) => go(requestAddress(id))}
      chosen={chosen}
      onChosen={setChosen}
      bulk={
        ids.length === 0 ? (
          <span className="text-small">
            <Trans>Ninguna de las elegidas espera una decisión tuya.</Trans>
          </span>
        ) : (
          <DecideTogether ids={ids} refresh={refreshRequests} onDone={() => setChosen(new Set())} />
        )
      }
      filters={{
        tools: (
          <>
            <SearchField label={t`Buscar por persona o tipo`} value={list.typed} onChange={list.onType} />
            <FilterSelect
              label={t`Tipo`}
              all={t`Todos`}
              value={list.filter.kindId}
              onChange={(kindId) => list.onFilter({ kindId })}
              options={kinds.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <FilterSelect
              label={t`Estado`}
              all={t`Todos`}
              value={list.filter.status}
              onChange={(status) => list.onFilter({ status })}
              options={requestStandings.map((value) => ({ value, label: words[value].name }))}
            />
            <FilterSelect
              label={t`Plazo`}
              all={t`Todas`}
              value={list.filter.late === true ? 'late' : undefined}
              onChange={(late) => list.onFilter({ late: late === undefined ? undefined : true })}
              options={[{ value: 'late', label: t`Atrasadas` }]}
            />
            <PagedFile
              name={`${t`solicitudes`}-${isoDay(now, timeZone)}`}
              read={(page, signal) => requestsPage(list.filter, page, signal)}
              tableOf={(items) => ({
                columns: [
                  { header: t`Solicitud`, width: 28 },
                  { header: t`Persona`, width: 28 },
                  { header: t`Correo`, width: 32 },
                  { header: t`Departamento`, width: 24 },
                  { header: t`Estado`, width: 16 },
                  { header: t`Quién la tiene`, width: 32 },
                  { header: t`Enviada`, width: 16 },
                  { header: t`Decidió`, width: 28 },
                  { header: t`Decidida`, width: 16 },
                  { header: t`Motivo`, width: 40 },
                ],
                rows: items.map((request) => {
                  const { title, user, state, decision, createdAt } = request;
                  const { decidedBy, decidedAt, reason } = decision;
                  return [
                    title,
                    user === null ? '' : nameOf(user),
                    user?.email ?? '',
                    user?.departmentName ?? '',
                    words[state].name,
                    holdersOf(request),
                    dayCell(createdAt, timeZone),
                    decidedBy === null ? '' : nameOf(decidedBy),
                    dayCell(decidedAt, timeZone),
                    reason ?? '',
                  ];
                }),
              })}
            />
          </>
        ),
        isNarrowed: list.isNarrowed,
        onClear: list.clear,
      }}
      none={<Empty drawing="search" text={<Trans>Todavía nadie envió una solicitud.</Trans>} />}
      footer={<MoreRows of={query} />}
    />
  );
}
