/** The tab of ideas: those of everybody, and one's own new one; with `?idea=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ideaStatuses } from '#schema/feedback/ideas.rules.ts';
import { MoreFilters } from '#src/admin/MoreFilters.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { StateChips } from '#src/admin/StateChips.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { RequestPages } from '#src/requests/RequestPages.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { ideaQueries, ideaSearch } from './ideas.queries.ts';
import { IdeaView } from './IdeaView.tsx';
import { ideaAddress, useStatusWords } from './ideaWords.tsx';
import { NewIdea } from './NewIdea.tsx';

function IdeaList(): ReactElement {
  const { t } = useLingui();
  const [, go] = useLocation();
  const words = useStatusWords();
  const list = useListFilter(ideaSearch);
  const { status, order } = list.filter;
  const [isWriting, setIsWriting] = useState(false);
  const [opening, setOpening] = useState(0);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t`Buscar ideas`} value={list.typed} onChange={list.onType} />
        <Button
          icon={Lightbulb}
          onClick={() => {
            setOpening(opening + 1);
            setIsWriting(true);
          }}
        >
          <Trans>Proponer una idea</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MoreFilters set={status === undefined ? 0 : 1}>
          <StateChips
            label={t`Qué ideas`}
            all={<Trans>Todas</Trans>}
            of={ideaStatuses}
            nameOf={(one) => words[one].name}
            value={status}
            onChoose={(next) => list.onFilter({ status: next })}
          />
          <SegmentedControl
            label={t`Orden`}
            hideLabel
            value={order ?? ideaSearch.defaults.order}
            onChange={(next) => list.onFilter({ order: next })}
            options={[
              { value: 'new', label: t`Recientes` },
              { value: 'votes', label: t`Más apoyadas` },
            ]}
          />
        </MoreFilters>
      </div>
      <RequestPages
        query={useInfiniteQuery({ ...ideaQueries.list(list.filter), placeholderData: keepPreviousData })}
        failed={<Trans>No pudimos cargar las ideas.</Trans>}
        none={
          list.isNarrowed ? (
            <Trans>No hay ideas así.</Trans>
          ) : (
            <Trans>Todavía no hay ideas. La primera puede ser la tuya.</Trans>
          )
        }
      >
        {(ideas) => (
          <ul className="grid gap-3 wide:grid-cols-2">
            {ideas.map((idea) => (
              <IdeaCard key={idea.id} idea={idea} />
            ))}
          </ul>
        )}
      </RequestPages>
      {opening === 0 ? null : (
        <NewIdea
          key={opening}
          open={isWriting}
          onClose={() => setIsWriting(false)}
          onMade={(id) => go(ideaAddress(id))}
        />
      )}
    </div>
  );
}

export function IdeasTab(): ReactElement {
  const [search] = useSearchParams();
  const id = search.get('idea') ?? '';
  return id === '' ? <IdeaList /> : <IdeaView key={id} id={id} />;
}
