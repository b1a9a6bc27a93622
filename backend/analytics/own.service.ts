/** Own analytics: what administrators keep, who sees it, and its figure. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import {
  readerGroups,
  measures,
  plotsOf,
  type ReaderGroup,
  type OwnProblem,
} from '#schema/analytics/own.rules.ts';
import type { CustomAnalytic } from '#schema/analytics/own.shapes.ts';
import { may } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { putInOrder } from '../http/rowOrder.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { departments, users } from '../people/users.tables.ts';
import { superTypes } from '../program/program.tables.ts';
import { isCountry } from '../reference/countries.ts';
import type { Row } from '../store/table.ts';
import { customAnalytics } from './analytics.tables.ts';
import { ownFigure, type OwnAsk } from './own.figure.ts';

type OwnRow = Row<typeof customAnalytics>;
type Calls =
  | 'customAnalytics'
  | 'publicAnalytics'
  | 'createCustom'
  | 'orderCustom'
  | 'updateCustom'
  | 'removeCustom'
  | 'customFigure'
  | 'previewCustom';

const known = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The shownTo that a reader belongs to, which sees all wider ones too. */
const groupOf = ({ me: { userType } }: Context): ReaderGroup =>
  may(userType, 'analytics.manage') ? 'administrators' : userType === 'manager' ? 'managers' : 'employees';

/** The rows as administrators see them, each with why others do not. */
async function viewsOf({ store }: Context, rows: readonly OwnRow[]): Promise<CustomAnalytic[]> {
  const { rows: people } = await store.list(users, {
    columns: ['userType', 'active', 'deletedAt'],
    where: { id: { in: known(rows.map(({ makerId }) => makerId)) } },
  });
  const makers = new Map(people.map((one) => [one.id, one]));
  const { rows: areaRows } = await store.list(departments, {
    where: { id: { in: known(rows.map(({ departmentId }) => departmentId)) } },
  });
  const { rows: categoryRows } = await store.list(superTypes, {
    where: { id: { in: known(rows.map(({ categoryId }) => categoryId)) } },
  });
  const [areas, categories] = [areaRows, categoryRows].map((all) => new Set(all.map(({ id }) => id)));
  const problemOf = ({ makerId, kind, embedUrl, departmentId, categoryId }: OwnRow): OwnProblem | null => {
    const maker = makers.get(makerId ?? '');
    const has = maker !== undefined && maker.active && maker.deletedAt === null;
    if (makerId !== null && !(has && may(maker.userType, measures[kind].can))) return 'maker';
    if (embedUrl !== null) return null;
    if (departmentId !== null && areas?.has(departmentId) !== true) return 'department';
    return categoryId !== null && categories?.has(categoryId) !== true ? 'category' : null;
  };
  return rows.map((row) => {
    const { makerId: _, ...shown } = row;
    return { ...shown, isPublic: row.shownTo === 'employees', problem: problemOf(row) };
  });
}

const listed = async ({ store }: Context): Promise<readonly OwnRow[]> =>
  (await store.list(customAnalytics, { order: [['position', 'asc']] })).rows;

async function rowOf({ store, language }: Context, id: string): Promise<OwnRow> {
  const {
    rows: [row],
  } = await store.list(customAnalytics, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

async function viewOf(context: Context, row: OwnRow): Promise<CustomAnalytic> {
  const [view] = await viewsOf(context, [row]);
  if (view === undefined) throw domainError('not_found', context.language);
  return view;
}

/** Throws 403 for a figure that the maker may not read, and 422 for what does not fit together or exists no more. */
async function expectRight({ store, language, me }: Context, ask: OwnAsk): Promise<void> {
  const { kind, by, plot, departmentId = null, countryId = null, categoryId = null } = ask;
  const measure = measures[kind];
  if (!may(me.userType, measure.can))
    throw domainError('forbidden', language, [reason('kind', 'analytics_own_kind', language)]);
  const findings = new ValidationErrors(language);
  const isTagged = by === 'type' || by === 'value' || by === 'category';
  if (!measure.by.includes(by) || (isTagged && categoryId !== null)) findings.add('by', 'analytics_by');
  else if (!plotsOf(by).includes(plot)) findings.add('plot', 'analytics_plot');
  if (departmentId !== null) {
    const { rows } = await store.list(departments, { where: { id: departmentId }, limit: 1 });
    if (rows.length === 0) findings.add('departmentId', 'id_unknown');
  }
  if (countryId !== null && !isCountry(countryId)) findings.add('countryId', 'id_unknown');
  if (categoryId !== null) {
    const { rows } = await store.list(superTypes, { where: { id: categoryId }, limit: 1 });
    if (!measure.hasCategory) findings.add('categoryId', 'analytics_category');
    else if (rows.length === 0) findings.add('categoryId', 'id_unknown');
  }
  findings.throwIfAny();
}

export const ownService: Pick<Service<typeof analyticsEndpoints>, Calls> = {
  customAnalytics: async (context) => viewsOf(context, await listed(context)),

  /** The analytics that are published to the reader, in their order. */
  async publicAnalytics(context) {
    const reader = readerGroups.indexOf(groupOf(context));
    const views = await viewsOf(context, await listed(context));
    return views.filter(
      ({ shownTo, problem }) =>
        problem === null && shownTo !== 'administrators' && readerGroups.indexOf(shownTo) >= reader,
    );
  },

  async createCustom(context, { body }) {
    const { store, newId, at, me } = context;
    await expectRight(context, body);
    const { rows: last } = await store.list(customAnalytics, { order: [['position', 'desc']], limit: 1 });
    const row: OwnRow = {
      id: newId(),
      name: body.name,
      nameEn: body.nameEn,
      description: body.description ?? '',
      descriptionEn: noneIfEmpty(body.descriptionEn) ?? null,
      kind: body.kind,
      by: body.by,
      plot: body.plot,
      period: body.period,
      departmentId: body.departmentId ?? null,
      countryId: body.countryId ?? null,
      categoryId: body.categoryId ?? null,
      embedUrl: body.embedUrl ?? null,
      shownTo: body.shownTo,
      makerId: me.id,
      position: (last[0]?.position ?? -1) + 1,
      createdAt: at,
    };
    await store.insert(customAnalytics, [row]);
    return viewOf(context, row);
  },

  async updateCustom(context, { params, body }) {
    const { store, me } = context;
    const old = await rowOf(context, params.id);
    expectBase(context, body, old);
    const { basedOn: _, ...change } = body;
    const row = applyPatch(old, {
      ...change,
      descriptionEn: noneIfEmpty(body.descriptionEn),
      // The last editor is responsible for what others see.
      makerId: me.id,
    });
    await expectRight(context, row);
    const { id, ...kept } = row;
    await store.update(customAnalytics, { id }, kept);
    return viewOf(context, row);
  },

  async orderCustom(context, { body: { ids } }) {
    const { store } = context;
    return putInOrder(context, await listed(context), ids, (id, position) =>
      store.update(customAnalytics, { id }, { position }),
    );
  },

  async removeCustom(context, { params }) {
    const { id } = await rowOf(context, params.id);
    await context.store.remove(customAnalytics, { id });
    return { success: true };
  },

  /** Answers 404 for an analytic that is not published to the reader. */
  async customFigure(context, { params }) {
    const { language } = context;
    const row = await viewOf(context, await rowOf(context, params.id));
    const reader = groupOf(context);
    const isOpen =
      reader === 'administrators' ||
      (row.problem === null && readerGroups.indexOf(row.shownTo) >= readerGroups.indexOf(reader));
    if (!isOpen) throw domainError('not_found', language);
    if (row.embedUrl !== null)
      throw domainError('invalid', language, [reason('id', 'analytics_elsewhere', language)]);
    return ownFigure(context, row, reader);
  },

  async previewCustom(context, { body: { shownTo, ...ask } }) {
    await expectRight(context, ask);
    return ownFigure(context, ask, shownTo);
  },
};
