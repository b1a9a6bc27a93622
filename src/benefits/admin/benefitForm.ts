/** The fields of a benefit, and the input made from them. */
import { BenefitInput } from '#schema/benefits/benefits.shapes.ts';
import { decisionLimits, type DecisionRule } from '#schema/decisions/decisions.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminBenefit } from './benefitsAdmin.queries.ts';

/** Who may ask, as data. */
export type Conditions = AdminBenefit['conditions'];

export interface BenefitFields {
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  category: string;
  categoryEn: string;
  worth: string;
  worthEn: string;
  iconKey: string | null;
  startsOn: string;
  endsOn: string;
  stock: number | null;
  conditions: Conditions;
  /** The id of a hosted form; empty for a note. */
  form: string;
  automatic: boolean;
  approvers: PublicUser[];
  rule: DecisionRule;
  clockHours: number | null;
  delivery: string;
  deliveryEn: string;
}

const orNull = (text: string): string | null => text.trim() || null;

export const benefitForm = {
  schema: BenefitInput,
  toInput: (fields) => ({
    name: fields.name.trim(),
    nameEn: orNull(fields.nameEn),
    description: fields.description.trim(),
    descriptionEn: orNull(fields.descriptionEn),
    category: fields.category.trim(),
    categoryEn: orNull(fields.categoryEn),
    worth: fields.worth.trim(),
    worthEn: orNull(fields.worthEn),
    iconKey: fields.iconKey,
    startsOn: orNull(fields.startsOn),
    endsOn: orNull(fields.endsOn),
    stock: fields.stock,
    conditions: fields.conditions,
    formId: orNull(fields.form),
    automatic: fields.automatic,
    approverIds: fields.approvers.map(({ id }) => id),
    rule: fields.rule,
    clockHours: fields.clockHours ?? 0,
    delivery: fields.delivery.trim(),
    deliveryEn: orNull(fields.deliveryEn),
  }),
  names: { formId: 'form', approverIds: 'approvers' },
} satisfies RowForm<BenefitFields>;

export const everybody: Conditions = { serviceMonths: null, departmentIds: [], countryIds: [], once: null };

/** The fields of a stored benefit; null for a new one. */
export const benefitFields = (benefit: AdminBenefit | null): BenefitFields => ({
  name: benefit?.name ?? '',
  nameEn: benefit?.nameEn ?? '',
  description: benefit?.description ?? '',
  descriptionEn: benefit?.descriptionEn ?? '',
  category: benefit?.category ?? '',
  categoryEn: benefit?.categoryEn ?? '',
  worth: benefit?.worth ?? '',
  worthEn: benefit?.worthEn ?? '',
  iconKey: benefit?.iconKey ?? null,
  startsOn: benefit?.startsOn ?? '',
  endsOn: benefit?.endsOn ?? '',
  stock: benefit?.stock ?? null,
  conditions: benefit?.conditions ?? everybody,
  form: benefit?.formId ?? '',
  automatic: benefit?.automatic ?? false,
  approvers: [...(benefit?.approvers ?? [])],
  rule: benefit?.rule ?? 'any',
  clockHours: benefit?.clockHours ?? decisionLimits.clockHours.usual,
  delivery: benefit?.delivery ?? '',
  deliveryEn: benefit?.deliveryEn ?? '',
});

export const benefitFieldNames = Object.keys(benefitFields(null)) as readonly (keyof BenefitFields)[]; // it has all of them
