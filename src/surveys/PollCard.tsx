/** A poll inside the card of its post: loaded with the first poll that is seen. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { createPollVote } from './pollVote.actors.ts';
import { PollView } from './PollView.tsx';

/** Give it the ids as key: a machine belongs to one person and one poll. */
export function PollCard({ id, owner }: { id: string; owner: string }): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() => createPollVote(cache, owner, id));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <PollView actor={actor} />;
}
