/** The machine of a vote, wired to the API and the query cache; an unsent choice is stored for the tab. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { pollVoteMachine } from '#machines/pollVote.machine.ts';
import type { PollVoteEvent } from '#machines/pollVote.setup.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { keepWords, readWords } from '#src/lib/wordDraft.ts';
import { pollKey } from './pollKeys.ts';
import { pollQueries } from './polls.queries.ts';
import { castVote, refreshPending, showPoll, withdrawVote } from './polls.writes.ts';

/** A running vote. */
export type PollVoteActor = ActorRefFrom<typeof pollVoteMachine>;

/** Maximum delay of a browser timer, in ms. */
const longestMs = 2_147_483_647;

/**
 * Fetches again when a poll closes by time, because the page may receive no event. Returns a function that
 * stops it.
 */
function atEnd({ endsAt, state }: Pick<Poll, 'endsAt' | 'state'>, ask: () => void): () => void {
  if (endsAt === null || state === 'closed') return () => undefined;
  const left = Date.parse(endsAt) - Date.now();
  // Slightly later, so that the server's clock has passed the time too.
  const timer = setTimeout(ask, Math.min(longestMs, Math.max(1_000, left + 500)));
  return () => clearTimeout(timer);
}

/** Sends the state of the poll to the machine while a card shows it. */
async function watch(
  cache: QueryClient,
  id: string,
  { tell, signal }: { readonly tell: (event: PollVoteEvent) => void; readonly signal: AbortSignal },
): Promise<void> {
  const query = pollQueries.one(id);
  let stopClock = (): void => undefined;
  const leave = watchQuery(cache, query, {
    arrived: (poll) => {
      stopClock();
      stopClock = atEnd(poll, () => void cache.refetchQueries({ queryKey: query.queryKey, exact: true }));
      tell({ type: 'poll.arrived', poll });
    },
    lost: (error) => tell({ type: 'poll.lost', error }),
  });
  await untilAborted(signal);
  leave();
  stopClock();
}

/** Applies the result of a vote everywhere in the cache. */
function counted(cache: QueryClient, poll: Poll): Poll {
  showPoll(cache, poll);
  void refreshPending(cache);
  return poll;
}

/** The machine of one poll’s card. */
export const pollVoteWith = (cache: QueryClient, id: string) =>
  pollVoteMachine.provide({
    actors: {
      watch: fromPromise(({ input, signal }) => watch(cache, id, { ...input, signal })),
      // No signal: a card that scrolls out of view must not abort the write.
      vote: fromPromise(async ({ input }) => counted(cache, await castVote(id, input.optionIds))),
      withdraw: fromPromise(async () => counted(cache, await withdrawVote(id))),
    },
    actions: {
      askAgain: () => void cache.invalidateQueries({ queryKey: pollKey(id), exact: true }),
    },
  });

const place = (id: string): string => `vote:${id}`;

/**
 * Creates the vote of a user in a poll, with the choice from before a reload; the caller starts it. It stores
 * the choice until it is sent.
 */
export function createPollVote(cache: QueryClient, owner: string, id: string): PollVoteActor {
  const kept = readWords(owner, place(id)) ?? '';
  const actor = createActor(pollVoteWith(cache, id), {
    input: {
      poll: cache.getQueryData(pollQueries.one(id).queryKey) ?? null,
      chosen: kept === '' ? [] : kept.split(','),
    },
    inspect,
  });
  actor.subscribe((state) => {
    const isOpen = state.hasTag('chooses') || state.hasTag('busy');
    // Before the poll is loaded, the stored choice must not be overwritten.
    if (state.context.poll === null) return;
    const { chosen } = state.context;
    keepWords(owner, place(id), isOpen && chosen.length > 0 ? chosen.join(',') : null);
  });
  return actor;
}
