/** Saved views: each person's own filters of the charts under names, and whether their numbers are mailed. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { SavedView } from '#schema/analytics/views.endpoints.ts';
import { viewLimits } from '#schema/analytics/views.rules.ts';
import { may } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { departments } from '../people/users.tables.ts';
import { superTypes } from '../program/program.tables.ts';
import { isCountry } from '../reference/countries.ts';
import type { Row } from '../store/table.ts';
import { monthToMail } from './views.mailed.ts';
import { savedViews } from './views.tables.ts';

type ViewRow = Row<typeof savedViews>;
type Calls = 'savedViews' | 'createView' | 'updateView' | 'removeView';

const viewOf = ({ userId: _owner, mailedFor: _month, ...view }: ViewRow): SavedView => view;

const ownOf = async ({ store, me }: Context): Promise<readonly ViewRow[]> =>
  (await store.list(savedViews, { where: { userId: me.id }, order: [['name', 'asc']] })).rows;

/** Throws 404 for a view of somebody else too. */
async function rowOf(context: Context, id: string): Promise<ViewRow> {
  const row = (await ownOf(context)).find((one) => one.id === id);
  if (row === undefined) throw domainError('not_found', context.language);
  return row;
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Throws 409 if another view of the reader has the name. */
function expectFree({ language }: Context, others: readonly ViewRow[], name: string): void {
  if (others.some((one) => sameName(one.name, name)))
    throw domainError('conflict', language, [reason('name', 'name_taken', language)]);
}

/** Throws 422 for a filter that names nothing, or days that are reversed or only half there. */
async function expectFilter(
  { store, language }: Context,
  { period, startDate, endDate, departmentId, countryId, categoryId }: Omit<ViewRow, 'id' | 'userId'>,
): Promise<void> {
  const findings = new ValidationErrors(language);
  if (period === null && startDate === null) findings.add('startDate', 'required');
  if (period === null && endDate === null) findings.add('endDate', 'required');
  if (startDate !== null && endDate !== null && endDate < startDate)
    findings.add('endDate', 'dates_reversed');
  if (departmentId !== null) {
    const { rows } = await store.list(departments, { where: { id: departmentId }, limit: 1 });
    if (rows.length === 0) findings.add('departmentId', 'id_unknown');
  }
  if (countryId !== null && !isCountry(countryId)) findings.add('countryId', 'id_unknown');
  if (categoryId !== null) {
    const { rows } = await store.list(superTypes, { where: { id: categoryId }, limit: 1 });
    if (rows.length === 0) findings.add('categoryId', 'id_unknown');
  }
  findings.throwIfAny();
}

export const viewService: Pick<Service<typeof analyticsEndpoints>, Calls> = {
  savedViews: async (context) => (await ownOf(context)).map(viewOf),

  async createView(context, { body }) {
    const { store, newId, at, me, language } = context;
    const row: ViewRow = {
      id: newId(),
      userId: me.id,
      ...body,
      isMailed: false,
      mailedFor: '',
      createdAt: at,
    };
    await expectFilter(context, row);
    const own = await ownOf(context);
    expectFree(context, own, row.name);
    if (own.length >= viewLimits.most)
      throw domainError('conflict', language, [
        reason('name', 'view_most', language, { maximum: viewLimits.most }),
      ]);
    await store.insert(savedViews, [row]);
    return viewOf(row);
  },

  async updateView(context, { params, body }) {
    const { store, now, language, me } = context;
    const old = await rowOf(context, params.id);
    expectBase(context, body, old);
    if (body.isMailed === true && !may(me.userType, 'analytics.manage'))
      throw domainError('forbidden', language, [reason('isMailed', 'view_mailed', language)]);
    const { basedOn: _, ...change } = body;
    const row = applyPatch(old, {
      ...change,
      // What would have left already is not sent late.
      mailedFor: body.isMailed === true && !old.isMailed ? await monthToMail(store, now) : old.mailedFor,
    });
    expectFree(
      context,
      (await ownOf(context)).filter(({ id }) => id !== row.id),
      row.name,
    );
    const { id, ...kept } = row;
    await store.update(savedViews, { id }, kept);
    return viewOf(row);
  },

  async removeView(context, { params }) {
    const { id } = await rowOf(context, params.id);
    await context.store.remove(savedViews, { id });
    return { success: true };
  },
};
