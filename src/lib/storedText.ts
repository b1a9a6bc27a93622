/** Text that is kept on this device over reloads and closed tabs: drafts (design §6). */

// Where storage is full or denied the page itself still remembers.
const memory = new Map<string, string>();

/** What was kept under a name; null for nothing. Never raises. */
export function readText(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? memory.get(place) ?? null;
  } catch {
    return memory.get(place) ?? null;
  }
}

/** Keeps a text under a name; null takes it away. Never raises. */
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
