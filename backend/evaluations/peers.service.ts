/** Cycles in which a person is evaluated or leads, and the peers who write. */
import { fewestOfPart, mostPeers } from '#schema/evaluations/cycles.rules.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { may } from '#schema/permissions.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { users } from '../people/users.tables.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { peersCan } from './cycles.few.ts';
import { expectCycleStep, ownPlace, readPlace, type Place } from './evaluations.access.ts';
import { evaluationCycles, evaluationNominations, evaluationPeople } from './evaluations.tables.ts';
import { cyclePersonOf, cyclePersonsOf, ownEvaluationOf, ownEvaluationsOf } from './evaluations.views.ts';
import { present } from '../departments/leaders.ts';

type Calls = 'about' | 'nominate' | 'team' | 'confirm';

/** The chosen peers, each once. Raises 409 in a cycle without peers, and 422 for people who cannot be peers. */
async function peersFrom(
  context: Context,
  { person, cycle }: Place,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { store, language } = context;
  if (!cycle.parts.some(({ kind }) => kind === 'peer') || person.left) refuse(context, 'evaluation_step');
  if (!(await peersCan(store))(person)) refuse(context, 'evaluation_step');
  const ids = [...new Set(userIds)];
  const findings = new ValidationErrors(language);
  if (ids.length < fewestOfPart) findings.add('userIds', 'evaluation_peers_few', { minimum: fewestOfPart });
  if (ids.length > mostPeers) findings.add('userIds', 'too_many', { maximum: mostPeers });
  const [fit] = await store.tally(users, { where: { ...present, id: { in: ids } } });
  const unfit = ids.includes(person.userId) || (person.leaderId !== null && ids.includes(person.leaderId));
  if (unfit || fit?.count !== ids.length) findings.add('userIds', 'evaluation_peer_unfit');
  findings.throwIfAny();
  return ids;
}

const added = (
  { newId, at }: Pick<Context, 'newId' | 'at'>,
  { person }: Place,
  userIds: readonly string[],
  state: 'proposed' | 'confirmed',
) =>
  userIds.map((userId) => ({
    id: newId(),
    cycleId: person.cycleId,
    personId: person.id,
    userId,
    state,
    createdAt: at,
  }));

/** A place whose peers the caller decides on: the leader, or an administrator where nobody leads. Raises 404. */
async function decidedPlace(context: Context, id: string): Promise<Place> {
  const { me, language } = context;
  const place = await readPlace(context, id);
  const { leaderId } = place.person;
  const decides = leaderId === null ? may(me.userType, 'surveys.manage') : leaderId === me.id;
  if (!decides) throw domainError('not_found', language);
  return place;
}

export const peersService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  async about(context) {
    const { store, me } = context;
    const { rows } = await store.list(evaluationPeople, {
      where: { userId: me.id },
      order: [['createdAt', 'desc']],
    });
    return ownEvaluationsOf(context, rows);
  },

  async nominate(context, { params: { id }, body: { userIds } }) {
    const { store } = context;
    const place = await ownPlace(context, id);
    const { person, cycle } = place;
    expectCycleStep(context, cycle.phase, 'nominate');
    // The leader has decided.
    if (person.confirmed) refuse(context, 'evaluation_step');
    const ids = await peersFrom(context, place, userIds);
    const replaced = await store.remove(evaluationNominations, { personId: id });
    await store.insert(evaluationNominations, added(context, place, ids, 'proposed'));
    if (replaced === 0 && person.leaderId !== null)
      await leaveNotices(context, {
        to: [person.leaderId],
        kind: 'evaluation_confirm',
        actorId: person.userId,
        postId: null,
        sourceId: cycle.id,
      });
    return ownEvaluationOf(context, person);
  },

  async team(context) {
    const { store, me } = context;
    const { rows } = await store.list(evaluationPeople, {
      where: { leaderId: me.id, userId: { ne: me.id }, left: false },
      order: [['createdAt', 'desc']],
    });
    return cyclePersonsOf(context, rows);
  },

  async confirm(context, { params: { id }, body: { userIds } }) {
    const { store } = context;
    const place = await decidedPlace(context, id);
    const { person, cycle } = place;
    expectCycleStep(context, cycle.phase, 'confirm');
    const ids = await peersFrom(context, place, userIds);
    await store.update(evaluationNominations, { personId: id }, { state: 'declined' });
    const known = await store.update(
      evaluationNominations,
      { personId: id, userId: { in: ids } },
      { state: 'confirmed' },
    );
    const proposed = new Set(known.map(({ userId }) => userId));
    const more = ids.filter((peer) => !proposed.has(peer));
    await store.insert(evaluationNominations, added(context, place, more, 'confirmed'));
    // The job creates and cancels the evaluations.
    const [after] = await store.update(evaluationPeople, { id }, { confirmed: true, assigned: false });
    await store.update(evaluationCycles, { id: cycle.id }, { settledIn: '' });
    return cyclePersonOf(context, after ?? person);
  },
};
