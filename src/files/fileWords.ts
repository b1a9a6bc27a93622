/** Rules of the documents screen. */
import type { SharedFile } from './files.queries.ts';

/**
 * Whether a person has to acknowledge the document: people who manage documents also see documents of other
 * audiences.
 */
export const isAsked = (
  { mustAcknowledge, departmentIds }: Pick<SharedFile, 'mustAcknowledge' | 'departmentIds'>,
  me: { readonly departmentId: string | null } | undefined,
): boolean =>
  mustAcknowledge &&
  me !== undefined &&
  (departmentIds.length === 0 || (me.departmentId !== null && departmentIds.includes(me.departmentId)));

/** Whether the person still has to acknowledge the document. */
export const isWaiting = (file: SharedFile, me: Parameters<typeof isAsked>[1]): boolean =>
  file.acknowledgedAt === null && isAsked(file, me);

/** Whether the review date has come; dates are YYYY-MM-DD. */
export const isDue = ({ reviewOn }: Pick<SharedFile, 'reviewOn'>, today: string): boolean =>
  reviewOn !== null && reviewOn <= today;

/** The date of a time in the device's time zone, as YYYY-MM-DD. */
export function localDay(now: number): string {
  const at = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
