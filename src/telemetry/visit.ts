/** The visit of an event, stored over reloads and tabs (spec §9). */
import { telemetry } from '#schema/limits.parts.ts';
import type { Visit } from './sink.ts';

const storedUnder = 'telemetry_visit';

/** The same visit with new activity, or a new one after 30 min of silence or 24 h. */
export function nextVisit(before: Visit | null, now: number, newId: () => string): Visit {
  const goesOn =
    before !== null &&
    now >= before.lastAt &&
    now - before.lastAt < telemetry.idleMs &&
    now - before.startedAt < telemetry.maxSessionMs;
  return goesOn ? { ...before, lastAt: now } : { id: newId(), startedAt: now, lastAt: now };
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'startedAt' in value &&
  typeof value.startedAt === 'number' &&
  'lastAt' in value &&
  typeof value.lastAt === 'number';

/** The stored visit; null if there is none, it is invalid or storage is blocked. */
export function readVisit(storage: Pick<Storage, 'getItem'>): Visit | null {
  try {
    const visit: unknown = JSON.parse(storage.getItem(storedUnder) ?? 'null');
    return isVisit(visit) ? visit : null;
  } catch {
    return null;
  }
}

/** Stores the visit; false if storage is blocked. */
export function storeVisit(storage: Pick<Storage, 'setItem'>, visit: Visit): boolean {
  try {
    storage.setItem(storedUnder, JSON.stringify(visit));
    return true;
  } catch {
    return false;
  }
}
