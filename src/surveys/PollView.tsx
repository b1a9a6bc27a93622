/** A poll in its states: loading, failed, open, voted, closed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ErrorFacts } from '#schema/errors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { PollBallot } from './PollBallot.tsx';
import { PollFacts } from './PollFacts.tsx';
import { PollSkeleton } from './PollSkeleton.tsx';
import type { PollVoteActor } from './pollVote.actors.ts';

/** The poll is deleted, or polls are off: no retry. */
function Gone({ lost }: { lost: ErrorFacts }): ReactElement {
  return (
    <p className="text-small text-soft">
      {lost.code === 'module_off' ? (
        <Trans>Tu organización tiene desactivadas las encuestas.</Trans>
      ) : (
        <Trans>Esta encuesta ya no está.</Trans>
      )}
    </p>
  );
}

const isGone = ({ code }: ErrorFacts): boolean => code === 'not_found' || code === 'module_off';

/** The data is old: one line with a retry. */
function Old({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <div className="flex animate-appear flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-error-tint px-3 py-1.5 text-small">
      <p role="alert" className="min-w-40 flex-1">
        <Trans>No pudimos actualizar la encuesta. Lo que ves puede haber cambiado.</Trans>
      </p>
      <Button variant="quiet" icon={RotateCw} className="px-3! py-1.5!" onClick={onRetry}>
        <Trans>Reintentar</Trans>
      </Button>
    </div>
  );
}

/** The view of a vote in any state of its machine. */
export function PollView({ actor }: { actor: PollVoteActor }): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { poll, lost } = state.context;
  const reload = (): void => actor.send({ type: 'reload.pressed' });
  if (lost !== null && isGone(lost)) return <Gone lost={lost} />;
  if (poll === null)
    return state.hasTag('waits') ? (
      <Loading label={t({ message: 'Cargando la encuesta', context: 'poll' })}>
        <PollSkeleton />
      </Loading>
    ) : (
      <Failed what={<Trans context="poll">No pudimos cargar la encuesta.</Trans>} onRetry={reload} />
    );
  return (
    <section aria-label={t({ message: 'Encuesta', context: 'poll' })} className="flex flex-col gap-4">
      {lost === null ? null : <Old onRetry={reload} />}
      <PollFacts poll={poll} />
      <PollBallot actor={actor} poll={poll} />
    </section>
  );
}
