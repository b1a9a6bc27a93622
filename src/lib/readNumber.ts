/**
 * Reads a number as a person types or pastes it: the whole text, or nothing. Both languages of the product put a comma
 * between thousands and a point before decimals.
 */
import { unread } from './unread.ts';

/** Digits before and after the point. */
export interface Places {
  readonly whole: number;
  readonly decimals: number;
}

/** Why a text is no whole number of 0 or more. */
export type NumberFault = 'decimals' | 'negative' | 'large' | 'unreadable';

const grouped = /^[1-9]\d{0,2}(,\d{3})+$/u;
const groupedDecimal = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/u;
const withDecimals = /^-?(\d+|[1-9]\d{0,2}(,\d{3})+)?[.,]\d*$/u;

const plainWhole = (text: string): string | null => {
  const plain = grouped.test(text) ? text.replaceAll(',', '') : text;
  return /^\d+$/u.test(plain) ? plain : null;
};

/** A whole number of 0 or more; null for an empty text, `unread` for any other. */
export function readWhole(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const number = Number(plainWhole(text) ?? unread);
  return Number.isSafeInteger(number) ? number : unread;
}

/** Why `readWhole` does not read a text; null if it does. */
export function wholeFault(typed: string): NumberFault | null {
  const text = typed.trim();
  if (!Number.isNaN(readWhole(text))) return null;
  if (plainWhole(text) !== null) return 'large';
  if (/^[-−–]\s*\d/u.test(text)) return 'negative';
  return withDecimals.test(text) ? 'decimals' : 'unreadable';
}

/** Whether further keys may still make it a number: "10," on the way to "10,000". */
export const isBegun = (typed: string): boolean => /^[1-9]\d{0,2}(,\d{3})*,\d{0,2}$/u.test(typed.trim());

/** Why `readDecimal` does not read a text; null if it does. */
export function decimalFault(typed: string, places: Places): Exclude<NumberFault, 'negative'> | null {
  if (!Number.isNaN(readDecimal(typed, places))) return null;
  const most = { whole: Infinity, decimals: Infinity };
  if (Number.isNaN(readDecimal(typed, most))) return 'unreadable';
  return Number.isNaN(readDecimal(typed, { ...most, whole: places.whole })) ? 'large' : 'decimals';
}

/** A number with decimals after a point or a comma; null for an empty text, `unread` for any other. */
export function readDecimal(typed: string, { whole, decimals }: Places): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const plain = groupedDecimal.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  const [digits = '', rest = ''] = plain.replace('-', '').split('.');
  if (!/^-?\d+(\.\d*)?$/u.test(plain) || digits.length > whole || rest.length > decimals) return unread;
  return Number(plain);
}
