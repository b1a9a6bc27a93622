/** `/admin/ideas`: all ideas, with the decision on each and the merging of those that say the same. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Gavel, Merge } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ideaStatuses } from '#schema/feedback/ideas.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { ideaQueries, ideaSearch, type ShownIdea } from '#src/feedback/ideas/ideas.queries.ts';
import { IdeaTag, ideaAddress, useCategoryWords, useStatusWords } from '#src/feedback/ideas/ideaWords.tsx';
import { DecideIdea } from './DecideIdea.tsx';
import { MergeIdea } from './MergeIdea.tsx';

function useColumns(): readonly Column<ShownIdea>[] {
  const { t } = useLingui();
  const categories = useCategoryWords();
  return [
    { id: 'title', header: t`Idea`, cell: ({ title }) => title },
    {
      id: 'author',
      header: t`De quién`,
      cell: ({ author }) => (author === null ? '–' : <PersonCell user={author} />),
    },
    { id: 'votes', header: t`Apoyos`, align: 'end', cell: ({ votes }) => votes },
    { id: 'status', header: t`Estado`, cell: ({ status }) => <IdeaTag of={status} /> },
    {
      id: 'comments',
      header: t`Comentarios`,
      align: 'end',
      startsHidden: true,
      cell: ({ comments }) => comments,
    },
    {
      id: 'category',
      header: t`De qué trata`,
      startsHidden: true,
      cell: ({ category }) => categories[category],
    },
    { id: 'created', header: t`Fecha`, cell: ({ createdAt }) => createdVariant(createdAt) },
  ];
}

export function IdeasSection(): ReactElement {
  const { t } = useLingui();
  const [, go] = useLocation();
  const words = useStatusWords();
  const list = useListFilter(ideaSearch);
  const query = useInfiniteQuery({ ...ideaQueries.list(list.filter), placeholderData: keepPreviousData });
  const decided = usePanel<ShownIdea>();
  const merged = usePanel<ShownIdea>();
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar las ideas.`}
        label={t`Ideas`}
        memory="ideas"
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={useColumns()}
        onOpen={({ id }) => go(ideaAddress(id))}
        actions={(idea) => [
          [
            { id: 'decide', label: t`Decidir`, icon: Gavel, onSelect: () => decided.open(idea) },
            { id: 'merge', label: t`Unir a otra idea`, icon: Merge, onSelect: () => merged.open(idea) },
          ],
        ]}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar ideas`} value={list.typed} onChange={list.onType} />
              <FilterSelect
                label={t`Estado`}
                all={t`Todos los estados`}
                value={list.filter.status}
                onChange={(status) => list.onFilter({ status })}
                options={ideaStatuses.map((value) => ({ value, label: words[value].name }))}
              />
              <FilterSelect
                label={t`Orden`}
                all={t`Recientes`}
                value={list.filter.order === 'votes' ? 'votes' : undefined}
                onChange={(order) => list.onFilter({ order: order === undefined ? undefined : 'votes' })}
                options={[{ value: 'votes', label: t`Más apoyadas` }]}
              />
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty text={<Trans>Todavía nadie propuso una idea.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {decided.about === null ? null : (
        <DecideIdea
          key={decided.opening}
          idea={decided.about}
          open={decided.isOpen}
          onClose={decided.close}
        />
      )}
      {merged.about === null ? null : (
        <MergeIdea key={merged.opening} idea={merged.about} open={merged.isOpen} onClose={merged.close} />
      )}
    </>
  );
}
