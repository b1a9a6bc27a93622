/** Benefits as employees and administrators see them, in a constant number of reads for a page. */
import { benefitLimits, orgBenefitStateOf } from '#schema/benefits/benefits.rules.ts';
import type { Benefit, BenefitDetail, OrgBenefit } from '#schema/benefits/benefits.shapes.ts';
import { withIconUrl } from '../files/ownIcon.ts';
import { forms } from '../forms/forms.tables.ts';
import type { Context } from '../http/context.ts';
import { todayOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import { formOf } from '../requests/requests.access.ts';
import { leftOf, namesOf, reasonsFor } from './benefits.access.ts';
import { benefitSubmissions } from './benefits.tables.ts';
import type { BenefitRow, SubmissionRow } from './places.ts';
import { submissionsOf } from './submissions.views.ts';

/** What employees and administrators both see. */
function plainOf(context: Context, rows: readonly BenefitRow[]) {
  return Promise.all(
    rows.map(async (row) => {
      const { iconKey, iconUrl } = await withIconUrl(row, context);
      const { id, name, nameEn, description, descriptionEn, category, categoryEn, worth, worthEn } = row;
      const { startsOn, endsOn, stock, automatic, createdAt } = row;
      return {
        id,
        name,
        nameEn,
        description,
        descriptionEn,
        category,
        categoryEn,
        worth,
        worthEn,
        iconKey,
        iconUrl,
        startsOn,
        endsOn,
        stock,
        automatic,
        createdAt,
        left: leftOf(row),
        usualHours: automatic ? null : row.usualHours,
      };
    }),
  );
}

/** What the reader asked of these benefits, newest first. */
async function askedOf(
  { store, me }: Context,
  rows: readonly BenefitRow[],
): Promise<ReadonlyMap<string, readonly SubmissionRow[]>> {
  const { rows: own } = await store.list(benefitSubmissions, {
    where: { userId: me.id, benefitId: { in: rows.map(({ id }) => id) } },
    order: [['createdAt', 'desc']],
  });
  return Map.groupBy(own, ({ benefitId }) => benefitId);
}

/** Benefits for the caller, with why they cannot ask now. */
export async function benefitsOf(context: Context, rows: readonly BenefitRow[]): Promise<Benefit[]> {
  if (rows.length === 0) return [];
  const asked = await askedOf(context, rows);
  const facts = { today: await todayOf(context), names: await namesOf(context) };
  const newest = rows.flatMap(({ id }) => (asked.get(id) ?? []).slice(0, benefitLimits.shown));
  const mine = Map.groupBy(await submissionsOf(context, newest), ({ benefitId }) => benefitId);
  const plain = new Map((await plainOf(context, rows)).map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const shown = plain.get(row.id);
    if (shown === undefined) return [];
    const reasons = reasonsFor(context, row, asked.get(row.id) ?? [], facts);
    return [{ ...shown, reasons, mine: mine.get(row.id) ?? [] }];
  });
}

/** A benefit with its conditions and its form. */
export async function benefitDetail(context: Context, row: BenefitRow): Promise<BenefitDetail> {
  const [shown] = await benefitsOf(context, [row]);
  if (shown === undefined) throw new Error(`benefit ${row.id} is not shown`);
  const { serviceMonths, departmentIds, countryIds, once } = row.conditions;
  const names = await namesOf(context);
  return {
    ...shown,
    serviceMonths,
    once,
    departments: names(departmentIds),
    countries: names(countryIds),
    delivery: row.delivery,
    deliveryEn: row.deliveryEn,
    ...(await formIn(context, row)),
  };
}

/** The form of a benefit; empty without one. */
export const formIn = async ({ store }: Pick<Context, 'store'>, { id, formId }: BenefitRow) =>
  formId === null ? { sections: [], questions: [] } : formOf(store, { id, surveyId: null, formId });

/** Benefits for administrators. */
export async function orgBenefitsOf(context: Context, rows: readonly BenefitRow[]): Promise<OrgBenefit[]> {
  if (rows.length === 0) return [];
  const today = await todayOf(context);
  const { rows: asked } = await context.store.list(forms, {
    columns: ['title'],
    where: { id: { in: rows.flatMap(({ formId }) => formId ?? []) } },
  });
  const titles = new Map(asked.map(({ id, title }) => [id, title]));
  const people = await peopleById(
    context,
    rows.flatMap(({ approverIds }) => approverIds),
  );
  const plain = new Map((await plainOf(context, rows)).map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const shown = plain.get(row.id);
    if (shown === undefined) return [];
    const { delivery, deliveryEn, formId, approverIds, rule, clockHours, active, archived } = row;
    const { serviceMonths, departmentIds, countryIds, once } = row.conditions;
    const { waiting, approved, delivered, refused } = row;
    return [
      {
        ...shown,
        delivery,
        deliveryEn,
        formId,
        rule,
        clockHours,
        active,
        archived,
        conditions: {
          serviceMonths,
          departmentIds: [...departmentIds],
          countryIds: [...countryIds],
          once,
        },
        form: titles.get(formId ?? '') ?? null,
        approverIds: [...approverIds],
        approvers: approverIds.flatMap((one) => people.get(one) ?? []),
        state: orgBenefitStateOf(row, today),
        counters: { waiting, approved, delivered, refused },
      },
    ];
  });
}
