/**
 * Edits that say what they are based on, so that a change of one person does not silently overwrite a change of another
 * person to the same field.
 */
import * as z from 'zod/mini';
import type { AnySchema } from './endpoint.ts';
import { wired, wireNameOf } from './wire.ts';

type Values = Readonly<Record<string, unknown>>;
type Seen = z.ZodMiniType<Values, Values>;

/** The name of the optional field, on the wire `based_on`. */
export const baseField = 'basedOn';

/**
 * The body of an edit: the changed fields, and optionally the values that the caller saw before. These are not
 * validated: they are only compared with the stored ones.
 */
// @__NO_SIDE_EFFECTS__
export function edit<S extends z.ZodMiniObject<Record<string, AnySchema>>>(change: S) {
  const seen = Object.entries(change.shape).map(([name, field]) => [
    name,
    wired(z.optional(z.unknown()), wireNameOf(name, field)),
  ]);
  const basedOn: Seen = z.object(Object.fromEntries(seen));
  return z.extend(change, { basedOn: z.optional(basedOn) });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** An empty text is no value. A list of texts is a set. */
const plain = (value: unknown): unknown =>
  value === undefined || (isText(value) && value.trim() === '')
    ? null
    : isText(value)
      ? value.trim()
      : Array.isArray(value) && value.every(isText)
        ? value.toSorted()
        : value;

/** Whether two values of a field say the same, however they were stored or typed. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]));
}
