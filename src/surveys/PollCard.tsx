/** A poll inside the card of its post: loaded with the first visible poll. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore, type ReactElement } from 'react';
import { holdVote, voteOf } from './pollVotes.ts';
import { PollView } from './PollView.tsx';

/**
 * Use the ids as key: a machine belongs to one user and one poll. Continues a vote that is already running.
 */
export function PollCard({ id, owner }: { id: string; owner: string }): ReactElement {
  const cache = useQueryClient();
  const hold = useCallback(() => holdVote(cache, owner, id), [cache, owner, id]);
  const actor = useSyncExternalStore(hold, () => voteOf(cache, owner, id));
  return <PollView actor={actor} />;
}
