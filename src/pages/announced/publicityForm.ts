/** Maps the form of an announcement to the contract. */
import { pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import type { Placement } from '#schema/pages/pages.rules.ts';
import { reasonIn } from '#schema/sentences.ts';
import { organizationSettingsReasons } from '#schema/reasons.organizationSettings.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminPublicity } from './announced.queries.ts';

const reason = reasonIn(organizationSettingsReasons);

/** The form values; texts and dates are empty if unset. */
export interface PublicityFields {
  title: string;
  text: string;
  /** A newly chosen picture. */
  image: File | null;
  /** True to remove the stored picture. */
  bare: boolean;
  link: string;
  placement: Placement;
  startsAt: string;
  endsAt: string;
  departmentIds: string[];
  active: boolean;
}

/** Fields that can show errors. */
export const publicityFields = [
  'title',
  'text',
  'image',
  'link',
  'placement',
  'startsAt',
  'endsAt',
  'departmentIds',
] as const;

const orNone = (words: string): string | null => (words.trim() === '' ? null : words.trim());

const pictureOf = (image: File | null, isBare: boolean): { readonly picture?: File | null } =>
  image === null ? (isBare ? { picture: null } : {}) : { picture: image };

/** The request input; `picture` is a new picture, null to remove it, and absent for no change. */
export const toPublicityInput = ({ image, bare, ...fields }: PublicityFields) => ({
  ...fields,
  ...pictureOf(image, bare),
  title: fields.title.trim(),
  text: orNone(fields.text),
  link: orNone(fields.link),
  startsAt: orNone(fields.startsAt),
  endsAt: orNone(fields.endsAt),
});

/** The rules of the contract row, and the rule for the order of the two dates. */
export const publicityForm = {
  schema: pageEndpoints.createPublicity.body,
  toInput: toPublicityInput,
  names: { imageKey: 'image' },
  more: ({ startsAt, endsAt }, language) =>
    startsAt !== '' && endsAt !== '' && endsAt < startsAt ? [reason('ends_at', 'ends_before', language)] : [],
} satisfies RowForm<PublicityFields>;

/** The initial form values. */
export const fieldsOf = (publicity: AdminPublicity | null): PublicityFields => ({
  title: publicity?.title ?? '',
  text: publicity?.text ?? '',
  image: null,
  bare: false,
  link: publicity?.link ?? '',
  placement: publicity?.placement ?? 'home',
  startsAt: publicity?.startsAt ?? '',
  endsAt: publicity?.endsAt ?? '',
  departmentIds: [...(publicity?.departmentIds ?? [])],
  active: publicity?.active ?? true,
});
