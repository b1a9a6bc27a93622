/** The rules of tasks, once for every deployment. */
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { tasks } from './tasks.tables.ts';

type TaskRow = Row<typeof tasks>;

async function taskAt({ store, language }: Context, id: string): Promise<TaskRow> {
  const {
    rows: [row],
  } = await store.list(tasks, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Throws 422 if another row has the name. */
async function expectName({ store, language }: Context, row: TaskRow): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(tasks);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

export const taskService: Service<typeof taskEndpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, tasks, { where: { active: true }, order: [['createdAt', 'desc']] }, at);
  },

  async all({ store }) {
    const { rows } = await store.list(tasks, { order: [['name', 'asc']] });
    return [...rows];
  },

  async create(context, { body }) {
    const row: TaskRow = { id: context.newId(), ...body, active: true, createdAt: context.at };
    await expectName(context, row);
    await context.store.insert(tasks, [row]);
    return row;
  },

  async update(context, { params, body }) {
    const old = await taskAt(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch<TaskRow>(old, body);
    await expectName(context, row);
    const { id, ...change } = row;
    await context.store.update(tasks, { id }, change);
    return row;
  },

  async remove(context, { params: { id } }) {
    await taskAt(context, id);
    await context.store.remove(tasks, { id });
    return { success: true };
  },
};
