/** Administrators make kinds of requests and look at what was handed in. */
import { decisionLimits } from '#schema/decisions/decisions.rules.ts';
import { pageSize } from '#schema/limits.ts';
import type { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { deciding } from '../decisions/approvers.ts';
import { overdueOf } from '../decisions/decisions.access.ts';
import { forms } from '../forms/forms.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { kindBy, type KindRow, type RequestRow } from './requests.access.ts';
import { requestKinds, requests } from './requests.tables.ts';
import { orgKindsOf, requestsOf } from './requests.views.ts';

type Calls = 'create' | 'update' | 'all' | 'requests';

/** Raises 422 for a form that cannot be answered, and for people who cannot decide. */
async function expectSound(
  { store, language }: Context,
  row: KindRow,
  before: KindRow | null,
): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows: all } = await store.list(requestKinds);
  const same = (title: string): boolean => fold(title) === fold(row.title);
  if (all.some(({ id, title }) => id !== row.id && same(title))) findings.add('title', 'name_taken');
  if (row.surveyId !== null && row.formId !== null) findings.add('formId', 'request_form');
  if (row.surveyId !== null && row.surveyId !== before?.surveyId) {
    const [known] = await store.tally(surveys, {
      where: { id: row.surveyId, kind: 'solicitud', publishedAt: { ne: null }, closedAt: null },
    });
    if ((known?.count ?? 0) === 0) findings.add('surveyId', 'request_form_unknown');
  }
  if (row.formId !== null && row.formId !== before?.formId) {
    const [known] = await store.tally(forms, { where: { id: row.formId } });
    if ((known?.count ?? 0) === 0) findings.add('formId', 'request_form_unknown');
  }
  const added = row.approverIds.filter((id) => before?.approverIds.includes(id) !== true);
  const [able] = await store.tally(users, { where: { ...deciding, id: { in: added } } });
  if ((able?.count ?? 0) < added.length) findings.add('approverIds', 'request_approver');
  findings.throwIfAny();
}

async function orgKind(context: Context, id: string) {
  const [shown] = await orgKindsOf(context, [await kindBy(context, id)]);
  if (shown === undefined) throw new Error(`kind ${id} is not shown`);
  return shown;
}

export const makingService: Pick<Service<typeof requestEndpoints>, Calls> = {
  async create(context, { body }) {
    const { store, newId, at } = context;
    const row: KindRow = {
      id: newId(),
      title: body.title,
      description: body.description ?? '',
      needs: body.needs ?? '',
      surveyId: body.surveyId ?? null,
      formId: body.formId ?? null,
      approverIds: [...new Set(body.approverIds)],
      rule: body.rule ?? 'any',
      clockHours: body.clockHours ?? decisionLimits.clockHours.usual,
      takesFiles: body.takesFiles ?? true,
      active: body.active ?? true,
      createdAt: at,
    };
    await expectSound(context, row, null);
    await store.insert(requestKinds, [row]);
    return orgKind(context, row.id);
  },

  async update(context, { params, body }) {
    const old = await kindBy(context, params.id);
    expectBase(context, body, old);
    const { id, ...given } = applyPatch<KindRow>(old, body);
    // A form of the other kind replaces the present one.
    const change = {
      ...given,
      formId: typeof body.surveyId === 'string' && body.formId === undefined ? null : given.formId,
      surveyId: typeof body.formId === 'string' && body.surveyId === undefined ? null : given.surveyId,
      approverIds: [...new Set(given.approverIds)],
    };
    await expectSound(context, { id, ...change }, old);
    await context.store.update(requestKinds, { id }, change);
    return orgKind(context, id);
  },

  async all(context) {
    const { rows } = await context.store.list(requestKinds, { order: [['title', 'asc']] });
    return orgKindsOf(context, rows);
  },

  async requests(context, { query: { page, keywords, kindId, status, late, from, to } }) {
    const { store } = context;
    const words = fold(keywords ?? '');
    const timezone = from === undefined && to === undefined ? '' : await timezoneOf(store);
    const begin = from === undefined ? undefined : dayStart(from, timezone);
    const end = to === undefined ? undefined : dayStart(dayAfter(to, 1), timezone);
    const where: Where<RequestRow> = {
      ...(kindId === undefined ? {} : { kindId }),
      ...(status === undefined ? {} : { state: status }),
      ...(late === true ? { id: { in: await overdueOf(store, 'request') } } : {}),
      ...(words === '' ? {} : { fold: { has: words } }),
      ...(begin === undefined && end === undefined
        ? {}
        : { createdAt: { gte: begin ?? '', lt: end ?? '9999' } }),
    };
    const { items, pagination } = await pageFrom(
      store,
      requests,
      { where, order: [['createdAt', 'desc']] },
      { page, perPage: pageSize.default },
    );
    return { items: await requestsOf(context, items), pagination };
  },
};
