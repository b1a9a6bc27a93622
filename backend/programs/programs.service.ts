/** The rules of programs, once for every deployment. */
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { programs } from './programs.tables.ts';

type ProgramRow = Row<typeof programs>;

async function programAt({ store, language }: Context, id: string): Promise<ProgramRow> {
  const {
    rows: [row],
  } = await store.list(programs, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Throws 422 if another row has the name. */
async function expectName({ store, language }: Context, row: ProgramRow): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(programs);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

export const programService: Service<typeof programEndpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, programs, { where: { active: true }, order: [['createdAt', 'desc']] }, at);
  },

  async all({ store }) {
    const { rows } = await store.list(programs, { order: [['name', 'asc']] });
    return [...rows];
  },

  async create(context, { body }) {
    const row: ProgramRow = { id: context.newId(), ...body, active: true, createdAt: context.at };
    await expectName(context, row);
    await context.store.insert(programs, [row]);
    return row;
  },

  async update(context, { params, body }) {
    const old = await programAt(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch<ProgramRow>(old, body);
    await expectName(context, row);
    const { id, ...change } = row;
    await context.store.update(programs, { id }, change);
    return row;
  },

  async remove(context, { params: { id } }) {
    await programAt(context, id);
    await context.store.remove(programs, { id });
    return { success: true };
  },
};
