/** The rules of goals, once for every deployment. */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { goals } from './goals.tables.ts';

type GoalRow = Row<typeof goals>;

async function goalAt({ store, language }: Context, id: string): Promise<GoalRow> {
  const {
    rows: [row],
  } = await store.list(goals, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Throws 422 if another row has the name. */
async function expectName({ store, language }: Context, row: GoalRow): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(goals);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

export const goalService: Service<typeof goalEndpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, goals, { where: { active: true }, order: [['createdAt', 'desc']] }, at);
  },

  async all({ store }) {
    const { rows } = await store.list(goals, { order: [['name', 'asc']] });
    return [...rows];
  },

  async create(context, { body }) {
    const row: GoalRow = { id: context.newId(), ...body, active: true, createdAt: context.at };
    await expectName(context, row);
    await context.store.insert(goals, [row]);
    return row;
  },

  async update(context, { params, body }) {
    const old = await goalAt(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch<GoalRow>(old, body);
    await expectName(context, row);
    const { id, ...change } = row;
    await context.store.update(goals, { id }, change);
    return row;
  },

  async remove(context, { params: { id } }) {
    await goalAt(context, id);
    await context.store.remove(goals, { id });
    return { success: true };
  },
};
