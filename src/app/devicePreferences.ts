/**
 * Small choices that the device remembers; if storage is full, blocked or corrupted, the choice is lost but
 * the page works.
 */

/** The value stored under a name; null if there is none or storage is blocked. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name, if storage allows it. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The choice lasts until the page is left.
  }
}
