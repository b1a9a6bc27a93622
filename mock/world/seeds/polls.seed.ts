/** Polls with their ballots: one of each kind. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import {
  defaultAnswer,
  defaultOption,
  defaultQuestion,
  defaultResponse,
  defaultSurvey,
} from '#backend/surveys/surveys.defaults.ts';
import { surveyAnswers, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { poll as limits } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { day, hour, instant, minute } from '../calendar.ts';
import { lotteryOf } from '../seededRandom.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { chatterTexts, type PollKey } from '../chatterTexts.ts';
import type { Occasion } from './occasions.ts';
import { isListed, type Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** The definition of a poll and its outcome. */
interface Asked {
  readonly key: PollKey;
  /** Age in ms; a fresh poll appears below a few recognitions, whatever their age. */
  readonly age: number | 'fresh';
  /** A persona of this role, or any other person. */
  readonly author: 'manager' | 'admin' | 'any';
  /** Share of eligible people who have voted. */
  readonly voted: number;
  /** Whether personas have voted. */
  readonly withPersonas?: true;
  readonly maxChoices?: number;
  readonly anonymous?: true;
  readonly resultsShown?: 'always' | 'after_close';
  /** End relative to now, in ms. */
  readonly end?: number;
}

const all: readonly Asked[] = [
  { key: 'canteen', age: 19 * day, author: 'admin', voted: 0.7, withPersonas: true, end: -12 * day },
  { key: 'day', age: 8 * day, author: 'any', voted: 0 },
  {
    key: 'load',
    age: 5 * day,
    author: 'admin',
    voted: 0.5,
    anonymous: true,
    resultsShown: 'after_close',
    end: 4 * day,
  },
  { key: 'better', age: 3 * day, author: 'any', voted: 0.4, withPersonas: true, maxChoices: 2 },
  { key: 'hour', age: 1.5 * day, author: 'manager', voted: 0, resultsShown: 'always' },
  { key: 'workshop', age: 'fresh', author: 'any', voted: 0.6, end: 3 * day },
];
/** Overrides for the fresh poll if it is about to close: nearly everyone has voted. */
const closing = { voted: 0.85, end: 10 * minute } as const;
/** Number of recognitions above the fresh poll. */
const above = 4;

/** The polls as posts, oldest first, with all their rows, and the closed polls. */
export function pollsOf(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
): {
  readonly polls: readonly Occasion[];
  readonly ended: readonly { readonly poll: Occasion; readonly at: number }[];
  readonly rows: RowsByTable;
} {
  const { profile, calendar, newId } = plan;
  if (!profile.modules.has('surveys')) return { polls: [], ended: [], rows: {} };
  const random = plan.dice('polls');
  const made = {
    surveys: [] as Row<typeof surveys>[],
    questions: [] as Row<typeof surveyQuestions>[],
    options: [] as Row<typeof surveyOptions>[],
    ballots: [] as Row<typeof surveyResponses>[],
    answers: [] as Row<typeof surveyAnswers>[],
  };
  const listed = thanks.filter(
    ({ outcome, types }) => isListed(outcome) && types.every(({ seenBy }) => seenBy === undefined),
  );
  const staff = people.filter(({ role, until }) => may(role, 'polls.use') && until >= calendar.now);
  const ended: { poll: Occasion; at: number }[] = [];

  const isClosing = plan.size.scene === 'closingPoll';
  const polls = all.map((usual): Occasion => {
    const asked = isClosing && usual.age === 'fresh' ? { ...usual, ...closing } : usual;
    const [question, ...words] = chatterTexts[profile.words].polls[asked.key];
    const at =
      asked.age === 'fresh'
        ? (listed.at(-above)?.at ?? calendar.now) - minute
        : calendar.worked(asked.age, random);
    // Ends on the hour, as users choose it; a poll that closes soon ends on the minute.
    const step = isClosing ? minute : hour;
    const end = asked.end === undefined ? undefined : Math.floor((calendar.now + asked.end) / step) * step;
    const closedAt = end !== undefined && end <= calendar.now ? instant(end) : null;
    const { maxChoices = null, anonymous = false, resultsShown = 'after_vote' } = asked;
    const around = staff.filter(({ since }) => since <= at);
    const author =
      around.find(({ isPersona, role }) => isPersona && role === asked.author) ??
      random.pick(around.filter(({ isPersona }) => !isPersona));
    const [surveyId, questionId, createdAt] = [newId('surveys'), newId('survey_questions'), instant(at)];
    const poll: Occasion = {
      kind: 'poll',
      postId: newId('posts'),
      at,
      sender: author,
      receivers: [],
      types: [],
      message: question,
      pollId: surveyId,
      years: null,
    };
    if (closedAt !== null) ended.push({ poll, at: Date.parse(closedAt) });
    made.surveys.push(
      defaultSurvey({
        id: surveyId,
        kind: 'poll',
        title: question,
        createdBy: author.id,
        postId: poll.postId,
        multiResponse: maxChoices !== null,
        maxChoices,
        anonymous,
        resultsShown,
        active: closedAt === null,
        endsAt: end === undefined ? null : instant(end),
        closedAt,
        endTold: closedAt !== null,
        publishedAt: createdAt,
        createdAt,
      }),
    );
    made.questions.push(
      defaultQuestion({
        id: questionId,
        ownerId: surveyId,
        kind: maxChoices === null ? 'single' : 'multiple',
        question,
      }),
    );
    const options = words.flatMap((text) =>
      text.includes('{n}')
        ? Array.from({ length: limits.maxOptions }, (_, index) => text.replace('{n}', String(index + 1)))
        : [text],
    );
    const optionIds = options.map((text, position) => {
      const id = newId('survey_options');
      made.options.push(defaultOption({ id, ownerId: surveyId, questionId, text, position }));
      return id;
    });

    // Personas come first if they take part, so that they have certainly voted.
    const others = random.shuffle(around.filter(({ isPersona }) => !isPersona));
    const voters = [
      ...(asked.withPersonas === true ? around.filter(({ isPersona }) => isPersona) : []),
      ...others,
    ];
    const draw = lotteryOf(random.shuffle(optionIds.map((_, place) => 2 + place ** 1.5)));
    const until = closedAt === null ? calendar.now : Date.parse(closedAt);
    for (const { id: voter } of voters.slice(0, Math.round(asked.voted * around.length))) {
      // An anonymous ballot must not identify its voter, so its id is random.
      const id = anonymous
        ? `ballot-${random.next().toString(36).slice(2)}${random.next().toString(36).slice(2)}`
        : newId('survey_responses');
      made.ballots.push(
        defaultResponse({
          id,
          surveyId,
          voter: anonymous ? id : voter,
          userId: anonymous ? null : voter,
          createdAt: anonymous ? createdAt : instant(at + (until - at) * random.next() ** 2),
        }),
      );
      const chosen = new Set(Array.from({ length: maxChoices ?? 1 }, () => optionIds[draw(random)] ?? ''));
      [...chosen].toSorted().forEach((optionId, index) => {
        made.answers.push(
          defaultAnswer({ id: `${id}-${index}`, surveyId, responseId: id, questionId, optionId }),
        );
      });
    }
    return poll;
  });
  return {
    polls,
    ended,
    rows: {
      ...rowsOf(surveys, made.surveys),
      ...rowsOf(surveyQuestions, made.questions),
      ...rowsOf(surveyOptions, made.options),
      ...rowsOf(surveyResponses, made.ballots),
      ...rowsOf(surveyAnswers, made.answers),
    },
  };
}
