/** The running votes of this page. They live above their cards: a list that is drawn again takes no vote with it that is being changed or sent. */
import type { QueryClient } from '@tanstack/react-query';
import { whenForgotten } from '#src/lib/store.ts';
import { createPollVote, type PollVoteActor } from './pollVote.actors.ts';

/** The vote of a person in a poll; each person has a cache of their own. */
interface Running {
  readonly cache: QueryClient;
  readonly owner: string;
  readonly id: string;
  readonly actor: PollVoteActor;
  /** How many cards show it. */
  cards: number;
}

const running = new Set<Running>();

const isSettled = ({ actor }: Running): boolean => {
  const state = actor.getSnapshot();
  return !state.hasTag('unsettled') && !state.context.isMissed;
};

/** Ends a vote that no card shows and that has nothing left to do or to say. */
function endUnused(vote: Running): void {
  // A card that takes the place of another one comes in the same turn in which that one goes.
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

/** The vote of a person in a poll, for a card that is being drawn; it runs once a card holds it. */
export const voteOf = (cache: QueryClient, owner: string, id: string): PollVoteActor =>
  find(cache, owner, id).actor;

/** Keeps the vote running for one card; answers how to give it back, once. */
export function holdVote(cache: QueryClient, owner: string, id: string): () => void {
  const vote = find(cache, owner, id);
  vote.cards += 1;
  vote.actor.start();
  return () => {
    vote.cards -= 1;
    endUnused(vote);
  };
}

// Nobody's vote goes on after they have signed out.
whenForgotten(() => {
  for (const { actor } of running) actor.stop();
  running.clear();
});
