/** All that was handed in, with filters, a file, and decisions on several at once. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { requestStandings } from '#schema/requests/requests.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreFilters } from '#src/admin/MoreFilters.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { BulkDecide } from '#src/decisions/BulkDecide.tsx';
import { useChosen } from '#src/decisions/useChosen.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { createdVariant, isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { dayCell } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { nameOf } from '#src/people/personName.ts';
import { requestAddress } from '#src/requests/requestAddress.ts';
import { refreshRequests } from '#src/requests/requests.writes.ts';
import { StandingTag, useStandingWords } from '#src/requests/requestWords.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import {
  requestKindResource,
  requestResource,
  requestSearch,
  requestsPage,
  type AdminRequest,
} from './requestsAdmin.queries.ts';

const holdersOf = ({ decision }: AdminRequest): string =>
  decision.holders.map(({ user }) => nameOf(user)).join(', ');

function useColumns(whyOf: (id: string) => string | undefined): readonly Column<AdminRequest>[] {
  const { t } = useLingui();
  return [
    { id: 'title', header: t`Solicitud`, cell: ({ title }) => title },
    {
      id: 'person',
      header: t`Persona`,
      cell: ({ user }) => (user === null ? '–' : <PersonCell user={user} />),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ id, state }) => (
        <>
          <StandingTag of={state} />
          {whyOf(id) === undefined ? null : <WarningLine>{whyOf(id)}</WarningLine>}
        </>
      ),
    },
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
  const { kindId, status, late } = list.filter;
  const kinds = useQuery(requestKindResource.list()).data ?? [];
  const query = useInfiniteQuery({
    ...requestResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const { whyOf, onDone, ids, ...choice } = useChosen(
    (rows ?? []).map(({ id, decision: { id: decisionId, mayDecide } }) => ({ id, decisionId, mayDecide })),
  );
  return (
    <>
      <SectionActions>
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
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar las solicitudes.`}
        label={t`Solicitudes`}
        memory="requests"
        keyOf={({ id }) => id}
        nameOf={({ title, user }) => (user === null ? title : `${title}, ${nameOf(user)}`)}
        columns={useColumns(whyOf)}
        onOpen={({ id }) => go(requestAddress(id))}
        {...choice}
        bulk={<BulkDecide ids={ids} refresh={refreshRequests} onDone={onDone} />}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar por persona o tipo`} value={list.typed} onChange={list.onType} />
              <MoreFilters set={[kindId, status, late].filter((one) => one !== undefined).length}>
                <FilterSelect
                  label={t`Tipo`}
                  all={t`Todos los tipos`}
                  value={kindId}
                  onChange={(next) => list.onFilter({ kindId: next })}
                  options={kinds.map(({ id, title }) => ({ value: id, label: title }))}
                />
                <FilterSelect
                  label={t`Estado`}
                  all={t`Todos los estados`}
                  value={status}
                  onChange={(next) => list.onFilter({ status: next })}
                  options={requestStandings.map((value) => ({ value, label: words[value].name }))}
                />
                <FilterSelect
                  label={t`Plazo`}
                  all={t`Todos los plazos`}
                  value={late === true ? 'late' : undefined}
                  onChange={(next) => list.onFilter({ late: next === undefined ? undefined : true })}
                  options={[{ value: 'late', label: t`Atrasadas` }]}
                />
              </MoreFilters>
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty drawing="search" text={<Trans>Todavía nadie envió una solicitud.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
    </>
  );
}
