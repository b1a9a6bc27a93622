/** Words under a post that were not sent: kept for the tab, per person and place, over reload, back and sign-in. */
import { pageStorage } from './storages.ts';

// Where storage is full or denied the page itself still remembers.
const memory = new Map<string, string>();

const under = (owner: string, place: string): string => `words:${owner}:${place}`;

/** The unsent text of a place ("comment:<post>", "answer:<comment>", "edit:<id>"); undefined for nothing. */
export function readWords(owner: string, place: string): string | undefined {
  const name = under(owner, place);
  try {
    return pageStorage().getItem(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
}

/** Keeps the present text; null removes it. Never raises. */
export function keepWords(owner: string, place: string, words: string | null): void {
  const name = under(owner, place);
  try {
    if (words === null) {
      memory.delete(name);
      pageStorage().removeItem(name);
    } else {
      memory.set(name, words);
      pageStorage().setItem(name, words);
    }
  } catch {
    // It is in memory.
  }
}
