/** Corporate values (spec §7 `GET /values`). */
import { may } from '#schema/permissions.ts';
import type { Language } from '#schema/limits.ts';
import type { Value, valueEndpoints } from '#schema/values/values.endpoints.ts';
import { checkIcon, dropIcon } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { putInOrder } from '../http/rowOrder.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { recognitionTypes } from '../program/program.tables.ts';
import { carriedBy, inUse } from '../posts/usage.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { counted } from './values.rules.ts';
import { values } from '../program/values.tables.ts';

type ValueRow = Row<typeof values>;

const inOrder = [
  ['position', 'asc'],
  ['name', 'asc'],
] as const;

async function valueOf(store: Store, id: string, language: Language): Promise<ValueRow> {
  const {
    rows: [row],
  } = await store.list(values, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Raises 422 if the name is taken, or the new picture is not the caller's. */
async function expectRight(context: Context, row: ValueRow, before: string | null): Promise<void> {
  const findings = new ValidationErrors(context.language);
  if (isNameTaken(row, (await context.store.list(values)).rows)) findings.add('name', 'name_taken');
  await checkIcon(context, { key: row.iconKey, before, field: 'iconKey' }, findings);
  findings.throwIfAny();
}

async function answer(context: Context, row: ValueRow): Promise<Value> {
  const [value] = await counted(context, [row]);
  if (value === undefined) throw domainError('not_found', context.language);
  return value;
}

export const valueService: Service<typeof valueEndpoints> = {
  async list(context) {
    const { store, me } = context;
    const all = may(me.userType, 'values.manage');
    const { rows } = await store.list(values, { where: all ? {} : { active: true }, order: inOrder });
    return counted(context, rows);
  },

  async get(context, { params }) {
    const { store, me, language } = context;
    const row = await valueOf(store, params.id, language);
    if (!row.active && !may(me.userType, 'values.manage')) throw domainError('not_found', language);
    return answer(context, row);
  },

  async create(context, { body }) {
    const { store, newId, at } = context;
    const { rows: last } = await store.list(values, { order: [['position', 'desc']], limit: 1 });
    const row: ValueRow = {
      id: newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      description: body.description,
      icon: noneIfEmpty(body.icon) ?? null,
      iconKey: body.iconKey ?? null,
      position: body.position ?? (last[0] === undefined ? 0 : last[0].position + 1),
      active: true,
      createdAt: at,
    };
    await expectRight(context, row, null);
    await store.insert(values, [row]);
    return answer(context, row);
  },

  async update(context, { params, body }) {
    const { store, language } = context;
    const old = await valueOf(store, params.id, language);
    expectBase(context, body, old);
    const row = applyPatch(old, {
      ...body,
      nameEn: noneIfEmpty(body.nameEn),
      icon: noneIfEmpty(body.icon),
    });
    await expectRight(context, row, old.iconKey);
    const { id, ...change } = row;
    await store.update(values, { id }, change);
    await dropIcon(context, old.iconKey, row.iconKey);
    return answer(context, row);
  },

  async order(context, { body: { ids } }) {
    const { store } = context;
    const { rows } = await store.list(values, { order: inOrder });
    return putInOrder(context, rows, ids, (id, position) => store.update(values, { id }, { position }));
  },

  async remove(context, { params }) {
    const { store, language } = context;
    const { id, iconKey } = await valueOf(store, params.id, language);
    const count = await carriedBy(store, 'value', [id]);
    if (count > 0) throw inUse(language, count);
    await store.update(recognitionTypes, { valueId: id }, { valueId: null });
    await store.remove(values, { id });
    await dropIcon(context, iconKey);
    return { success: true };
  },
};
