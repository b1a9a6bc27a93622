/** The ballot of a poll in the queue. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { useWhenDone } from '#src/waiting/useWhenDone.ts';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { PollCard } from './PollCard.tsx';
import { pollQueries } from './polls.queries.ts';

export function WaitingPoll({ item: { id }, onDone }: WaitingFormProps): ReactElement | null {
  const owner = useMe()?.id;
  const { data } = useQuery({ ...pollQueries.one(id), enabled: owner !== undefined });
  useWhenDone((data?.myOptionIds.length ?? 0) > 0, onDone);
  return owner === undefined ? null : <PollCard key={`${owner} ${id}`} id={id} owner={owner} />;
}
