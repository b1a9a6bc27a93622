/** The form of a new key in the contract's terms. */
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { apiScopes, type ApiScope } from '#schema/permissions.ts';
import { reason } from '#schema/reasons.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { RowForm } from '#src/api/rowForm.ts';

/** How long a key may live: so many days, until a day, or without an end. */
export const terms = ['30', '90', '365', 'day', 'never'] as const;
export type Term = (typeof terms)[number];

/** What is typed. */
export interface KeyFields {
  name: string;
  scopes: ApiScope[];
  term: Term;
  /** The last day where `term` is `day`. */
  day: string;
}

/** A key for one thing and not for ever is the careful one. */
export const beginning: KeyFields = { name: '', scopes: [...apiScopes], term: '90', day: '' };

/** Its last day on the organisation's wall (`today` is `YYYY-MM-DD` there); null without an end. */
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

/** What goes to the server. */
export const toKeyInput = (fields: KeyFields, today: string) => ({
  name: fields.name.trim(),
  scopes: fields.scopes,
  expiresAt: lastDay(fields, today),
});

/** The rules of the row; an end that is over is no end. */
export const keyForm = (today: string): RowForm<KeyFields> => ({
  schema: publicApiEndpoints.createKey.body,
  toInput: (fields) => toKeyInput(fields, today),
  names: { expiresAt: 'day' },
  more: ({ term, day }, language) =>
    term === 'day' && day !== '' && day < today ? [reason('expires_at', 'date_past', language)] : [],
});
