/** A leader reminds everybody who has something to do about the own team, at most once a day. */
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { begunCycle, expectCycleStep } from './evaluations.access.ts';
import { evaluationNominations, evaluationPeople, evaluations } from './evaluations.tables.ts';

export const remindingService: Pick<Service<typeof evaluationEndpoints>, 'remindTeam'> = {
  async remindTeam(context, { params: { id: cycleId } }) {
    const { store, me, language } = context;
    const where = { cycleId, leaderId: me.id, left: false } as const;
    const { rows: led } = await store.list(evaluationPeople, { where });
    if (led.length === 0) throw domainError('not_found', language);
    const { phase } = (await begunCycle(context, cycleId)).cycle;
    expectCycleStep(context, phase, 'remind');
    const today = await todayOf(context);
    const places = led.filter(({ remindedOn }) => remindedOn !== today);
    const ids = places.map(({ id }) => id);
    const isWriting = cycleStepsIn[phase].includes('write');
    const { rows: unwritten } = isWriting
      ? await store.list(evaluations, { where: { personId: { in: ids }, status: 'pending' } })
      : { rows: [] };
    const { rows: proposed } = await store.list(evaluationNominations, { where: { personId: { in: ids } } });
    const done = new Set(proposed.map(({ personId }) => personId));
    const late =
      phase === 'nominating'
        ? places.flatMap(({ id, userId, confirmed }) => (confirmed || done.has(id) ? [] : [userId]))
        : unwritten.map(({ evaluatorId }) => evaluatorId);
    const { rows: told } = await store.list(users, {
      where: { id: { in: [...new Set(late)].filter((one) => one !== me.id) }, active: true, deletedAt: null },
    });
    await store.update(evaluationPeople, { id: { in: ids } }, { remindedOn: today });
    await leaveNotices(context, {
      to: told.map(({ id }) => id),
      kind: isWriting ? 'evaluation_reminder' : 'evaluation_peers',
      actorId: null,
      postId: null,
      sourceId: cycleId,
    });
    return { notified: told.length };
  },
};
