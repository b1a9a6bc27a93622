/** People say who decides while they are away. */
import type { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import { decisionLimits } from '#schema/decisions/decisions.rules.ts';
import type { Delegation } from '#schema/decisions/decisions.shapes.ts';
import { dayAfter, dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { deciding } from './approvers.ts';
import { delegations } from './decisions.tables.ts';
import { endDelegation, moveDelegation } from './delegating.ts';

type Calls = 'delegations' | 'delegate' | 'endDelegation';

async function delegationsOf(
  context: Context,
  rows: readonly Row<typeof delegations>[],
): Promise<Delegation[]> {
  const people = await peopleById(
    context,
    rows.flatMap(({ userId, deputyId }) => [userId, deputyId]),
  );
  return rows.flatMap(({ userId, deputyId, endedAt: _endedAt, ...row }) => {
    const [user, deputy] = [people.get(userId), people.get(deputyId)];
    return user === undefined || deputy === undefined ? [] : [{ ...row, user, deputy }];
  });
}

export const delegationService: Pick<Service<typeof decisionEndpoints>, Calls> = {
  async delegations(context) {
    const { store, me } = context;
    const { rows } = await store.list(delegations, {
      where: { endedAt: null, or: [{ userId: me.id }, { deputyId: me.id }] },
      order: [['startsOn', 'asc']],
    });
    return delegationsOf(context, rows);
  },

  async delegate(context, { body: { deputyId, startsOn, endsOn } }) {
    const { store, me, now, at, newId, language } = context;
    const findings = new ValidationErrors(language);
    const today = dayAt(now, zoneOf(me.timezone, await timezoneOf(store)));
    if (deputyId === me.id) findings.add('deputyId', 'deputy_self');
    else if ((await store.list(users, { where: { ...deciding, id: deputyId } })).rows.length === 0)
      findings.add('deputyId', 'deputy_unknown');
    if (startsOn < today) findings.add('startsOn', 'delegation_past');
    if (endsOn < startsOn || endsOn > dayAfter(today, decisionLimits.delegationDays))
      findings.add('endsOn', 'delegation_days');
    const { rows: mine } = await store.list(delegations, { where: { userId: me.id, endedAt: null } });
    if (mine.some((one) => one.startsOn <= endsOn && startsOn <= one.endsOn))
      findings.add('startsOn', 'delegation_twice');
    findings.throwIfAny();
    const id = newId();
    await store.insert(delegations, [
      { id, userId: me.id, deputyId, startsOn, endsOn, running: false, endedAt: null, createdAt: at },
    ]);
    await moveDelegation(context, id);
    const { rows } = await store.list(delegations, { where: { id } });
    const [made] = await delegationsOf(context, rows);
    if (made === undefined) throw domainError('not_found', language);
    return made;
  },

  async endDelegation(context, { params: { id } }) {
    const { store, me, language } = context;
    const {
      rows: [row],
    } = await store.list(delegations, { where: { id, userId: me.id, endedAt: null } });
    if (row === undefined) throw domainError('not_found', language);
    await endDelegation(context, row);
    return { success: true };
  },
};
