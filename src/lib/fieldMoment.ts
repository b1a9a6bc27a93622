/** Converts moments to and from the values of `datetime-local` fields, in the device's time zone. */

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment as field value: "2026-11-25T18:00" in the device's time zone. */
export function toField(at: string | null): string {
  if (at === null) return '';
  const moment = new Date(at);
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())];
  return `${day.join('-')}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/**
 * The moment of a field value; null if the value is empty or invalid. A field that still shows `stored` gives that
 * moment, with its seconds.
 */
export function fromField(value: string, stored: string | null = null): string | null {
  if (stored !== null && value === toField(stored)) return stored;
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
