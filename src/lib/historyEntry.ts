/** A key of the current history entry, used to restore remembered state after going back. */

const field = 'aplausoEntry';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same key each time this history entry is shown, a new key for every new entry; keeps the entry's other state. */
export function entryKey(from: Pick<History, 'state' | 'replaceState'> = history): string {
  const state: unknown = from.state;
  const known = isRecord(state) ? state[field] : undefined;
  if (typeof known === 'string') return known;
  const made = `${String(performance.timeOrigin)}-${String(performance.now())}`;
  from.replaceState({ ...(isRecord(state) ? state : {}), [field]: made }, '');
  return made;
}
