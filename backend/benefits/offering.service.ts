/** Administrators make benefits, see who may ask and who did, and follow what was asked for. */
import { benefitLimits, type OrgBenefitState } from '#schema/benefits/benefits.rules.ts';
import type { BenefitConditions } from '#schema/benefits/eligibility.ts';
import type { offerEndpoints } from '#schema/benefits/offer.endpoints.ts';
import { decisionLimits } from '#schema/decisions/decisions.rules.ts';
import { pageSize } from '#schema/limits.ts';
import { permissions } from '#schema/permissions.ts';
import { deciding } from '../decisions/approvers.ts';
import { overdueOf } from '../decisions/decisions.access.ts';
import { checkIcon, dropIcon } from '../files/ownIcon.ts';
import { forms } from '../forms/forms.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { todayOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';
import { isCountry } from '../reference/countries.ts';
import type { Where } from '../store/port.ts';
import { admittedBy } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { benefitBy } from './benefits.access.ts';
import { benefits, benefitSubmissions } from './benefits.tables.ts';
import { orgBenefitsOf } from './benefits.views.ts';
import type { BenefitRow, SubmissionRow } from './places.ts';
import { submissionsOf } from './submissions.views.ts';
import { benefitUse } from './use.ts';

type Calls = 'create' | 'update' | 'archive' | 'all' | 'orgBenefit' | 'submissions' | 'reach' | 'use';

const everybody: BenefitConditions = { serviceMonths: null, departmentIds: [], countryIds: [], once: null };

const foldOf = ({ name, nameEn, category, description }: BenefitRow): string =>
  fold([name, nameEn ?? '', category, description].join(' '));

/** Raises 422 for what cannot be: days, form, approvers, places that do not exist, a picture that is not the caller's. */
async function expectSound(context: Context, row: BenefitRow, before: BenefitRow | null): Promise<void> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  const { startsOn, endsOn, formId, conditions } = row;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) findings.add('endsOn', 'benefit_days');
  if (formId !== null && formId !== before?.formId) {
    const [known] = await store.tally(forms, { where: { id: formId } });
    if ((known?.count ?? 0) === 0) findings.add('formId', 'benefit_form_unknown');
  }
  const added = row.approverIds.filter((id) => before?.approverIds.includes(id) !== true);
  const [able] = await store.tally(users, { where: { ...deciding, id: { in: added } } });
  if ((able?.count ?? 0) < added.length) findings.add('approverIds', 'request_approver');
  // What a benefit names already stays, though a department has gone.
  const named = conditions.departmentIds.filter(
    (id) => before?.conditions.departmentIds.includes(id) !== true,
  );
  const [known] = await store.tally(departments, { where: { id: { in: named } } });
  if ((known?.count ?? 0) < named.length) findings.add('conditions.departmentIds', 'department_unknown');
  if (!conditions.countryIds.every(isCountry))
    findings.add('conditions.countryIds', 'benefit_country_unknown');
  await checkIcon(context, { key: row.iconKey, before: before?.iconKey ?? null, field: 'iconKey' }, findings);
  findings.throwIfAny();
}

async function shownBy(context: Context, id: string) {
  const [shown] = await orgBenefitsOf(context, [await benefitBy(context, id)]);
  if (shown === undefined) throw new Error(`benefit ${id} is not shown`);
  return shown;
}

const unique = <C extends BenefitConditions>({
  departmentIds,
  countryIds,
  ...more
}: C): BenefitConditions => ({
  ...more,
  departmentIds: [...new Set(departmentIds)],
  countryIds: [...new Set(countryIds)],
});

/** The filter for benefits in a state on a day. Archived ones are listed only if asked for. */
function whereIn(state: OrgBenefitState | undefined, today: string): Where<BenefitRow> {
  if (state === undefined) return { archived: false };
  if (state === 'archived') return { archived: true };
  if (state === 'off') return { archived: false, active: false };
  const on = { archived: false, active: true } as const;
  if (state === 'over') return { ...on, endsOn: { lt: today } };
  const running = [{ endsOn: null }, { endsOn: { gte: today } }];
  if (state === 'planned') return { ...on, startsOn: { gt: today }, or: running };
  return {
    ...on,
    or: running.flatMap((one) => [
      { ...one, startsOn: null },
      { ...one, startsOn: { lte: today } },
    ]),
  };
}

/** The filter for people who meet conditions on a day; how often is not asked. */
const reached = (
  { serviceMonths, departmentIds, countryIds }: BenefitConditions,
  today: string,
): Where<UserRow> => ({
  active: true,
  deletedAt: null,
  userType: { in: permissions['benefits.use'] },
  ...(serviceMonths === null ? {} : { admissionDate: { lte: admittedBy(today, serviceMonths) } }),
  ...(departmentIds.length === 0 ? {} : { departmentId: { in: departmentIds } }),
  ...(countryIds.length === 0 ? {} : { countryId: { in: countryIds } }),
});

export const offeringService: Pick<Service<typeof offerEndpoints>, Calls> = {
  async create(context, { body }) {
    const { store, newId, at } = context;
    const [all] = await store.tally(benefits);
    if ((all?.count ?? 0) >= benefitLimits.benefits) refuse(context, 'benefit_many');
    const row: BenefitRow = {
      id: newId(),
      name: body.name,
      nameEn: body.nameEn ?? null,
      description: body.description ?? '',
      descriptionEn: body.descriptionEn ?? null,
      category: body.category ?? '',
      categoryEn: body.categoryEn ?? null,
      worth: body.worth ?? '',
      worthEn: body.worthEn ?? null,
      delivery: body.delivery ?? '',
      deliveryEn: body.deliveryEn ?? null,
      fold: '',
      iconKey: body.iconKey ?? null,
      startsOn: body.startsOn ?? null,
      endsOn: body.endsOn ?? null,
      stock: body.stock ?? null,
      taken: 0,
      automatic: body.automatic ?? false,
      conditions: unique(body.conditions ?? everybody),
      formId: body.formId ?? null,
      approverIds: [...new Set(body.approverIds)],
      rule: body.rule ?? 'any',
      clockHours: body.clockHours ?? decisionLimits.clockHours.usual,
      active: body.active ?? true,
      archived: false,
      waiting: 0,
      approved: 0,
      delivered: 0,
      refused: 0,
      usualHours: null,
      createdAt: at,
    };
    await expectSound(context, row, null);
    await store.insert(benefits, [{ ...row, fold: foldOf(row) }]);
    return shownBy(context, row.id);
  },

  async update(context, { params, body }) {
    const old = await benefitBy(context, params.id);
    expectBase(context, body, old);
    const { id, ...given } = applyPatch<BenefitRow>(old, body);
    const row: BenefitRow = {
      id,
      ...given,
      conditions: unique(given.conditions),
      approverIds: [...new Set(given.approverIds)],
    };
    await expectSound(context, row, old);
    const { taken } = old;
    if (row.stock !== null && row.stock < taken) refuse(context, 'benefit_taken', { taken });
    const { id: _id, ...change } = row;
    await context.store.update(benefits, { id }, { ...change, fold: foldOf(row) });
    await dropIcon(context, old.iconKey, row.iconKey);
    return shownBy(context, id);
  },

  async archive(context, { params: { id }, body: { archived } }) {
    const { archived: before } = await benefitBy(context, id);
    if (before === archived) refuse(context, 'benefit_archived');
    await context.store.update(benefits, { id }, { archived });
    return shownBy(context, id);
  },

  async all(context, { query: { page, keywords, state } }) {
    const words = fold(keywords ?? '');
    const { items, pagination } = await pageFrom(
      context.store,
      benefits,
      {
        where: {
          ...whereIn(state, await todayOf(context)),
          ...(words === '' ? {} : { fold: { has: words } }),
        },
        order: [['name', 'asc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await orgBenefitsOf(context, items), pagination };
  },

  orgBenefit: (context, { params: { id } }) => shownBy(context, id),

  async submissions(context, { query: { page, keywords, benefitId, status, departmentId, late } }) {
    const { store } = context;
    const words = fold(keywords ?? '');
    const where: Where<SubmissionRow> = {
      ...(benefitId === undefined ? {} : { benefitId }),
      ...(status === undefined ? {} : { state: status }),
      ...(departmentId === undefined ? {} : { departmentId }),
      ...(late === true ? { id: { in: await overdueOf(store, 'benefit') } } : {}),
      ...(words === '' ? {} : { fold: { has: words } }),
    };
    const { items, pagination } = await pageFrom(
      store,
      benefitSubmissions,
      { where, order: [['createdAt', 'desc']] },
      { page, perPage: pageSize.default },
    );
    return { items: await submissionsOf(context, items), pagination };
  },

  async reach(context, { body }) {
    const where = reached(body, await todayOf(context));
    const [counted] = await context.store.tally(users, { where });
    return { people: counted?.count ?? 0 };
  },

  async use(context, { params: { id } }) {
    await benefitBy(context, id);
    return benefitUse(context, id);
  },
};
