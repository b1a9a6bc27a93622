/** The form of a form: its fields, the input of the calls, and its draft on this device. */
import * as z from 'zod/mini';
import { formEndpoints } from '#schema/forms/forms.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { checkRows } from '#src/forms/builder/formFaults.ts';
import { FormRows, inputOf, rowsOf } from '#src/forms/builder/formRows.ts';
import type { AdminForm } from '#src/forms/formsAdmin.queries.ts';
import type { Me } from '#src/session/me.queries.ts';

/** The fields as a draft holds them. */
export const FormFields = z.object({
  title: z.string(),
  titleEn: z.string(),
  /** Null for the colours of the organisation. */
  themeId: z.nullable(z.string()),
  thankYouText: z.string(),
  thankYouTextEn: z.string(),
  rows: FormRows,
});
export type FormFields = z.output<typeof FormFields>;

/** The fields of a stored form; null for a new one. */
export const formFieldsOf = (form: AdminForm | null): FormFields => ({
  title: form?.title ?? '',
  titleEn: form?.titleEn ?? '',
  themeId: form?.themeId ?? null,
  thankYouText: form?.thankYouText ?? '',
  thankYouTextEn: form?.thankYouTextEn ?? '',
  rows: form === null ? [] : [...rowsOf(form)],
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const toInput = ({ rows, themeId, ...fields }: FormFields) => ({
  title: fields.title.trim(),
  titleEn: orNull(fields.titleEn),
  themeId,
  thankYouText: orNull(fields.thankYouText),
  thankYouTextEn: orNull(fields.thankYouTextEn),
  ...inputOf(rows),
});
export type FormInput = ReturnType<typeof toInput>;

export const formForm: RowForm<FormFields, FormInput> = {
  schema: formEndpoints.create.body,
  toInput,
  names: { sections: 'rows', questions: 'rows' },
  more: ({ rows }, language) => checkRows(rows, language),
};

/** Fields that show their own reasons. */
export const formFieldNames = [
  'title',
  'titleEn',
  'themeId',
  'thankYouText',
  'thankYouTextEn',
  'rows',
] as const satisfies readonly (keyof FormFields)[];

/** The name of a person's draft on this device; null is a new form. */
export const formDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, form: string | null): string =>
  `draft:form:${orgId}:${id}:${form ?? 'new'}`;
