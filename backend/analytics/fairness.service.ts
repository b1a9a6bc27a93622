/** Whom to thank, and groups that thank nearly only one another. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { FigureLine } from '#schema/analytics/analytics.shapes.ts';
import { overlookedOf, patternLimits, type Colleague } from '#schema/analytics/fairness.rules.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import { delegations } from '../decisions/decisions.tables.ts';
import { facts, factProgress } from '../facts/facts.tables.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { sightsOf } from '../posts/sights.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import { patternProgress } from './fairness.job.ts';
import { patterns } from './fairness.tables.ts';
import { readingOf, type Reading } from './reading.ts';

const received = { measure: 'received', gone: false } as const;

/** Who of the reader's people takes part: signed in, with points, and not away today. */
async function takingPart({ context: { store }, ids, timezone, today }: Reading) {
  const { rows } = await store.list(users, {
    columns: ['createdAt', 'activatedAt'],
    where: { id: { in: ids }, takesPoints: true, activatedAt: { ne: null } },
  });
  const { rows: away } = await store.list(delegations, {
    where: { userId: { in: ids }, endedAt: null, startsOn: { lte: today }, endsOn: { gte: today } },
  });
  const isAway = new Set(away.map(({ userId }) => userId));
  return rows
    .filter(({ id }) => !isAway.has(id))
    .map(({ id, createdAt, activatedAt }) => ({
      id,
      since: dayAt(Math.max(Date.parse(createdAt), Date.parse(activatedAt ?? createdAt)), timezone),
    }));
}

/** The last day on which each person was thanked, private recognitions included; null for never. */
async function lastThanked({ store }: Context, personId: string): Promise<string | null> {
  const {
    rows: [last],
  } = await store.list(facts, {
    columns: ['day'],
    where: { ...received, personId },
    order: [['day', 'desc']],
    limit: 1,
  });
  return last?.day ?? null;
}

/** The public recognitions behind a pattern, one line for each receiver in the group. */
async function linesOf(context: Context, rows: readonly Row<typeof patterns>[]) {
  const { store, me } = context;
  const { rows: shown } = await store.list(posts, {
    columns: ['senderId'],
    where: {
      id: { in: rows.flatMap(({ postIds }) => postIds) },
      listed: true,
      seenBy: { in: await sightsOf(store, me) },
    },
  });
  const senderOf = new Map(shown.map(({ id, senderId }) => [id, senderId ?? '']));
  const { rows: lines } = await store.list(facts, {
    where: { ...received, sourceId: { in: [...senderOf.keys()] } },
    order: [
      ['day', 'desc'],
      ['id', 'desc'],
    ],
  });
  return ({ memberIds, postIds }: Row<typeof patterns>) =>
    lines
      .filter(({ sourceId, personId }) => postIds.includes(sourceId) && memberIds.includes(personId))
      .slice(0, patternLimits.lines)
      .map((line) => ({ ...line, giverId: senderOf.get(line.sourceId) ?? '' }));
}

export const fairnessService: Pick<
  Service<typeof analyticsEndpoints>,
  'whomToThank' | 'patterns' | 'answerPattern'
> = {
  async whomToThank(context, { query: { days } }) {
    const reading = await readingOf(context, {});
    const { about, today } = reading;
    // With incomplete history, people would look overlooked.
    if (about.counted !== null) return { about, days, team: 0, people: [] };
    const team = await takingPart(reading);
    const { rows: thanked } = await context.store.list(facts, {
      columns: ['personId'],
      where: {
        ...received,
        personId: { in: team.map(({ id }) => id) },
        day: { gt: dayAfter(today, -days) },
      },
    });
    const isThanked = new Set(thanked.map(({ personId }) => personId));
    const waiting: Colleague[] = [];
    for (const { id, since } of team)
      if (!isThanked.has(id)) waiting.push({ id, since, lastThanked: await lastThanked(context, id) });
    const overlooked = overlookedOf(waiting, today, days);
    const people = await peopleById(
      context,
      overlooked.map(({ id }) => id),
    );
    return {
      about,
      days,
      team: team.length,
      people: overlooked.flatMap(({ id, days: waited }) => {
        const user = people.get(id);
        return user === undefined ? [] : [{ user, days: waited }];
      }),
    };
  },

  async patterns(context) {
    const { store, me } = context;
    const { about } = await readingOf(context, {});
    const {
      rows: [looked],
    } = await store.list(factProgress, { where: { name: patternProgress } });
    const { rows } = await store.list(patterns, { order: [['foundAt', 'desc']] });
    // An administrator does not decide about a group that includes them.
    const open = rows.filter(({ memberIds }) => !memberIds.includes(me.id));
    const lines = await linesOf(context, open);
    const people = await peopleById(
      context,
      open.flatMap((row) => [...row.memberIds, ...(row.answeredBy === null ? [] : [row.answeredBy])]),
    );
    const items = open.map((row) => {
      const { id, kind, memberIds, thanks, hidden, points, share, foundAt } = row;
      const { answeredAt, answeredBy, reason } = row;
      return {
        id,
        kind,
        thanks,
        hidden,
        points,
        share,
        foundAt,
        people: memberIds.flatMap((one) => people.get(one) ?? []),
        lines: lines(row).map((line): FigureLine => ({
          id: line.id,
          day: line.day,
          user: people.get(line.giverId) ?? null,
          counterpart: people.get(line.personId) ?? null,
          value: line.amount,
          cause: { kind: 'post', id: line.sourceId },
        })),
        answer:
          answeredAt === null || reason === null
            ? null
            : { reason, at: answeredAt, by: people.get(answeredBy ?? '') ?? null },
      };
    });
    return {
      about,
      lookedAt: looked?.at ?? null,
      items: items.toSorted((one, other) => Number(one.answer !== null) - Number(other.answer !== null)),
    };
  },

  async answerPattern(context, { params: { id }, body: { reason } }) {
    const { store, me, at, language } = context;
    const {
      rows: [row],
    } = await store.list(patterns, { where: { id } });
    if (row === undefined || row.memberIds.includes(me.id)) throw domainError('not_found', language);
    if (row.answeredAt !== null) throw domainError('conflict', language);
    await store.update(patterns, { id }, { answeredAt: at, answeredBy: me.id, reason });
    return { success: true };
  },
};
