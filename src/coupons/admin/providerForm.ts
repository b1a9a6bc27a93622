/** The form of a provider in the contract's terms. */
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { ApiError } from '#schema/errors.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { nameOf } from '#src/people/personName.ts';
import type { AdminProvider } from './couponsAdmin.queries.ts';

/** What is typed; the texts are empty where there is none. */
export interface ProviderFields {
  name: string;
  website: string;
  contactEmail: string;
  country: string;
  staff: PublicUser[];
}

/** Fields that reasons can stand beside. */
export const providerFields = ['name', 'website', 'contactEmail', 'country', 'staff'] as const;

const textOrNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** An address as it is kept: who leaves the beginning out means a safe one. */
export const addressOf = (typed: string): string | null => {
  const text = textOrNone(typed);
  return text === null || /^[a-z]+:/iu.test(text) ? text : `https://${text}`;
};

/** What goes to the server, but for the people. */
export const toProviderInput = ({ name, website, contactEmail, country }: ProviderFields) => ({
  name: name.trim(),
  website: addressOf(website),
  contactEmail: textOrNone(contactEmail),
  country: textOrNone(country),
});

/** The same with the people, for one that is there already. */
export const toProviderChange = (fields: ProviderFields) => ({
  ...toProviderInput(fields),
  staffIds: fields.staff.map(({ id }) => id),
});

/** The rules of the row. */
export const providerForm = {
  schema: couponEndpoints.updateProvider.body,
  toInput: toProviderChange,
  names: { staffIds: 'staff' },
} satisfies RowForm<ProviderFields>;

/** Where a form begins. */
export const fieldsOf = (provider: AdminProvider | null): ProviderFields => ({
  name: provider?.name ?? '',
  website: provider?.website ?? '',
  contactEmail: provider?.contactEmail ?? '',
  country: provider?.country ?? '',
  staff: [...(provider?.staff ?? [])],
});

/** The people that a refusal is about, by name. */
export const refusedOf = (error: Error, staff: readonly PublicUser[]): readonly string[] =>
  error instanceof ApiError
    ? error.reasons.flatMap(({ field }) => {
        const place = /^staff_?ids\.(\d+)$/iu.exec(field)?.[1];
        const person = place === undefined ? undefined : staff[Number(place)];
        return person === undefined ? [] : [nameOf(person)];
      })
    : [];
