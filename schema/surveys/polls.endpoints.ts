/** Calls about polls (spec §5). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, page, PageNumber } from '../kit/shapes.ts';
import { poll } from '../limits.parts.ts';
import { Poll, PollChange, PollInput, Voter } from './polls.shapes.ts';

const own = { can: 'polls.use', module: 'surveys', origin: 'ours' } as const;
/** For an anonymous poll, a stored reply or a fingerprint of the few possible bodies would reveal who chose what. */
const unseen = { traceless: true } as const;
const Chosen = z.array(Id).check(z.maxLength(10 * poll.maxOptions));

export const pollEndpoints = endpoints({
  createPoll: { route: 'POST /poll', body: PollInput, reply: Poll, ...own },
  editPoll: { route: 'PATCH /poll/{id}', body: PollChange, reply: Poll, ...own },
  /** Votes or changes the vote; returns the current poll. */
  vote: {
    route: 'PUT /poll/{id}/vote',
    body: z.object({ optionIds: Chosen }),
    reply: Poll,
    ...own,
    ...unseen,
  },
  /** Withdraws the vote; without a vote it does nothing. */
  withdrawVote: { route: 'DELETE /poll/{id}/vote', reply: Poll, ...own, ...unseen },
  /** The poll with the results that the reader may see. */
  poll: { route: 'GET /poll/{id}/results', reply: Poll, ...own },
  voters: {
    route: 'GET /poll/{id}/voters',
    query: z.object({ optionId: z.optional(Id), page: PageNumber }),
    reply: page(Voter),
    ...own,
  },
});
