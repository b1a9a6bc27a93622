/** The form of a new key, mapped to the contract. */
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { apiScopes, type ApiScope } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.general.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { RowForm } from '#src/api/rowForm.ts';

/** The lifetime of a key: a number of days, until a day, or without an end. */
export const terms = ['30', '90', '365', 'day', 'never'] as const;
export type Term = (typeof terms)[number];

/** The fields of the form. */
export interface KeyFields {
  name: string;
  scopes: ApiScope[];
  term: Term;
  /** The last day if `term` is `day`. */
  day: string;
}

/** The initial fields. */
export const beginning: KeyFields = { name: '', scopes: [...apiScopes], term: '90', day: '' };

/** The last day in the organisation's time zone (`today` is `YYYY-MM-DD` there); null without an end. */
export function lastDay({ term, day }: Pick<KeyFields, 'term' | 'day'>, today: string): string | null {
  switch (term) {
    case 'never':
      return null;
    case 'day':
      return day;
    case '30':
    case '90':
    case '365':
      return dayAfter(today, Number(term));
  }
}

/** Converts the fields to the input of the call. */
export const toKeyInput = (fields: KeyFields, today: string) => ({
  name: fields.name.trim(),
  scopes: fields.scopes,
  expiresAt: lastDay(fields, today),
});

/** Validates with the schema of the call. The end must not be in the past. */
export const keyForm = (today: string) =>
  ({
    schema: publicApiEndpoints.createKey.body,
    toInput: (fields) => toKeyInput(fields, today),
    names: { expiresAt: 'day' },
    more: ({ term, day }, language) =>
      term === 'day' && day !== '' && day < today ? [reason('expires_at', 'date_past', language)] : [],
  }) satisfies RowForm<KeyFields>;
