/** Formats of telephone numbers and time zones, for forms and backend. */
import * as z from 'zod/mini';
import type { GeneralCode } from '../reasons.general.ts';

/** A telephone number without separators: spaces, dots, dashes, brackets. */
export const plainPhone = (text: string): string => text.replaceAll(/[\s().-]/g, '');

/** Whether a number is international: "+", then 7 to 15 digits (E.164). */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(plainPhone(text));

/** A telephone number with its country code, stored without separators. */
export const Phone = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(plainPhone),
    z.refine(isPhone, { params: { code: 'phone' satisfies GeneralCode } }),
  );

/** Whether this runtime knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** A time zone by its IANA name, such as `America/Bogota`. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { params: { code: 'timezone' satisfies GeneralCode } }));
