/** Moments as the browser's field for day and hour holds them, by the device's clock. */

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A moment as the field for day and hour shows it: "2026-11-25T18:00" by the device's clock. */
export function toField(at: string | null): string {
  if (at === null) return '';
  const moment = new Date(at);
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())];
  return `${day.join('-')}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The moment that such a field says; null where it is empty or says none. */
export function fromField(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
