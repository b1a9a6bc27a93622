/** Super types, which group recognition types; a type belongs to one at most (spec §7 `super_recognition_type`). */
import { may } from '#schema/permissions.ts';
import type { SuperType, typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { recognitionTypes, superTypes } from '../program/program.tables.ts';
import { typesOf } from './types.rules.ts';

type SuperRow = Row<typeof superTypes>;

const seen = (row: SuperRow, types: readonly Row<typeof recognitionTypes>[]): SuperType => ({
  ...row,
  recognitionTypeIds: types.flatMap((type) => (type.superTypeId === row.id ? [type.id] : [])),
});

/** Raises 422 unless the name is free and every type exists. */
async function expectRight(
  { store, language }: Context,
  row: SuperRow,
  typeIds: readonly string[],
): Promise<void> {
  const findings = new ValidationErrors(language);
  if (isNameTaken(row, (await store.list(superTypes)).rows)) findings.add('name', 'name_taken');
  const known = new Set((await typesOf(store)).map((type) => type.id));
  if (!typeIds.every((id) => known.has(id))) findings.add('recognitionTypeIds', 'id_unknown');
  findings.throwIfAny();
}

/** Makes these types the only ones of the super type; they leave their previous super types. */
async function gather({ store }: Context, superTypeId: string, typeIds: readonly string[]): Promise<void> {
  await store.update(recognitionTypes, { superTypeId }, { superTypeId: null });
  await store.update(recognitionTypes, { id: { in: typeIds } }, { superTypeId });
}

type Rows = 'superTypes' | 'createSuperType' | 'updateSuperType' | 'deleteSuperType';

export const superTypeService: Pick<Service<typeof typeEndpoints>, Rows> = {
  /** Active super types with their active types; administrators get all. */
  async superTypes({ store, me }) {
    const all = may(me.userType, 'recognition.manage');
    const { rows } = await store.list(superTypes, {
      where: all ? {} : { active: true },
      order: [['name', 'asc']],
    });
    const types = (await typesOf(store)).filter((type) => all || type.active);
    return rows.map((row) => seen(row, types));
  },

  async createSuperType(context, { body }) {
    const { store, newId } = context;
    const { name, recognitionTypeIds, description = '' } = body;
    const row: SuperRow = {
      id: newId(),
      name,
      description,
      icon: noneIfEmpty(body.icon) ?? null,
      active: true,
    };
    await expectRight(context, row, recognitionTypeIds);
    await store.insert(superTypes, [row]);
    await gather(context, row.id, recognitionTypeIds);
    return seen(row, await typesOf(store));
  },

  async updateSuperType(context, { params, body }) {
    const { store, language } = context;
    const {
      rows: [old],
    } = await store.list(superTypes, { where: { id: params.id } });
    if (old === undefined) throw domainError('not_found', language);
    expectBase(context, body, seen(old, await typesOf(store)));
    const row = applyPatch(old, { ...body, icon: noneIfEmpty(body.icon) });
    await expectRight(context, row, body.recognitionTypeIds ?? []);
    const { id, ...change } = row;
    await store.update(superTypes, { id }, change);
    if (body.recognitionTypeIds !== undefined) await gather(context, id, body.recognitionTypeIds);
    return seen(row, await typesOf(store));
  },

  /** The types stay, without a super type. */
  async deleteSuperType(context, { params }) {
    const { store, language } = context;
    const removed = await store.remove(superTypes, { id: params.id });
    if (removed === 0) throw domainError('not_found', language);
    await gather(context, params.id, []);
    return { success: true };
  },
};
