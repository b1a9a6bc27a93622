/** The groups that administrators send to (spec §7 "Group CRUD at /communication/group"). */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import type { CommunicationGroup } from '#schema/communications/communications.shapes.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { fold } from '../kit/fold.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { readdress } from '../posts/sights.ts';
import { audienceFrom, checkAudience, everyone, peopleIn } from '../departments/audience.ts';
import type { GroupRow } from './communications.access.ts';
import { communicationGroups, communications } from './communications.tables.ts';

type Calls = 'groups' | 'group' | 'createGroup' | 'updateGroup' | 'removeGroup';

/** A group that was not removed. Raises 404. */
export async function groupBy(context: Context, id: string): Promise<GroupRow> {
  const { rows } = await context.store.list(communicationGroups, { where: { id, removedAt: null } });
  if (rows[0] === undefined) throw domainError('not_found', context.language);
  return rows[0];
}

async function shown(context: Context, row: GroupRow, day: string): Promise<CommunicationGroup> {
  const { id, name, audience, createdBy, createdAt } = row;
  const { userIds, departmentIds, groupIds } = audience;
  const [people] = await context.store.tally(users, {
    where: await peopleIn(context.store, audience, day),
  });
  return { id, name, userIds, departmentIds, groupIds, people: people?.count ?? 0, createdBy, createdAt };
}

const today = async ({ store, now }: Context): Promise<string> => dayAt(now, await timezoneOf(store));

/** Throws 422 for an empty group, unknown parts, or a name that another group has. */
async function check(
  { store, language }: Context,
  { id, name, audience }: Pick<GroupRow, 'id' | 'name' | 'audience'>,
): Promise<void> {
  const findings = new ValidationErrors(language);
  if (audience.everyone) findings.add('departmentIds', 'communication_empty_group');
  const { rows } = await store.list(communicationGroups, { where: { removedAt: null } });
  if (rows.some((other) => other.id !== id && fold(other.name) === fold(name)))
    findings.add('name', 'communication_group_name');
  await checkAudience(store, audience, findings);
  findings.throwIfAny();
}

export const groupService: Pick<Service<typeof communicationEndpoints>, Calls> = {
  async groups(context) {
    const { rows } = await context.store.list(communicationGroups, {
      where: { removedAt: null },
      order: [['name', 'asc']],
    });
    const day = await today(context);
    const found: CommunicationGroup[] = [];
    for (const row of rows) found.push(await shown(context, row, day));
    return found;
  },

  async group(context, { params: { id } }) {
    const row = await groupBy(context, id);
    const { userIds } = row.audience;
    return {
      ...(await shown(context, row, await today(context))),
      users: [...(await peopleById(context, userIds)).values()],
    };
  },

  async createGroup(context, { body }) {
    const { store, me, at, newId } = context;
    const row: GroupRow = {
      id: newId(),
      name: body.name,
      audience: audienceFrom({ ...body, userIds: body.userIds ?? [] }) ?? everyone,
      createdBy: me.id,
      createdAt: at,
      removedAt: null,
    };
    await check(context, row);
    await store.insert(communicationGroups, [row]);
    return shown(context, row, await today(context));
  },

  async updateGroup(context, { params: { id }, body }) {
    const old = await groupBy(context, id);
    expectBase(context, body, { name: old.name, ...old.audience });
    const { userIds, departmentIds, groupIds } = old.audience;
    const row: GroupRow = {
      ...old,
      name: body.name ?? old.name,
      audience:
        audienceFrom({
          userIds: body.userIds ?? userIds,
          departmentIds: body.departmentIds ?? departmentIds,
          groupIds: body.groupIds ?? groupIds,
        }) ?? everyone,
    };
    await check(context, row);
    const { name, audience } = row;
    await context.store.update(communicationGroups, { id }, { name, audience });
    await readdress(context, `group:${id}`, audience);
    return shown(context, row, await today(context));
  },

  async removeGroup(context, { params: { id } }) {
    const { store, at, language } = context;
    await groupBy(context, id);
    const { rows } = await store.list(communications, {
      where: { groupId: id, state: { in: ['scheduled', 'delivering'] } },
      limit: 1,
    });
    if (rows.length > 0) throw domainError('in_use', language);
    await store.update(communicationGroups, { id }, { removedAt: at });
    return { success: true };
  },
};
