/** The form of an announcement in the contract's terms. */
import { pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import type { Placement } from '#schema/pages/pages.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminPublicity } from './announced.queries.ts';

/** What is typed; words and days are empty where there is none. */
export interface PublicityFields {
  title: string;
  text: string;
  /** Chosen just now. */
  image: File | null;
  /** The kept picture goes. */
  bare: boolean;
  link: string;
  placement: Placement;
  startsAt: string;
  endsAt: string;
  departmentIds: string[];
  active: boolean;
}

/** Fields that reasons can stand beside. */
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

/** What goes to the server, but for the picture. */
export const toPublicityInput = ({ image: _image, bare: _bare, ...fields }: PublicityFields) => ({
  ...fields,
  title: fields.title.trim(),
  text: orNone(fields.text),
  link: orNone(fields.link),
  startsAt: orNone(fields.startsAt),
  endsAt: orNone(fields.endsAt),
});

/** The rules of the row, and the one between its two days. */
export const publicityForm: RowForm<PublicityFields> = {
  schema: pageEndpoints.createPublicity.body,
  toInput: toPublicityInput,
  names: { imageKey: 'image' },
  more: ({ startsAt, endsAt }, language) =>
    startsAt !== '' && endsAt !== '' && endsAt < startsAt ? [reason('ends_at', 'ends_before', language)] : [],
};

/** Where a form begins. */
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
