/** Text stored on this device across reloads and closed tabs: drafts. */

// If storage is full or denied, the page keeps the text in memory.
const memory = new Map<string, string>();

/** The text stored under a name; null if there is none. Never throws. */
export function readText(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? memory.get(place) ?? null;
  } catch {
    return memory.get(place) ?? null;
  }
}

/** Stores a text under a name; null removes it. Never throws. */
export function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
    memory.delete(place);
  } catch {
    if (text === null) memory.delete(place);
    else memory.set(place, text);
  }
}
