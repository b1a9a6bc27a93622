/** What was asked for, with filters, a file, decisions on several at once, and delivering in the row. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { benefitSubmissionStates } from '#schema/benefits/benefits.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreFilters } from '#src/admin/MoreFilters.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { submissionAddress } from '#src/benefits/benefitAddress.ts';
import { Deliver } from '#src/benefits/Deliver.tsx';
import { SubmissionTag, useSubmissionWords } from '#src/benefits/benefitWords.tsx';
import { refreshBenefits } from '#src/benefits/benefits.writes.ts';
import { Now } from '#src/benefits/SubmissionRow.tsx';
import { BulkDecide } from '#src/decisions/BulkDecide.tsx';
import { useChosen } from '#src/decisions/useChosen.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant, isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { dayCell } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import {
  submissionResource,
  submissionSearch,
  submissionsPage,
  type AdminSubmission,
  type SubmissionFilter,
} from './benefitsAdmin.queries.ts';

const holdersOf = ({ holders }: AdminSubmission): string =>
  holders.map(({ user }) => nameOf(user)).join(', ');

function useColumns(whyOf: (id: string) => string | undefined): readonly Column<AdminSubmission>[] {
  const { t } = useLingui();
  const say = useWording();
  return [
    {
      id: 'name',
      header: t`Beneficio`,
      cell: ({ name, nameEn }) => <span className="block wrap-anywhere">{say(name, nameEn)}</span>,
    },
    {
      id: 'person',
      header: t`Persona`,
      cell: ({ user }) => (user === null ? '–' : <PersonCell user={user} />),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: (one) => (
        <span className="block py-1">
          {one.late ? (
            <StatusTag severity="warning">
              <Trans>Atrasado</Trans>
            </StatusTag>
          ) : (
            <SubmissionTag of={one.state} />
          )}
          <span className="mt-0.5 block text-meta text-soft">
            <Now of={one} />
          </span>
          {whyOf(one.id) === undefined ? null : <WarningLine>{whyOf(one.id)}</WarningLine>}
        </span>
      ),
    },
    {
      id: 'created',
      header: t`Cuándo se pidió`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
    {
      id: 'deliver',
      header: t`Entrega`,
      cell: (one) =>
        one.mayDeliver ? (
          <Deliver of={one} />
        ) : one.deliveredAt === null ? (
          '–'
        ) : (
          createdVariant(one.deliveredAt)
        ),
    },
  ];
}

/** All of it as a file, under the present filters. */
function SubmissionFile({ filter }: { readonly filter: SubmissionFilter }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const words = useSubmissionWords();
  const timeZone = useOrganization().settings?.timezone;
  const now = useNow();
  return (
    <PagedFile
      name={`${t`beneficios`}-${isoDay(now, timeZone)}`}
      read={(page, signal) => submissionsPage(filter, page, signal)}
      tableOf={(items) => ({
        columns: [
          { header: t`Beneficio`, width: 28 },
          { header: t`Persona`, width: 28 },
          { header: t`Correo`, width: 32 },
          { header: t`Departamento`, width: 24 },
          { header: t`Estado`, width: 16 },
          { header: t`Quién lo tiene`, width: 32 },
          { header: t`Cuándo se pidió`, width: 16 },
          { header: t`Decidido`, width: 16 },
          { header: t`Entregado`, width: 16 },
          { header: t`Motivo`, width: 40 },
        ],
        rows: items.map((one) => [
          say(one.name, one.nameEn),
          one.user === null ? '' : nameOf(one.user),
          one.user?.email ?? '',
          one.user?.departmentName ?? '',
          words[one.state].name,
          holdersOf(one),
          dayCell(one.createdAt, timeZone),
          dayCell(one.decidedAt, timeZone),
          dayCell(one.deliveredAt, timeZone),
          one.reason ?? '',
        ]),
      })}
    />
  );
}

export function SubmissionList(): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const words = useSubmissionWords();
  const [, go] = useLocation();
  const list = useListFilter(submissionSearch);
  const { status, departmentId, late } = list.filter;
  const departments = useQuery(departmentQueries.list()).data ?? [];
  const query = useInfiniteQuery({
    ...submissionResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const { whyOf, onDone, ids, ...choice } = useChosen(rows ?? []);
  return (
    <>
      <SectionActions>
        <SubmissionFile filter={list.filter} />
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar lo que se pidió.`}
        label={t`Lo que se pidió`}
        memory="benefit-submissions"
        keyOf={({ id }) => id}
        nameOf={({ name, nameEn, user }) =>
          user === null ? say(name, nameEn) : `${say(name, nameEn)}, ${nameOf(user)}`
        }
        columns={useColumns(whyOf)}
        {...choice}
        bulk={<BulkDecide ids={ids} refresh={refreshBenefits} onDone={onDone} />}
        onOpen={({ id }) => go(submissionAddress(id))}
        filters={{
          tools: (
            <>
              <SearchField
                label={t`Buscar por persona o beneficio`}
                value={list.typed}
                onChange={list.onType}
              />
              <MoreFilters set={[status, departmentId, late].filter((one) => one !== undefined).length}>
                <FilterSelect
                  label={t`Estado`}
                  all={t`Todos los estados`}
                  value={status}
                  onChange={(next) => list.onFilter({ status: next })}
                  options={benefitSubmissionStates.map((value) => ({ value, label: words[value].name }))}
                />
                <FilterSelect
                  label={t`Departamento`}
                  all={t`Todos los departamentos`}
                  value={departmentId}
                  onChange={(next) => list.onFilter({ departmentId: next })}
                  options={departments.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <FilterSelect
                  label={t`Plazo`}
                  all={t`Todos los plazos`}
                  value={late === true ? 'late' : undefined}
                  onChange={(next) => list.onFilter({ late: next === undefined ? undefined : true })}
                  options={[{ value: 'late', label: t`Atrasados` }]}
                />
              </MoreFilters>
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty drawing="gift" text={<Trans>Todavía nadie pidió un beneficio.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
    </>
  );
}
