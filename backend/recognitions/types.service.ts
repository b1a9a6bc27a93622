/** Recognition types: their senders, receivers and points (spec §7 `recognition_type`). */
import type { RecognitionType, TypeChange, typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { roles, type Role } from '#schema/permissions.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import { checkIcon, dropIcon, withIconUrl } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { values } from '../program/values.tables.ts';
import { groupOfType, groupsOf, regroup } from './groups.rules.ts';
import { applyPatch, noneIfEmpty, type Given } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { postTypeService } from './postTypes.service.ts';
import { badges, postTypes, recognitionTypes, subTypes } from '../program/program.tables.ts';
import { subTypeService } from './subTypes.service.ts';
import { superTypeService } from './superTypes.service.ts';
import { isOffered, postTypesOf, rulesFor, typesOf } from './types.rules.ts';
import { carriedBy, inUse } from '../posts/usage.ts';

type TypeRow = Row<typeof recognitionTypes>;

/** Removes duplicate roles and sorts them in the product's order. */
const inOrder = (given: readonly Role[]): Role[] => roles.filter((role) => given.includes(role));

/** Types as the wire has them. */
async function seenAll(context: Context, types: readonly TypeRow[]): Promise<RecognitionType[]> {
  const groups = await groupsOf(context.store);
  const seen = types.map((type) => ({
    ...type,
    roles: [...type.roles],
    receiverRoles: [...type.receiverRoles],
    recognitionGroupId: groupOfType(groups, type.id),
  }));
  return Promise.all(seen.map((type) => withIconUrl(type, context)));
}

async function seen(context: Context, type: TypeRow): Promise<RecognitionType> {
  const [one] = await seenAll(context, [type]);
  if (one === undefined) throw domainError('not_found', context.language);
  return one;
}

async function typeOf({ store, language }: Context, id: string): Promise<TypeRow> {
  const {
    rows: [row],
  } = await store.list(recognitionTypes, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/**
 * Raises 422 unless name and points are valid, all referenced records belong to the organisation and a new picture is the
 * caller's.
 */
async function expectRight(
  context: Context,
  type: TypeRow,
  before: string | null,
  groupId: string | null | undefined,
): Promise<void> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  await checkIcon(context, { key: type.iconKey, before, field: 'iconKey' }, findings);
  const tags = (await postTypesOf(store)).filter((tag) => tag.active && tag.recognitionTypeId !== type.id);
  if (isNameTaken(type, await typesOf(store)) || isNameTaken(type, tags)) findings.add('name', 'name_taken');
  const { minPoints: minimum, maxPoints, valueId } = type;
  if (maxPoints !== null && maxPoints < minimum)
    findings.add('maxPoints', 'maximum_below_minimum', { minimum });
  if (valueId !== null && (await store.list(values, { where: { id: valueId } })).rows.length === 0)
    findings.add('valueId', 'id_unknown');
  if (typeof groupId === 'string' && !(await groupsOf(store)).some((group) => group.id === groupId))
    findings.add('recognitionGroupId', 'id_unknown');
  findings.throwIfAny();
}

/** Changes a type and its group. Tags with the old look of the type get the new look. */
async function change(context: Context, id: string, given: Given<TypeChange>): Promise<RecognitionType> {
  const { store } = context;
  const old = await typeOf(context, id);
  expectBase<TypeChange>(context, given, await seen(context, old));
  const type = applyPatch(old, {
    ...given,
    nameEn: noneIfEmpty(given.nameEn),
    icon: noneIfEmpty(given.icon),
    roles: given.roles && inOrder(given.roles),
    receiverRoles: given.receiverRoles && inOrder(given.receiverRoles),
  });
  await expectRight(context, type, old.iconKey, given.recognitionGroupId);
  const { id: _id, ...row } = type;
  await store.update(recognitionTypes, { id }, row);
  const looks = ({ name, nameEn, color, icon, iconKey }: TypeRow) => ({ name, nameEn, color, icon, iconKey });
  await store.update(postTypes, { recognitionTypeId: id, ...looks(old) }, looks(type));
  await dropIcon(context, old.iconKey, type.iconKey);
  if (given.recognitionGroupId !== undefined) await regroup(store, id, given.recognitionGroupId);
  return seen(context, type);
}

/** Counts the records that depend on a type. */
async function restsOn({ store }: Context, id: string) {
  const tags = (await postTypesOf(store)).filter((tag) => tag.recognitionTypeId === id);
  const [below] = await store.tally(subTypes, { where: { recognitionTypeId: id } });
  const groups = (await groupsOf(store)).filter((group) => group.recognitionTypeIds.includes(id));
  const carried = await carriedBy(
    store,
    'type',
    tags.map((tag) => tag.id),
  );
  return { posts: carried, postTypes: tags.length, subTypes: below?.count ?? 0, groups: groups.length };
}

const ownTypes = {
  /** Types that the person may send, including those whose monthly limit is reached. */
  async types(context) {
    const { store, me, at, language } = context;
    const { timezone } = await organizationOf(store, language);
    const rules = await rulesFor(store, me, at, timezone);
    const mine = new Map(rules.filter(isOffered).map(({ type }) => [type.id, type]));
    return seenAll(
      context,
      (await typesOf(store)).filter((type) => mine.has(type.id)),
    );
  },

  allTypes: async (context) => seenAll(context, await typesOf(context.store)),

  /** Creates the type with a tag of the same look, as the last one in the composer. */
  async createType(context, { body }) {
    const { store, newId, at } = context;
    const type: TypeRow = {
      id: newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      description: body.description ?? '',
      icon: noneIfEmpty(body.icon) ?? null,
      iconKey: body.iconKey ?? null,
      color: body.color ?? null,
      minPoints: body.minPoints ?? 0,
      maxPoints: body.maxPoints ?? null,
      roles: inOrder(body.roles ?? ['employee', 'manager', 'admin']),
      receiverRoles: inOrder(body.receiverRoles ?? roles),
      seenBy: body.seenBy ?? 'everyone',
      superTypeId: null,
      valueId: body.valueId ?? null,
      active: true,
      createdAt: at,
    };
    await expectRight(context, type, null, body.recognitionGroupId);
    await store.insert(recognitionTypes, [type]);
    const { name, nameEn, color, icon, iconKey } = type;
    const position = ((await postTypesOf(store)).at(-1)?.position ?? -1) + 1;
    await store.insert(postTypes, [
      { id: newId(), recognitionTypeId: type.id, name, nameEn, color, icon, iconKey, position, active: true },
    ]);
    if (typeof body.recognitionGroupId === 'string') await regroup(store, type.id, body.recognitionGroupId);
    return seen(context, type);
  },

  /** An inactive type leaves the composer with its tags; posts keep name and look. */
  async activateType(context, { body: { id, active } }) {
    const type = await typeOf(context, id);
    await context.store.update(recognitionTypes, { id }, { active });
    return seen(context, { ...type, active });
  },

  setTypeRoles: (context, { body: { id, roles: given } }) => change(context, id, { roles: given }),

  updateType: (context, { params, body }) => change(context, params.id, body),

  async typeUsage(context, { params }) {
    const { id } = await typeOf(context, params.id);
    const usage = await restsOn(context, id);
    return { ...usage, mayDelete: usage.posts === 0 };
  },

  async deleteType(context, { params }) {
    const { store, language } = context;
    const { id, iconKey } = await typeOf(context, params.id);
    const usage = await restsOn(context, id);
    if (usage.posts > 0) throw inUse(language, usage.posts);
    await regroup(store, id, null);
    await store.update(badges, { categoryId: id }, { categoryId: null });
    await store.remove(subTypes, { recognitionTypeId: id });
    const tags = (await postTypesOf(store)).filter((tag) => tag.recognitionTypeId === id);
    await store.remove(postTypes, { recognitionTypeId: id });
    await store.remove(recognitionTypes, { id });
    for (const shown of new Set([iconKey, ...tags.map((tag) => tag.iconKey)])) await dropIcon(context, shown);
    return { success: true };
  },
} satisfies Partial<Service<typeof typeEndpoints>>;

export const typeService: Service<typeof typeEndpoints> = {
  ...ownTypes,
  ...subTypeService,
  ...superTypeService,
  ...postTypeService,
};
