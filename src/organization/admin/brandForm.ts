/** The form of the organisation's brand. */
import * as z from 'zod/mini';
import { OrgCustomChange, type MarketingText } from '#schema/organization/organizationSettings.endpoints.ts';
import { reason } from '#schema/reasons.general.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { BrandChange, AdminBranding } from './organizationSettings.queries.ts';

/** The fields; colours are `#rrggbb`. */
export interface BrandFields {
  main: string;
  /** Null means the complement of the main colour. */
  secondary: string | null;
  sentenceEs: string;
  sentenceEn: string;
  /** The logo chosen in this form. */
  image: File | null;
  /** Removes the saved logo. */
  isLogoGone: boolean;
}

/** Fields that show their own validation errors. */
export const brandFields = ['main', 'secondary', 'sentenceEs', 'sentenceEn', 'image'] as const;

/** The initial fields of a saved brand. */
export const fieldsOf = ({ branding: { banner }, marketingText }: AdminBranding): BrandFields => ({
  main: banner.main,
  secondary: banner.secondary,
  sentenceEs: marketingText?.es ?? '',
  sentenceEn: marketingText?.en ?? '',
  image: null,
  isLogoGone: false,
});

/** Null if both languages are empty. */
function sentenceOf({ sentenceEs, sentenceEn }: BrandFields): MarketingText | null {
  const [es, en] = [sentenceEs.trim(), sentenceEn.trim()];
  return es === '' && en === '' ? null : { es, en };
}

/** A logo is sent only if one was chosen or removed. */
const toInput = (fields: BrandFields): BrandChange => ({
  banner: { main: fields.main, secondary: fields.secondary },
  marketingText: sentenceOf(fields),
  ...(fields.image === null && !fields.isLogoGone ? {} : { logo: fields.image }),
});

/** Validates with the schema of the call. A sentence is required in both languages or in none. */
export const brandForm: RowForm<BrandFields, BrandChange> = {
  schema: z.pick(OrgCustomChange, { banner: true }),
  toInput,
  names: { banner: 'main', logoKey: 'image', marketingText: 'sentenceEs' },
  more: (fields, language) => {
    if (sentenceOf(fields) === null) return [];
    return (['sentenceEs', 'sentenceEn'] as const)
      .filter((name) => fields[name].trim() === '')
      .map((name) => reason(name, 'required', language));
  },
};
