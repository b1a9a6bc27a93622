/** Text and JSON stored on this device across reloads and closed tabs: drafts. */
import { hasUnread } from './unread.ts';

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

/** The JSON stored under a name, of any shape; null if there is none or it cannot be read. Never throws. */
export function readJson(place: string): unknown {
  try {
    return JSON.parse(readText(place) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value under a name as JSON; null removes it. While it has a number that is none yet, which JSON cannot say,
 * what was stored before stays. Never throws.
 */
export function keepValue(place: string, value: unknown): void {
  if (!hasUnread(value)) keepText(place, value === null ? null : JSON.stringify(value));
}
