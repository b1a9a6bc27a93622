/** Keys that make a repeated write the same write (design §7). */
import { newKey } from './newKey.ts';

/** A key of one intent: made when the person acts, kept over reloads until it is settled. */
export interface IntentKey {
  readonly key: string;
  /** The outcome is known: the next intent gets another key. */
  readonly settle: () => void;
}

const memory = new Map<string, string>();

/** The key under `name` for this content; other content is another intent and gets another key. Never raises: where storage refuses, the key lives as long as the page. */
export function intentKey(storage: Storage, name: string, content = ''): IntentKey {
  const place = `intent:${name}`;
  const settle = (): void => {
    memory.delete(place);
    try {
      storage.removeItem(place);
    } catch {
      // Nothing was stored, or nothing can be.
    }
  };
  let kept = memory.get(place);
  try {
    kept ??= storage.getItem(place) ?? undefined;
  } catch {
    // Read from memory below.
  }
  const end = kept?.indexOf(' ') ?? -1;
  if (kept !== undefined && end > 0 && kept.slice(end + 1) === content)
    return { key: kept.slice(0, end), settle };
  const key = newKey();
  memory.set(place, `${key} ${content}`);
  try {
    storage.setItem(place, `${key} ${content}`);
  } catch {
    // Full or denied: this page still repeats with the same key.
  }
  return { key, settle };
}
