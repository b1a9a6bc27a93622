/** Values stored on this device as JSON: drafts. */
import * as z from 'zod/mini';
import { keepText, readText } from './storedText.ts';

/** The value stored under a name; null if there is none or it does not have this shape. Never throws. */
export function readValue<S extends z.ZodMiniType>(place: string, shape: S): z.output<S> | null {
  const text = readText(place);
  if (text === null) return null;
  try {
    const read = z.safeParse(shape, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Stores a value under a name; null removes it. Never throws. */
export const keepValue = (place: string, value: unknown): void =>
  keepText(place, value === null ? null : JSON.stringify(value));
