/** The rules of {{domain}}, once for every deployment. */
import type { {{one}}Endpoints } from '#schema/{{domain}}/{{domain}}.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { {{domain}} } from './{{domain}}.tables.ts';

type {{One}}Row = Row<typeof {{domain}}>;

async function {{one}}At({ store, language }: Context, id: string): Promise<{{One}}Row> {
  const {
    rows: [row],
  } = await store.list({{domain}}, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Throws 422 if another row has the name. */
async function expectName({ store, language }: Context, row: {{One}}Row): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list({{domain}});
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

export const {{one}}Service: Service<typeof {{one}}Endpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, {{domain}}, { where: { active: true }, order: [['createdAt', 'desc']] }, at);
  },

  async all({ store }) {
    const { rows } = await store.list({{domain}}, { order: [['name', 'asc']] });
    return [...rows];
  },

  async create(context, { body }) {
    const row: {{One}}Row = { id: context.newId(), ...body, active: true, createdAt: context.at };
    await expectName(context, row);
    await context.store.insert({{domain}}, [row]);
    return row;
  },

  async update(context, { params, body }) {
    const old = await {{one}}At(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch<{{One}}Row>(old, body);
    await expectName(context, row);
    const { id, ...change } = row;
    await context.store.update({{domain}}, { id }, change);
    return row;
  },

  async remove(context, { params: { id } }) {
    await {{one}}At(context, id);
    await context.store.remove({{domain}}, { id });
    return { success: true };
  },
};
