/** The form of a product in the contract's terms: row → fields → what is sent, and what is wrong with it. */
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { changesOf } from '#src/lib/changes.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import type { AdminProduct } from './products.queries.ts';

/** A question as it is written. */
export interface QuestionDraft {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** Free words otherwise. */
  readonly hasOptions: boolean;
  /** One a line. */
  readonly options: string;
}

/** Fields of the form; empty strings stand for nothing chosen. */
export interface ProductFields {
  name: string;
  description: string;
  categoryId: string;
  /** Empty for every catalog. */
  catalogId: string;
  /** Empty for the organisation itself. */
  providerId: string;
  externalId: string;
  /** Null while the field is empty. */
  points: number | null;
  /** Null for any number. */
  stock: number | null;
  isDigital: boolean;
  needsApproval: boolean;
  /** As the field for day and hour holds it. */
  opensAt: string;
  closesAt: string;
  questions: readonly QuestionDraft[];
  terms: string;
  /** Chosen just now. */
  image: File | null;
}

/** The form of a product; of a new one for null. */
export const fieldsOf = (product: AdminProduct | null): ProductFields => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  categoryId: product?.categoryId ?? '',
  catalogId: product?.catalogId ?? '',
  providerId: product?.provider?.id ?? '',
  externalId: product?.externalId ?? '',
  points: product?.points ?? null,
  stock: product === null ? 10 : product.stock,
  isDigital: product?.isDigital ?? false,
  needsApproval: product?.needsApproval ?? false,
  opensAt: toField(product?.opensAt ?? null),
  closesAt: toField(product?.closesAt ?? null),
  questions: (product?.questions ?? []).map(({ id, label, required, options }) => ({
    id,
    label,
    required,
    hasOptions: options.length > 0,
    options: options.join('\n'),
  })),
  terms: product?.terms ?? '',
  image: null,
});

/** The options of a question: a line each, the same one once. */
export const optionsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const questionOf = ({ id, label, required, hasOptions, options }: QuestionDraft): ProductQuestion => ({
  id,
  label: label.trim(),
  required,
  options: hasOptions ? optionsOf(options) : [],
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What goes to the server. */
export const toProductInput = (fields: ProductFields) => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  categoryId: fields.categoryId,
  catalogId: orNull(fields.catalogId),
  providerId: orNull(fields.providerId),
  // Only a provider knows its products by a code.
  externalId: fields.providerId === '' ? null : orNull(fields.externalId),
  points: fields.points ?? 0,
  stock: fields.stock,
  isDigital: fields.isDigital,
  needsApproval: fields.needsApproval,
  opensAt: fromField(fields.opensAt),
  closesAt: fromField(fields.closesAt),
  questions: fields.questions.map(questionOf),
  terms: fields.terms.trim(),
});

/** What was changed: the rest stays as it is by now, above all the pieces that people have redeemed meanwhile. */
export function productChanges(
  before: ProductFields,
  fields: ProductFields,
): Partial<ReturnType<typeof toProductInput>> {
  return changesOf(toProductInput(before), toProductInput(fields));
}

/** The fewest options that are a choice. */
const fewestOptions = 2;

/** What is wrong with one question, by field; nothing where it can be asked. */
export function questionFaults(
  question: QuestionDraft,
  language: Language,
): { readonly label?: string; readonly options?: string; readonly tooFew?: true } {
  const checked = check(ProductQuestion, questionOf(question), language);
  const said = (field: string): string | undefined =>
    checked.ok ? undefined : checked.reasons.find((one) => one.field.split('.')[0] === field)?.message;
  const [label, options] = [said('label'), said('options')];
  return {
    ...(label === undefined ? {} : { label }),
    ...(options === undefined ? {} : { options }),
    ...(question.hasOptions && optionsOf(question.options).length < fewestOptions ? { tooFew: true } : {}),
  };
}

/** What no field says alone. */
function more(fields: ProductFields, language: Language): readonly Reason[] {
  const [opens, closes] = [fromField(fields.opensAt), fromField(fields.closesAt)];
  return [
    ...(opens !== null && closes !== null && closes <= opens
      ? [reason('closesAt', 'window_reversed', language)]
      : []),
    ...fields.questions.flatMap((question, at) =>
      questionFaults(question, language).tooFew === true
        ? [reason(`questions.${at}.options`, 'too_few', language, { minimum: fewestOptions })]
        : [],
    ),
  ];
}

/** How form and row belong together. */
export const productForm: RowForm<ProductFields> = {
  schema: catalogAdminEndpoints.createProduct.body,
  // An emptied number is left out: the row calls it missing.
  toInput: (fields) => {
    const { points, ...others } = toProductInput(fields);
    return fields.points === null ? others : { ...others, points };
  },
  more,
};

/** Fields that the server's reasons can stand beside. */
export const knownFields = [
  'name',
  'description',
  'categoryId',
  'catalogId',
  'providerId',
  'externalId',
  'points',
  'stock',
  'opensAt',
  'closesAt',
  'questions',
  'terms',
] as const satisfies readonly (keyof ProductFields)[];
