/** Calls about surveys; so far those of kind poll (spec §5, §7 "Surveys"; design §8). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { poll } from '../limits.parts.ts';
import { Poll, PollChange, PollInput, Voter } from './polls.shapes.ts';

const own = { can: 'polls.use', module: 'surveys', origin: 'ours' } as const;
/** Of an anonymous poll a kept answer, or a fingerprint of the few there can be, would tell who chose what. */
const unseen = { traceless: true } as const;
const Chosen = z.array(Id).check(z.maxLength(10 * poll.maxOptions));

/** What was answered (contract entity `survey_response`). */
export const SurveyResponse = z.object({
  id: Id,
  surveyId: Id,
  pointsAwarded: Count,
  createdAt: Instant,
});
export type SurveyResponse = z.output<typeof SurveyResponse>;

export const surveyEndpoints = endpoints({
  createPoll: { route: 'POST /poll', body: PollInput, reply: Poll, status: 201, ...own },
  editPoll: { route: 'PATCH /poll/{id}', body: PollChange, reply: Poll, ...own },
  /** Votes, and changes the vote; answered with the poll as it stands. */
  vote: {
    route: 'PUT /poll/{id}/vote',
    body: z.object({ optionIds: Chosen }),
    reply: Poll,
    ...own,
    ...unseen,
  },
  /** Takes the vote back; where there is none, nothing happens. */
  withdrawVote: { route: 'DELETE /poll/{id}/vote', reply: Poll, ...own, ...unseen },
  /** The poll, with as much of its results as the reader may see. */
  poll: { route: 'GET /poll/{id}/results', reply: Poll, ...own },
  voters: {
    route: 'GET /poll/{id}/voters',
    query: z.object({ optionId: z.optional(Id), page: PageNumber }),
    reply: page(Voter),
    ...own,
  },
  /** Answers a survey; of a poll it is the vote. */
  submit: {
    route: 'POST /survey/{id}/submit',
    body: z.object({
      answers: z.array(
        z.object({
          questionId: Id,
          optionIds: z.optional(Chosen),
          text: z.optional(z.string()),
          number: z.optional(z.number()),
        }),
      ),
    }),
    reply: SurveyResponse,
    can: 'polls.use',
    module: 'surveys',
    origin: 'spec',
    ...unseen,
  },
});
