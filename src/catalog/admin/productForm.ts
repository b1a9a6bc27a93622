/** The form of a product, mapped to the contract: initial fields, input of the call, and validation. */
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import type { Language } from '#schema/limits.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { storeReasons } from '#schema/reasons.store.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import type { AdminProduct } from './products.queries.ts';

const reason = reasonIn({ ...generalReasons, ...storeReasons });

/** A question as edited. */
export interface QuestionDraft {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** False means free text. */
  readonly hasOptions: boolean;
  /** One option per line. */
  readonly options: string;
}

/** Fields of the form. An empty string means no choice. */
export interface ProductFields {
  name: string;
  description: string;
  categoryId: string;
  /** Empty means every catalog. */
  catalogId: string;
  /** Empty means the organisation itself. */
  providerId: string;
  externalId: string;
  /** Null while the field is empty. */
  points: number | null;
  /** Null means unlimited. */
  stock: number | null;
  isDigital: boolean;
  needsApproval: boolean;
  /** The value of the `datetime-local` field. */
  opensAt: string;
  closesAt: string;
  questions: readonly QuestionDraft[];
  terms: string;
  /** The picture chosen in this form. */
  image: File | null;
}

/** The initial fields of a product; null for a new one. */
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

/** The options of a question, one per line, without duplicates. */
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

/** The fields as the input of the call, and the picture, which is sent after it. */
const toInput = (product: AdminProduct | null) => (fields: ProductFields) => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  categoryId: fields.categoryId,
  catalogId: orNull(fields.catalogId),
  providerId: orNull(fields.providerId),
  // The external code belongs to a provider.
  externalId: fields.providerId === '' ? null : orNull(fields.externalId),
  points: fields.points ?? 0,
  stock: fields.stock,
  isDigital: fields.isDigital,
  needsApproval: fields.needsApproval,
  opensAt: fromField(fields.opensAt, product?.opensAt),
  closesAt: fromField(fields.closesAt, product?.closesAt),
  questions: fields.questions.map(questionOf),
  terms: fields.terms.trim(),
  image: fields.image,
});

/** The minimum number of options of a choice. */
const fewestOptions = 2;

/** The errors of one question by field; empty if the question is valid. */
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

/** Validation across fields. */
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

/** The schema and mapping of the form; null for a new product. */
export const productForm = (product: AdminProduct | null) =>
  ({
    schema: catalogAdminEndpoints.createProduct.body,
    toInput: toInput(product),
    more,
  }) satisfies RowForm<ProductFields>;

/** Fields that can show a validation error of the server. */
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
  'image',
] as const satisfies readonly (keyof ProductFields)[];
