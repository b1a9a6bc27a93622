/** Categories of programs. */
import { may } from '#schema/permissions.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { programLimits } from '#schema/programs/programs.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { byName, isNameTaken } from '../kit/names.ts';
import type { Row } from '../store/table.ts';
import { programCategories, programs } from './programs.tables.ts';

type Calls = 'categories' | 'createCategory' | 'updateCategory' | 'removeCategory';
type CategoryRow = Row<typeof programCategories>;

/** Raises 422 for a taken name, and for too many categories. */
async function expectSound({ store, language }: Context, row: CategoryRow): Promise<void> {
  const { rows } = await store.list(programCategories);
  const findings = new ValidationErrors(language);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  if (!rows.some(({ id }) => id === row.id) && rows.length >= programLimits.categories)
    findings.add('name', 'too_many', { maximum: programLimits.categories });
  findings.throwIfAny();
}

async function categoryBy({ store, language }: Context, id: string): Promise<CategoryRow> {
  const {
    rows: [row],
  } = await store.list(programCategories, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

export const categoriesService: Pick<Service<typeof programEndpoints>, Calls> = {
  async categories({ store, me, language }) {
    const { rows } = await store.list(programCategories);
    const manages = may(me.userType, 'programs.manage');
    return rows.filter(({ active }) => active || manages).toSorted(byName(language));
  },

  async createCategory(context, { body: { name, nameEn, icon, active = true } }) {
    const row = {
      id: context.newId(),
      name,
      nameEn: noneIfEmpty(nameEn) ?? null,
      icon: noneIfEmpty(icon) ?? null,
      active,
    };
    await expectSound(context, row);
    await context.store.insert(programCategories, [row]);
    return row;
  },

  async updateCategory(context, { params: { id }, body }) {
    const old = await categoryBy(context, id);
    expectBase(context, body, old);
    const row = applyPatch<CategoryRow>(old, {
      ...body,
      nameEn: noneIfEmpty(body.nameEn),
      icon: noneIfEmpty(body.icon),
    });
    await expectSound(context, row);
    const { id: _id, ...change } = row;
    await context.store.update(programCategories, { id }, change);
    return row;
  },

  async removeCategory(context, { params: { id } }) {
    await categoryBy(context, id);
    await context.store.update(programs, { categoryId: id }, { categoryId: null });
    await context.store.remove(programCategories, { id });
    return { success: true };
  },
};
