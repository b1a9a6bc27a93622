/** Idempotency keys that survive a reload, so that a repeated write stays the same write. */
import { newKey } from './newKey.ts';

/** The key of one intent: created when the user acts, stored across reloads until it is settled. */
export interface IntentKey {
  readonly key: string;
  /** Call it when the result is known; the next intent gets another key. */
  readonly settle: () => void;
}

const memory = new Map<string, string>();

/**
 * Returns the key stored under `name` for this content; other content is another intent with another key. Never
 * throws: if storage fails, the key lives as long as the page.
 */
export function intentKey(storage: Storage, name: string, content = ''): IntentKey {
  const place = `intent:${name}`;
  const settle = (): void => {
    memory.delete(place);
    try {
      storage.removeItem(place);
    } catch {
      // Storage is unavailable, so nothing was stored.
    }
  };
  let kept = memory.get(place);
  try {
    kept ??= storage.getItem(place) ?? undefined;
  } catch {
    // The copy in memory is used below.
  }
  const end = kept?.indexOf(' ') ?? -1;
  if (kept !== undefined && end > 0 && kept.slice(end + 1) === content)
    return { key: kept.slice(0, end), settle };
  const key = newKey();
  memory.set(place, `${key} ${content}`);
  try {
    storage.setItem(place, `${key} ${content}`);
  } catch {
    // Storage is full or denied: this page still retries with the same key.
  }
  return { key, settle };
}
