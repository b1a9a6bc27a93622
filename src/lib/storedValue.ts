/** Values stored on this device, read with their shape: drafts. */
import * as z from 'zod/mini';
import { readJson } from './storedText.ts';

/** The value stored under a name; null if there is none or it does not have this shape. Never throws. */
export function readValue<S extends z.ZodMiniType>(place: string, shape: S): z.output<S> | null {
  const read = z.safeParse(shape, readJson(place));
  return read.success ? read.data : null;
}
