/** Tenure in bands, as surveys keep it of the people they ask. */

/** Bands in months, `from-to`, in the order of their texts; the last has no end. */
export const tenureBands = ['00-06', '06-12', '12-36', '36-60', '60-'] as const;
export type TenureBand = (typeof tenureBands)[number];

/** Whole months from one day (`YYYY-MM-DD`) to another; 0 if the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [laterYear = 0, laterMonth = 0, laterDay = 0] = to.split('-').map(Number);
  const months = (laterYear - year) * 12 + laterMonth - month - (laterDay < day ? 1 : 0);
  return Math.max(0, months);
}

/** The band of a person admitted on a day; null without a day of admission. */
export function tenureOf(admissionDate: string | null, day: string): TenureBand | null {
  if (admissionDate === null) return null;
  const months = monthsBetween(admissionDate, day);
  return tenureBands.find((band) => months < Number(band.split('-')[1] || Infinity)) ?? null;
}
