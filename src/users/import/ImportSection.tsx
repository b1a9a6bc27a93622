/** `/admin/people-import`: imports of people, with a check before and an undo after. */
import { useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportView } from './ImportView.tsx';
import { createPeopleImport, type PeopleImportActor } from './peopleImport.actors.ts';

interface Shown {
  /** The import id in the URL when this actor was created. */
  readonly wanted: string | null;
  readonly actor: PeopleImportActor;
}

/** The import of the URL, or a new one. A sent import puts its id into the URL, so that a reload finds it. */
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
      setSearch(known === null ? '' : { import: known }, samePlace());
    });
    return unsubscribe;
    // oxlint-disable-next-line react/exhaustive-deps -- `setSearch` is stable while the page is mounted
  }, [actor]);
  return actor;
}

/** The section; earlier imports are listed until the file of a new one has been read. */
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
