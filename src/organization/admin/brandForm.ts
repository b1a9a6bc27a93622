/** The look of the organisation as its form holds it. */
import { OrgCustomChange, type MarketingText } from '#schema/organization/organizationSettings.endpoints.ts';
import { reason } from '#schema/reasons.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { BrandChange, AdminBranding } from './organizationSettings.queries.ts';

/** The fields; colours are `#rrggbb`. */
export interface BrandFields {
  main: string;
  /** Null for the complement of the main one. */
  secondary: string | null;
  sentenceEs: string;
  sentenceEn: string;
  /** Chosen just now. */
  image: File | null;
  /** The kept logo goes. */
  isLogoGone: boolean;
}

/** Each says its own reason. */
export const brandFields = ['main', 'secondary', 'sentenceEs', 'sentenceEn', 'image'] as const;

/** The form of what is kept. */
export const fieldsOf = ({ branding: { banner }, marketingText }: AdminBranding): BrandFields => ({
  main: banner.main,
  secondary: banner.secondary,
  sentenceEs: marketingText?.es ?? '',
  sentenceEn: marketingText?.en ?? '',
  image: null,
  isLogoGone: false,
});

/** Null where neither language says anything. */
function sentenceOf({ sentenceEs, sentenceEn }: BrandFields): MarketingText | null {
  const [es, en] = [sentenceEs.trim(), sentenceEn.trim()];
  return es === '' && en === '' ? null : { es, en };
}

/** What of it is no longer as it was; what stays out stays as it is. */
export function brandChange(fields: BrandFields, kept: AdminBranding): BrandChange {
  const before = fieldsOf(kept);
  const isRepainted = fields.main !== before.main || fields.secondary !== before.secondary;
  const sentence = sentenceOf(fields);
  const said = sentenceOf(before);
  const isSaidAnew = sentence?.es !== said?.es || sentence?.en !== said?.en;
  return {
    ...(isRepainted ? { banner: { main: fields.main, secondary: fields.secondary } } : {}),
    ...(isSaidAnew ? { marketingText: sentence } : {}),
    ...(fields.image === null ? (fields.isLogoGone ? { logo: null } : {}) : { logo: fields.image }),
  };
}

/** Checked by its row; a sentence is needed in both languages or in none. */
export const brandForm: RowForm<BrandFields> = {
  schema: OrgCustomChange,
  toInput: ({ main, secondary }) => ({ banner: { main, secondary } }),
  names: { banner: 'main', logoKey: 'image', marketingText: 'sentenceEs' },
  more: (fields, language) => {
    if (sentenceOf(fields) === null) return [];
    return (['sentenceEs', 'sentenceEn'] as const)
      .filter((name) => fields[name].trim() === '')
      .map((name) => reason(name, 'required', language));
  },
};
