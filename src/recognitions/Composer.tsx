/** The composer of the signed-in person: reads the draft, runs the machine, shows the view; loaded when it is first opened. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failed, Loading } from '#src/ui/Picture.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { meQuery, type Me } from '#src/users/me.queries.ts';
import { composerWith } from './composer.actors.ts';
import type { ComposerPreset } from './composer.store.ts';
import { startOf } from './composerStart.ts';
import { ComposerView } from './ComposerView.tsx';

export interface ComposerProps {
  open: boolean;
  preset: ComposerPreset;
  onClose: () => void;
}

function Writing({ me, open, preset, onClose }: ComposerProps & { me: Me }): ReactElement {
  const cache = useQueryClient();
  // Of one opening: the draft is read once, and the machine keeps running while the purse changes around it.
  const [start] = useState(() => startOf(me, preset));
  const [machine] = useState(() => composerWith(cache, me));
  const actor = useActorRef(machine, { input: { draftEmails: start.draftEmails } });
  return <ComposerView actor={actor} me={me} start={start} open={open} onClose={onClose} />;
}

/** One opening; give it a new key for the next. */
export function Composer({ open, preset, onClose }: ComposerProps): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  if (me.data !== undefined && me.data !== null)
    return <Writing me={me.data} open={open} preset={preset} onClose={onClose} />;
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
