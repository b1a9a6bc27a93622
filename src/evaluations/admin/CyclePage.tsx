/** One cycle: its begin while it is a draft, afterwards its phases. */
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { keepValue } from '#src/lib/storedText.ts';
import type { Me } from '#src/session/me.queries.ts';
import { beginDraftPlace, readBeginDraft } from './beginDraft.ts';
import { fixedOf, planFieldsOf, type BeginDraft } from './cyclePlan.ts';
import { CycleView, type CycleViewProps } from './CycleView.tsx';
import { createCycle, type CycleActor } from './evaluationCycle.actors.ts';
import { refreshCycles } from './evaluationsAdmin.queries.ts';

type CyclePageProps = Omit<CycleViewProps, 'actor' | 'draft' | 'onDraft'> & {
  readonly me: Pick<Me, 'orgId' | 'id'>;
};

function OpenCycle({ actor, me, ...view }: CyclePageProps & { readonly actor: CycleActor }): ReactElement {
  const cache = useQueryClient();
  const { cycle } = view;
  const { id, phase, ready, settled } = cycle;
  const place = beginDraftPlace(me, id);
  const [draft, setDraft] = useState<BeginDraft>(
    () =>
      readBeginDraft(place) ?? {
        fields: planFieldsOf(cycle),
        fixed: fixedOf(cycle),
        people: [],
      },
  );
  const [isChanged, setChanged] = useState(false);
  const led = useSelector(actor, ({ context }) => context.cycle.phase);
  const taken = useSelector(actor, ({ context }) => context.taken);
  // Another read of the cycle: its day has passed, or another administrator moved it.
  useEffect(() => {
    actor.send({ type: 'cycle.seen', cycle: { id, phase } });
  }, [actor, id, phase]);
  useEffect(() => {
    if (led !== 'draft') keepValue(place, null);
    else if (isChanged) keepValue(place, draft);
  }, [place, led, isChanged, draft]);
  useEffect(() => {
    refreshCycles(cache);
  }, [cache, led, taken, ready, settled]);
  return (
    <CycleView
      actor={actor}
      {...view}
      draft={draft}
      onDraft={(next) => {
        setChanged(true);
        setDraft(next);
      }}
    />
  );
}

export function CyclePage(props: CyclePageProps): ReactElement {
  const [begun] = useState(props.cycle);
  const [actor, setActor] = useState<CycleActor | null>(null);
  useEffect(() => {
    const made = createCycle(begun);
    made.start();
    // oxlint-disable-next-line react/set-state-in-effect -- a stopped actor cannot start again: each mount has its own
    setActor(made);
    return () => {
      made.stop();
    };
  }, [begun]);
  if (actor === null) return <EditorSkeleton />;
  return <OpenCycle key={actor.sessionId} actor={actor} {...props} />;
}
