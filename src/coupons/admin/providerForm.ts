/** The form of a provider, mapped to the contract. */
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { ApiError } from '#schema/errors.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { nameOf } from '#src/people/personName.ts';
import type { AdminProvider } from './couponsAdmin.queries.ts';

/** The fields of the form. An empty text means no value. */
export interface ProviderFields {
  name: string;
  website: string;
  contactEmail: string;
  country: string;
  staff: PublicUser[];
}

/** Fields that can show a validation error. */
export const providerFields = ['name', 'website', 'contactEmail', 'country', 'staff'] as const;

const textOrNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The normalised URL. Without a scheme it becomes `https`. */
export const addressOf = (typed: string): string | null => {
  const text = textOrNone(typed);
  return text === null || /^[a-z]+:/iu.test(text) ? text : `https://${text}`;
};

/** Converts the fields, without the users, to the input of the call. */
export const toProviderInput = ({ name, website, contactEmail, country }: ProviderFields) => ({
  name: name.trim(),
  website: addressOf(website),
  contactEmail: textOrNone(contactEmail),
  country: textOrNone(country),
});

/** Converts the fields with the users, for an existing provider. */
export const toProviderChange = (fields: ProviderFields) => ({
  ...toProviderInput(fields),
  staffIds: fields.staff.map(({ id }) => id),
});

/** Validates with the schema of the call. */
export const providerForm = {
  schema: couponEndpoints.updateProvider.body,
  toInput: toProviderChange,
  names: { staffIds: 'staff' },
} satisfies RowForm<ProviderFields>;

/** The initial fields. */
export const fieldsOf = (provider: AdminProvider | null): ProviderFields => ({
  name: provider?.name ?? '',
  website: provider?.website ?? '',
  contactEmail: provider?.contactEmail ?? '',
  country: provider?.country ?? '',
  staff: [...(provider?.staff ?? [])],
});

/** The names of the refused users. */
export const refusedOf = (error: Error, staff: readonly PublicUser[]): readonly string[] =>
  error instanceof ApiError
    ? error.reasons.flatMap(({ field }) => {
        const place = /^staff_?ids\.(\d+)$/iu.exec(field)?.[1];
        const person = place === undefined ? undefined : staff[Number(place)];
        return person === undefined ? [] : [nameOf(person)];
      })
    : [];
