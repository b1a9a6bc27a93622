/** Polls for stories: the state machine's samples, a large poll with 500 voters, and their fake server. */
import { multiplePoll, openPoll, votedPoll } from '#machines/pollVote.samples.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import type { Answers } from '../kit/FakeServer.tsx';
import { one, people } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

/** The post of a poll, as listed in the feed. */
export const postOf = (poll: Poll, facts: Partial<Post> = {}): Post =>
  one(0, {
    id: poll.postId,
    kind: 'poll',
    pollId: poll.id,
    message: poll.question,
    receivers: [],
    amount: 0,
    types: [],
    topReactions: [],
    likesCount: 0,
    commentsCount: 0,
    may: ['comment', 'react'],
    ...facts,
  });

const long =
  'El segundo viernes de cada mes por la tarde, con relevo entre los equipos de soporte y de ventas para que nadie deje de atender a los clientes que ya tienen una visita acordada, y con transporte de ida y vuelta desde la oficina central';

/** Texts of maximum length, with results visible from the start. */
export const crowded: Poll = {
  ...openPoll,
  question:
    '¿Qué horario prefieres para la jornada de voluntariado del próximo trimestre, si hay que repartir los turnos entre todas las sedes?',
  options: [long, 'Sábado', 'Otorrinolaringologíaelectroencefalografista', 'Me da igual'].map(
    (text, index) => ({
      id: `${openPoll.id.slice(0, -2)}c${index}`,
      text,
      votes: [212, 168, 120, 0][index] ?? 0,
    }),
  ),
  resultsShown: 'always',
  ballots: 500,
  may: ['vote', 'see_voters'],
};

const pageOf = (page: number, total: number) => ({
  items: Array.from({ length: 20 }, (_, index) => ({
    user: {
      ...must(people[(page * 20 + index) % people.length]),
      id: `voter-${page}-${index}`,
    },
    optionIds: [must(openPoll.options[index % 3]).id],
  })),
  pagination: { page, perPage: 20, total, totalPages: Math.ceil(total / 20) },
});

/** A server with voters. */
export const voters: Answers = {
  PollVoters: ({ page = 1, optionId }) => ({
    pollVoters: pageOf(Number(page), optionId === undefined ? votedPoll.ballots : 24),
  }),
};

/** A server with one poll that counts the reader's vote. */
export function holding(poll: Poll, more: Answers = {}): Answers {
  let now = poll;
  const set = (next: Poll): Poll => {
    now = next;
    return next;
  };
  const seen = ({ options, resultsShown }: Poll): Poll['options'] =>
    resultsShown === 'after_close'
      ? options
      : options.map((option, index) => ({ ...option, votes: 5 + index }));
  return {
    ...voters,
    OnePoll: () => ({ poll: now }),
    CastVote: ({ optionIds }) => ({
      vote: set({
        ...now,
        options: seen(now),
        ballots: now.ballots + (now.myOptionIds.length === 0 ? 1 : 0),
        myOptionIds: optionIds as string[],
        may: ['vote', 'withdraw', ...(now.anonymous ? [] : (['see_voters'] as const))],
      }),
    }),
    WithdrawVote: () => ({
      withdrawVote: set({ ...poll, ballots: now.ballots - 1, myOptionIds: [], may: ['vote'] }),
    }),
    ...more,
  };
}

/** Multiple choice without a maximum. */
export const freePoll: Poll = {
  ...multiplePoll,
  maxChoices: null,
  anonymous: false,
  resultsShown: 'always',
  endsAt: null,
};
