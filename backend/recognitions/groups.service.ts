/** Recognition groups: who may send certain types, and how often (spec §7 "Recognition groups"). */
import { may } from '#schema/permissions.ts';
import type { groupEndpoints } from '#schema/recognitions/groups.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { users } from '../people/users.tables.ts';
import { groupsOf } from './groups.rules.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { recognitionGroups, recognitionTypes } from '../program/program.tables.ts';

type Group = Row<typeof recognitionGroups>;

const once = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Raises 422 unless the name is free, and the types and people belong to the organisation. */
async function expectRight({ store, language }: Context, group: Group): Promise<void> {
  const findings = new ValidationErrors(language);
  if (isNameTaken(group, await groupsOf(store))) findings.add('name', 'name_taken');
  const types = await store.tally(recognitionTypes, { where: { id: { in: group.recognitionTypeIds } } });
  if (types[0]?.count !== group.recognitionTypeIds.length) findings.add('recognitionTypeIds', 'id_unknown');
  const people = await store.tally(users, { where: { id: { in: group.userIds } } });
  if (people[0]?.count !== group.userIds.length) findings.add('userIds', 'id_unknown');
  findings.throwIfAny();
}

const seen = (group: Group) => ({
  ...group,
  recognitionTypeIds: [...group.recognitionTypeIds],
  userIds: [...group.userIds],
});

export const groupService: Service<typeof groupEndpoints> = {
  /** Administrators get all groups, others the active groups that they belong to. */
  async groups({ store, me }) {
    const rows = await groupsOf(store);
    const all = may(me.userType, 'recognition.manage');
    return rows.filter((row) => all || (row.active && row.userIds.includes(me.id))).map(seen);
  },

  async createGroup(context, { body }) {
    const { store, newId, at } = context;
    const group: Group = {
      id: newId(),
      name: body.name,
      recognitionTypeIds: once(body.recognitionTypeIds),
      userIds: once(body.userIds),
      monthlyLimit: body.monthlyLimit ?? null,
      active: true,
      createdAt: at,
    };
    await expectRight(context, group);
    await store.insert(recognitionGroups, [group]);
    return seen(group);
  },

  async updateGroup(context, { params, body }) {
    const { store, language } = context;
    const old = (await groupsOf(store)).find((group) => group.id === params.id);
    if (old === undefined) throw domainError('not_found', language);
    expectBase(context, body, old);
    const group = applyPatch(old, {
      ...body,
      recognitionTypeIds: body.recognitionTypeIds && once(body.recognitionTypeIds),
      userIds: body.userIds && once(body.userIds),
    });
    await expectRight(context, group);
    const { id, ...change } = group;
    await store.update(recognitionGroups, { id }, change);
    return seen(group);
  },

  async deleteGroup({ store, language }, { params }) {
    const removed = await store.remove(recognitionGroups, { id: params.id });
    if (removed === 0) throw domainError('not_found', language);
    return { success: true };
  },
};
