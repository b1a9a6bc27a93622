/** The rules of challenges, once for every deployment. */
import type { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { challenges } from './challenges.tables.ts';

type ChallengeRow = Row<typeof challenges>;

async function challengeAt({ store, language }: Context, id: string): Promise<ChallengeRow> {
  const {
    rows: [row],
  } = await store.list(challenges, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Throws 422 if another row has the name. */
async function expectName({ store, language }: Context, row: ChallengeRow): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(challenges);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  findings.throwIfAny();
}

export const challengeService: Service<typeof challengeEndpoints> = {
  async list({ store }, { query }) {
    const at = { page: query.page, perPage: pageSize.default };
    return pageFrom(store, challenges, { where: { active: true }, order: [['createdAt', 'desc']] }, at);
  },

  async all({ store }) {
    const { rows } = await store.list(challenges, { order: [['name', 'asc']] });
    return [...rows];
  },

  async create(context, { body }) {
    const row: ChallengeRow = { id: context.newId(), ...body, active: true, createdAt: context.at };
    await expectName(context, row);
    await context.store.insert(challenges, [row]);
    return row;
  },

  async update(context, { params, body }) {
    const old = await challengeAt(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch<ChallengeRow>(old, body);
    await expectName(context, row);
    const { id, ...change } = row;
    await context.store.update(challenges, { id }, change);
    return row;
  },

  async remove(context, { params: { id } }) {
    await challengeAt(context, id);
    await context.store.remove(challenges, { id });
    return { success: true };
  },
};
