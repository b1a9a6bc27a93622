/**
 * The running votes of this page. They outlive their cards: rendering a list again must not lose a vote that
 * is being changed or sent.
 */
import type { QueryClient } from '@tanstack/react-query';
import { whenForgotten } from '#src/lib/store.ts';
import { createPollVote, type PollVoteActor } from './pollVote.actors.ts';

/** The vote of a user in a poll; each user has a separate cache. */
interface Running {
  readonly cache: QueryClient;
  readonly owner: string;
  readonly id: string;
  readonly actor: PollVoteActor;
  /** Number of cards that show it. */
  cards: number;
}

const running = new Set<Running>();

const isSettled = ({ actor }: Running): boolean => {
  const state = actor.getSnapshot();
  return !state.hasTag('unsettled') && !state.context.isMissed;
};

/** Stops a vote without cards that has nothing left to send or report. */
function endUnused(vote: Running): void {
  // A card that replaces another one mounts in the same task in which the other unmounts.
  queueMicrotask(() => {
    if (vote.cards === 0 && isSettled(vote) && running.delete(vote)) vote.actor.stop();
  });
}

function find(cache: QueryClient, owner: string, id: string): Running {
  for (const vote of running) if (vote.cache === cache && vote.owner === owner && vote.id === id) return vote;
  const vote: Running = { cache, owner, id, actor: createPollVote(cache, owner, id), cards: 0 };
  vote.actor.subscribe(() => endUnused(vote));
  running.add(vote);
  return vote;
}

/** The vote of a user in a poll, for a card that is being rendered; it starts once a card holds it. */
export const voteOf = (cache: QueryClient, owner: string, id: string): PollVoteActor =>
  find(cache, owner, id).actor;

/** Keeps the vote running for one card; returns a function that releases it, to be called once. */
export function holdVote(cache: QueryClient, owner: string, id: string): () => void {
  const vote = find(cache, owner, id);
  vote.cards += 1;
  vote.actor.start();
  return () => {
    vote.cards -= 1;
    endUnused(vote);
  };
}

// Votes must not continue after sign-out.
whenForgotten(() => {
  for (const { actor } of running) actor.stop();
  running.clear();
});
