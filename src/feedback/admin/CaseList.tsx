/** Cases by state and age, with filters; each opens its thread. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { caseStates } from '#schema/feedback/cases.rules.ts';
import { AdminTable, type AdminTableProps } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter, type ListFilter } from '#src/admin/useListFilter.ts';
import type { FilterOf } from '#src/api/searchOf.ts';
import { StateTag, useCategoryWords, useStateWords } from '#src/feedback/cases/caseWords.tsx';
import { dayLabel } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { caseSearch, complaintList, suggestionList, type AdminCase } from './casesAdmin.queries.ts';

type Filter = FilterOf<typeof caseSearch>;

function useColumns(): readonly Column<AdminCase>[] {
  const { t } = useLingui();
  const names = useCategoryWords();
  return [
    { id: 'subject', header: t`Asunto`, cell: ({ subject }) => subject },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state, late }) => (
        <span className="flex flex-wrap gap-1">
          <StateTag of={state} />
          {late ? <StatusTag severity="error">{t`Atrasado`}</StatusTag> : null}
        </span>
      ),
    },
    { id: 'received', header: t`Recibido`, cell: ({ receivedOn }) => dayLabel(receivedOn) },
    {
      id: 'answerBy',
      header: t`Responder antes del`,
      cell: ({ answerBy, state }) => (state === 'answered' || state === 'closed' ? '–' : dayLabel(answerBy)),
    },
    {
      id: 'person',
      header: t`Quién`,
      cell: ({ person, anonymous }) =>
        person === null ? (anonymous ? t`Sin nombre` : t`Alguien que ya no está`) : nameOf(person),
    },
    {
      id: 'category',
      header: t`Tema`,
      startsHidden: true,
      cell: ({ category }) => names[category],
    },
    {
      id: 'handler',
      header: t`Lo lleva`,
      startsHidden: true,
      cell: ({ handler }) => (handler === null ? '–' : nameOf(handler)),
    },
  ];
}

function Cases({
  list,
  onOpen,
  label,
  memory,
  none,
  hasClock,
  ...query
}: Pick<AdminTableProps<AdminCase>, 'of' | 'rows' | 'label' | 'memory' | 'footer'> & {
  readonly list: ListFilter<Filter>;
  readonly onOpen: (id: string) => void;
  readonly none: ReactElement;
  readonly hasClock: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useStateWords();
  return (
    <AdminTable
      {...query}
      failed={t`No pudimos cargar los casos.`}
      label={label}
      memory={memory}
      keyOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      columns={useColumns()}
      onOpen={({ id }) => onOpen(id)}
      filters={{
        tools: (
          <>
            <SearchField label={t`Buscar por asunto`} value={list.typed} onChange={list.onType} />
            <FilterSelect
              label={t`Estado`}
              all={t`Todos los estados`}
              value={list.filter.state}
              onChange={(state) => list.onFilter({ state })}
              options={caseStates.map((value) => ({ value, label: words[value].name }))}
            />
            {hasClock ? (
              <FilterSelect
                label={t`Plazo`}
                all={t`Con cualquier plazo`}
                value={list.filter.late === true ? 'late' : undefined}
                onChange={(late) => list.onFilter({ late: late === undefined ? undefined : true })}
                options={[{ value: 'late', label: t`Atrasados` }]}
              />
            ) : null}
            <FilterSelect
              label={t`Dónde está`}
              all={t`Sobre la mesa`}
              value={list.filter.archived === true ? 'archived' : undefined}
              onChange={(archived) => list.onFilter({ archived: archived === undefined ? undefined : true })}
              options={[{ value: 'archived', label: t`Archivados` }]}
            />
          </>
        ),
        isNarrowed: list.isNarrowed,
        onClear: list.clear,
      }}
      none={none}
    />
  );
}

interface ListProps {
  readonly onOpen: (id: string) => void;
}

export function ComplaintList({ onOpen }: ListProps): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(caseSearch);
  const query = useInfiniteQuery({ ...complaintList(list.filter), placeholderData: keepPreviousData });
  return (
    <Cases
      of={[query]}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      label={t`Denuncias`}
      memory="complaints"
      hasClock
      list={list}
      onOpen={onOpen}
      none={<Empty drawing="search" text={<Trans>Nadie ha denunciado nada.</Trans>} />}
      footer={<MoreRows of={query} />}
    />
  );
}

export function SuggestionList({ onOpen }: ListProps): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(caseSearch);
  const { late: _, ...filter } = list.filter;
  const query = useInfiniteQuery({
    ...suggestionList({ ...filter, kind: 'suggestion' }),
    placeholderData: keepPreviousData,
  });
  return (
    <Cases
      of={[query]}
      rows={query.data?.pages.flatMap(({ items }) => items.flatMap(({ suggestion }) => suggestion ?? []))}
      label={t`Sugerencias`}
      memory="suggestions"
      hasClock={false}
      list={list}
      onOpen={onOpen}
      none={<Empty drawing="message" text={<Trans>Todavía nadie envió una sugerencia.</Trans>} />}
      footer={<MoreRows of={query} />}
    />
  );
}
