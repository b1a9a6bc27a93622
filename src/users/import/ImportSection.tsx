/** `/admin/people-import`: lists of people, checked before and undone afterwards. */
import { useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportView } from './ImportView.tsx';
import { createPeopleImport, type PeopleImportActor } from './peopleImport.actors.ts';

interface Shown {
  /** What the address named when this was opened. */
  readonly wanted: string | null;
  readonly actor: PeopleImportActor;
}

/** The import that the address names, or a new one; one that was sent is named from then on, so that a reload comes back to it. */
function useImport(): PeopleImportActor {
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('import');
  const [shown, setShown] = useState<Shown>(() => ({ wanted, actor: createPeopleImport(cache, wanted) }));
  const { actor } = shown;
  const importId = useSelector(actor, ({ context }) => context.importId);
  if (wanted !== shown.wanted)
    setShown(wanted === importId ? { wanted, actor } : { wanted, actor: createPeopleImport(cache, wanted) });
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  useEffect(() => {
    let known = actor.getSnapshot().context.importId;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.importId === known) return;
      known = context.importId;
      setSearch(known === null ? '' : { import: known }, { replace: true });
    });
    return unsubscribe;
    // oxlint-disable-next-line react/exhaustive-deps -- it is the same for as long as the page is
  }, [actor]);
  return actor;
}

/** The section; what was imported before stands below as long as nothing is chosen. */
export function ImportSection(): ReactElement {
  const actor = useImport();
  const [, setSearch] = useSearchParams();
  const isBeginning = useSelector(
    actor,
    (state) => state.matches('choosing') || state.matches('unreadable') || state.matches('reading'),
  );
  return (
    <>
      <ImportView actor={actor} />
      {isBeginning ? <ImportHistory onOpen={(id) => setSearch({ import: id })} /> : null}
    </>
  );
}
