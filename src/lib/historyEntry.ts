/** A name for the current history entry, so that going back can find what was remembered for it. */

const field = 'aplausoEntry';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same text each time this history entry is shown, another for every new one; the entry's other state is kept. */
export function entryKey(from: Pick<History, 'state' | 'replaceState'> = history): string {
  const state: unknown = from.state;
  const known = isRecord(state) ? state[field] : undefined;
  if (typeof known === 'string') return known;
  const made = `${String(performance.timeOrigin)}-${String(performance.now())}`;
  from.replaceState({ ...(isRecord(state) ? state : {}), [field]: made }, '');
  return made;
}
