/** What the screen decides about a document before it says it. */
import type { SharedFile } from './files.queries.ts';

/** Whether somebody is asked to acknowledge it: who keeps documents sees those of others too. */
export const isAsked = (
  { mustAcknowledge, departmentIds }: Pick<SharedFile, 'mustAcknowledge' | 'departmentIds'>,
  me: { readonly departmentId: string | null } | undefined,
): boolean =>
  mustAcknowledge &&
  me !== undefined &&
  (departmentIds.length === 0 || (me.departmentId !== null && departmentIds.includes(me.departmentId)));

/** Whether it still waits for somebody. */
export const isWaiting = (file: SharedFile, me: Parameters<typeof isAsked>[1]): boolean =>
  file.acknowledgedAt === null && isAsked(file, me);

/** Whether the day has come on which somebody looks whether it still holds; days as YYYY-MM-DD. */
export const isDue = ({ reviewOn }: Pick<SharedFile, 'reviewOn'>, today: string): boolean =>
  reviewOn !== null && reviewOn <= today;

/** YYYY-MM-DD of a moment on the device's own calendar. */
export function localDay(now: number): string {
  const at = new Date(now);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
