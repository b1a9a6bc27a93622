/**
 * The composer of the signed-in person: reads the draft, runs the machine, shows the view. Loaded on first
 * opening.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { createActor } from 'xstate';
import { inspect } from '#src/lib/recorder.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { meQuery, type Me } from '#src/session/me.queries.ts';
import { composerWith, type ComposerActor } from './composer.actors.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { startOf } from './composerStart.ts';
import { ComposerView } from './ComposerView.tsx';
import { useWish } from './useWish.ts';
import { outgoing } from './undo.store.ts';

export interface ComposerProps {
  open: boolean;
  preset: ComposerPreset;
  onClose: () => void;
}

/** Hands a recognition that can still be undone to the strip at the foot of the page. */
function handOver(actor: ComposerActor): void {
  const state = actor.getSnapshot();
  const { sent } = state.context;
  if (sent !== null && (state.hasTag('undoable') || state.hasTag('undoing')))
    outgoing.trigger.handed({ postId: sent.postId, actor });
}

function Writing({
  me,
  open,
  preset,
  onClose,
  onAnother,
}: ComposerProps & { me: Me; onAnother: () => void }): ReactElement {
  const cache = useQueryClient();
  // One draft and one machine for each opening. The machine outlives the dialog while something can be
  // undone.
  const wish = useWish();
  const [start] = useState(() => startOf(me, wish(preset)));
  const [actor] = useState(() =>
    createActor(composerWith(cache, me), { input: { draftEmails: start.draftEmails }, inspect }),
  );
  useEffect(() => void actor.start(), [actor]);
  // Before the effects of the page end, where a sign-out forgets what the person sent.
  useLayoutEffect(() => () => handOver(actor), [actor]);
  useEffect(() => {
    if (!open) handOver(actor);
  }, [actor, open]);
  return (
    <ComposerView
      actor={actor}
      me={me}
      start={start}
      open={open}
      slot={preset.slot ?? null}
      picksType={preset.wish !== undefined}
      showsScheduled={preset.scheduled}
      onClose={onClose}
      onAnother={onAnother}
    />
  );
}

/** One opening; the next opening needs a new key. */
export function Composer({ open, preset, onClose }: ComposerProps): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  const [round, setRound] = useState(0);
  if (me.data !== undefined && me.data !== null)
    return (
      <Writing
        key={round}
        me={me.data}
        open={open}
        preset={round === 0 ? preset : { slot: preset.slot }}
        onClose={onClose}
        onAnother={() => setRound(round + 1)}
      />
    );
  return (
    <Dialog open={open} onClose={onClose} title={t`Reconocer`}>
      {me.isError ? (
        <Failed
          what={<Trans>No pudimos cargar tus datos.</Trans>}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      ) : (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}
