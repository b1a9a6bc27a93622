/**
 * Tags, which the composer offers and posts carry. Their rules are those of their recognition type (spec §7
 * `post_type`).
 */
import type { OfferedType, typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import { checkIcon, dropIcon, withIconUrl } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { reason } from '#schema/reasons.ts';
import type { Row } from '../store/table.ts';
import { values } from '../program/values.tables.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { postTypes, subTypes, superTypes } from '../program/program.tables.ts';
import { isOffered, postTypesOf, rulesFor, typesOf, type SendRule } from './types.rules.ts';
import { carriedBy } from '../posts/usage.ts';

type Tag = Row<typeof postTypes>;
type Ruled = Pick<SendRule, 'postType' | 'type' | 'leftThisMonth'>;

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

/** Tags with their rules, in the same order, in three reads. Inactive subtypes, super types and values are left out. */
async function offered(context: Context, rules: readonly Ruled[]): Promise<OfferedType[]> {
  const { store } = context;
  const { rows: below } = await store.list(subTypes, { where: { active: true }, order: [['name', 'asc']] });
  const { rows: above } = await store.list(superTypes, { where: { active: true } });
  const { rows: meant } = await store.list(values, { where: { active: true } });
  const shown = rules.map(({ postType, type, leftThisMonth }) => {
    const { position: _position, ...tag } = postType;
    const superType = above.find((row) => row.id === type.superTypeId);
    return {
      ...tag,
      superType: superType === undefined ? null : named(superType),
      subTypes: below.filter((row) => row.recognitionTypeId === type.id).map(named),
      minPoints: type.minPoints,
      maxPoints: type.maxPoints,
      valueId: meant.find((row) => row.id === type.valueId)?.id ?? null,
      leftThisMonth,
      receiverRoles: [...type.receiverRoles],
    };
  });
  return Promise.all(shown.map((tag) => withIconUrl(tag, context)));
}

/** Every tag with its type, without rules of a person. */
async function allOffered(context: Context): Promise<OfferedType[]> {
  const { store } = context;
  const types = await typesOf(store);
  const rules = (await postTypesOf(store)).flatMap((postType): Ruled[] => {
    const type = types.find((one) => one.id === postType.recognitionTypeId);
    return type === undefined ? [] : [{ postType, type, leftThisMonth: null }];
  });
  return offered(context, rules);
}

async function answer(context: Context, id: string): Promise<OfferedType> {
  const tag = (await allOffered(context)).find((one) => one.id === id);
  if (tag === undefined) throw domainError('not_found', context.language);
  return tag;
}

/** Raises 422 unless the type exists, no other active tag has the name, and a new picture is the caller's. */
async function expectRight(context: Context, tag: Tag, all: readonly Tag[]): Promise<void> {
  const findings = new ValidationErrors(context.language);
  const before = all.find(({ id }) => id === tag.id)?.iconKey ?? null;
  await checkIcon(context, { key: tag.iconKey, before, field: 'iconKey' }, findings);
  if (
    tag.active &&
    isNameTaken(
      tag,
      all.filter((one) => one.active),
    )
  )
    findings.add('name', 'name_taken');
  if (!(await typesOf(context.store)).some((type) => type.id === tag.recognitionTypeId))
    findings.add('recognitionTypeId', 'id_unknown');
  findings.throwIfAny();
}

/** Raises 409 for the last active tag of a type, because no one could send the type without it. */
function expectNotLast(tag: Tag, all: readonly Tag[], language: Context['language']): void {
  if (!tag.active) return;
  const others = all.filter(
    (one) => one.active && one.id !== tag.id && one.recognitionTypeId === tag.recognitionTypeId,
  );
  if (others.length === 0)
    throw domainError('in_use', language, [reason('active', 'type_last_tag', language)]);
}

function tagIn(all: readonly Tag[], id: string, language: Context['language']): Tag {
  const tag = all.find((one) => one.id === id);
  if (tag === undefined) throw domainError('not_found', language);
  return tag;
}

type Rows = 'postTypes' | 'allPostTypes' | 'createPostType' | 'updatePostType' | 'deletePostType';

export const postTypeService: Pick<Service<typeof typeEndpoints>, Rows> = {
  async postTypes(context) {
    const { store, me, at, language } = context;
    const { timezone } = await organizationOf(store, language);
    return offered(context, (await rulesFor(store, me, at, timezone)).filter(isOffered));
  },

  allPostTypes: (context) => allOffered(context),

  /** The new tag is the last one in the composer. */
  async createPostType(context, { body }) {
    const { store, newId } = context;
    const all = await postTypesOf(store);
    const tag: Tag = {
      id: newId(),
      recognitionTypeId: body.recognitionTypeId,
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      color: body.color ?? null,
      icon: noneIfEmpty(body.icon) ?? null,
      iconKey: body.iconKey ?? null,
      position: (all.at(-1)?.position ?? -1) + 1,
      active: true,
    };
    await expectRight(context, tag, all);
    await store.insert(postTypes, [tag]);
    return answer(context, tag.id);
  },

  async updatePostType(context, { params, body }) {
    const { store, language } = context;
    const all = await postTypesOf(store);
    const old = tagIn(all, params.id, language);
    expectBase(context, body, old);
    const tag = applyPatch(old, {
      ...body,
      nameEn: noneIfEmpty(body.nameEn),
      icon: noneIfEmpty(body.icon),
    });
    await expectRight(context, tag, all);
    if (!tag.active) expectNotLast(old, all, language);
    const { id, ...change } = tag;
    await store.update(postTypes, { id }, change);
    await dropIcon(context, old.iconKey, tag.iconKey);
    return answer(context, id);
  },

  /** A tag that posts use is only deactivated, so that they keep its name and look. */
  async deletePostType(context, { params }) {
    const { store, language } = context;
    const all = await postTypesOf(store);
    const tag = tagIn(all, params.id, language);
    expectNotLast(tag, all, language);
    if ((await carriedBy(store, 'type', [tag.id])) > 0)
      await store.update(postTypes, { id: tag.id }, { active: false });
    else {
      await store.remove(postTypes, { id: tag.id });
      await dropIcon(context, tag.iconKey);
    }
    return { success: true };
  },
};
