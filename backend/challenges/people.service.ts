/** The people of a challenge for administrators: where they are, and the correction of a day. */
import type { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { challengeLimits, dayFault } from '#schema/challenges/challenges.rules.ts';
import type { ChallengePerson } from '#schema/challenges/challenges.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { challengeBy } from './challenges.access.ts';
import { challengePeople } from './challenges.tables.ts';
import { todayFor, type ParticipantRow } from './challenges.views.ts';
import { entryOn, writeDay } from './days.ts';
import { ranksFrom } from './ranking.ts';

type Calls = 'people' | 'correct';

/** Participants of one challenge, in descending order of their scores. */
async function participantsOf(
  context: Context,
  challengeId: string,
  rows: readonly ParticipantRow[],
): Promise<ChallengePerson[]> {
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const ranks = await ranksFrom(
    context.store,
    challengeId,
    rows.filter(({ standing }) => standing),
  );
  return rows.flatMap(({ id, userId, total, score, hasScore, completedAt, reward, joinedAt }) => {
    const user = people.get(userId);
    return user === undefined
      ? []
      : [
          {
            id,
            rank: ranks.get(id) ?? null,
            user,
            total: total / 100,
            score: hasScore ? score / 100 : null,
            completedAt,
            reward,
            joinedAt,
          },
        ];
  });
}

export const peopleService: Pick<Service<typeof challengeEndpoints>, Calls> = {
  async people(context, { params: { id }, query: { page, perPage } }) {
    await challengeBy(context, id);
    const { items, pagination } = await pageFrom(
      context.store,
      challengePeople,
      { where: { challengeId: id, leftAt: null }, order: [['score', 'desc']] },
      { page, perPage },
    );
    return { items: await participantsOf(context, id, items), pagination };
  },

  async correct(context, { params: { id }, body: { userId, on, value } }) {
    const { store, now, language } = context;
    const row = await challengeBy(context, id);
    const ofPerson = { challengeId: id, userId, leftAt: null };
    const {
      rows: [place],
    } = await store.list(challengePeople, {
      where: ofPerson,
      with: { user: { one: users, on: 'userId' } },
    });
    if (place === undefined || place.user === null) throw domainError('not_found', language);
    if (row.closedAt !== null) refuse(context, 'challenge_closed');
    const findings = new ValidationErrors(language);
    const fault = dayFault(row, on, await todayFor(store, place.user, now), challengeLimits.days);
    if (fault !== undefined) findings.add('on', fault);
    findings.throwIfAny();
    await writeDay(context, row, place, await entryOn(store, place.id, on), { on, value, corrected: true });
    const { rows } = await store.list(challengePeople, { where: ofPerson });
    const [corrected] = await participantsOf(context, id, rows);
    if (corrected === undefined) throw domainError('not_found', language);
    return corrected;
  },
};
