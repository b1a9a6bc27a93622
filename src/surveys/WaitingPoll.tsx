/** The ballot of a poll in the queue, and its result where the poll shows one to those who voted. */
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { useWhenDone } from '#src/waiting/useWhenDone.ts';
import { refreshWaiting } from '#src/waiting/waiting.queries.ts';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { PollCard } from './PollCard.tsx';
import { pollQueries } from './polls.queries.ts';

export function WaitingPoll({ item: { id }, onDone }: WaitingFormProps): ReactElement | null {
  const cache = useQueryClient();
  const owner = useMe()?.id;
  const { data } = useQuery({ ...pollQueries.one(id), enabled: owner !== undefined });
  const hasVoted = data !== undefined && data.myOptionIds.length > 0;
  const hasResult = data?.options.some(({ votes }) => votes !== null) === true;
  // The reader folds the result; it counts no more from now on.
  useWhenDone(hasVoted && !hasResult, onDone);
  useEffect(() => {
    if (hasVoted) refreshWaiting(cache);
  }, [cache, hasVoted]);
  return owner === undefined ? null : (
    <>
      <PollCard key={`${owner} ${id}`} id={id} owner={owner} />
      {hasVoted && hasResult ? (
        <Button variant="secondary" className="self-start" onClick={onDone}>
          <Trans>Listo</Trans>
        </Button>
      ) : null}
    </>
  );
}
