/** Subtypes, which describe the reason of a recognition more exactly (spec §7 `sub_recognition_type`). */
import { may } from '#schema/permissions.ts';
import type { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { subTypes } from '../program/program.tables.ts';
import { typesOf } from './types.rules.ts';

type SubRow = Row<typeof subTypes>;

async function subTypeOf({ store, language }: Context, id: string): Promise<SubRow> {
  const {
    rows: [row],
  } = await store.list(subTypes, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Raises 422 unless the type exists and no other subtype of it has the name. */
async function expectRight({ store, language }: Context, row: SubRow): Promise<void> {
  const findings = new ValidationErrors(language);
  const { recognitionTypeId } = row;
  if (!(await typesOf(store)).some((type) => type.id === recognitionTypeId))
    findings.add('recognitionTypeId', 'id_unknown');
  const { rows: others } = await store.list(subTypes, { where: { recognitionTypeId } });
  if (isNameTaken(row, others)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

type Rows = 'subTypes' | 'createSubType' | 'updateSubType' | 'deleteSubType';

export const subTypeService: Pick<Service<typeof typeEndpoints>, Rows> = {
  /** Active subtypes; administrators get all. */
  async subTypes({ store, me }, { query }) {
    const { rows } = await store.list(subTypes, {
      where: {
        ...(query.recognitionTypeId === undefined ? {} : { recognitionTypeId: query.recognitionTypeId }),
        ...(may(me.userType, 'recognition.manage') ? {} : { active: true }),
      },
      order: [['name', 'asc']],
    });
    return [...rows];
  },

  async createSubType(context, { body }) {
    const { store, newId } = context;
    const { name, recognitionTypeId, description = '' } = body;
    const icon = noneIfEmpty(body.icon) ?? null;
    const row: SubRow = { id: newId(), recognitionTypeId, name, description, icon, active: true };
    await expectRight(context, row);
    await store.insert(subTypes, [row]);
    return row;
  },

  async updateSubType(context, { params, body }) {
    const old = await subTypeOf(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch(old, { ...body, icon: noneIfEmpty(body.icon) });
    await expectRight(context, row);
    const { id, ...change } = row;
    await context.store.update(subTypes, { id }, change);
    return row;
  },

  /** A subtype that posts use is only deactivated, so that they keep its name. */
  async deleteSubType(context, { params }) {
    const { store } = context;
    const { id } = await subTypeOf(context, params.id);
    const { rows: carrying } = await store.list(posts, { where: { subTypeId: id }, limit: 1 });
    if (carrying.length > 0) await store.update(subTypes, { id }, { active: false });
    else await store.remove(subTypes, { id });
    return { success: true };
  },
};
