/** Small choices that the device remembers; a full, closed or corrupted storage costs the memory, never the page. */

/** What is kept under a name; null where there is nothing or storage refuses. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, if storage lets it. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It holds until the page is left.
  }
}
