/** Which text the product takes: one rule for every input, so that every store keeps exactly what was sent. */
import type { AnySchema } from './endpoint.ts';
import { partOf } from './wire.ts';

/** Anything but space, control characters and characters without a shape. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export type TextFault = 'text_unreadable' | 'text_invisible';

/**
 * Why a text is refused: it holds U+0000 or half a surrogate pair, which databases cannot store, or nothing that can be
 * seen. Empty text and plain space are left to the rules of the field.
 */
export function textFault(text: string): TextFault | undefined {
  if (text.includes('\u0000') || !text.isWellFormed()) return 'text_unreadable';
  return text.trim() === '' || visible.test(text) ? undefined : 'text_invisible';
}

/** Objects of JSON, and those without a prototype, which GraphQL makes of values written in a query. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const runs = new WeakSet<AnySchema>();

/** Marks a schema whose texts are parts of a longer text, and may hold nothing visible. */
export function holdsRuns<S extends AnySchema>(schema: S): S {
  runs.add(schema);
  return schema;
}

/** The refused texts in a validated value, with their paths. Only plain objects and lists are searched. */
export function textFaults(
  schema: AnySchema | undefined,
  value: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly code: TextFault }[] {
  if (typeof value === 'string') {
    const code = textFault(value);
    return code === undefined ? [] : [{ path, code }];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && !isPlain(value)) return [];
  const found = Object.entries(value).flatMap(([key, one]) =>
    textFaults(partOf(schema, key), one, [...path, key]),
  );
  return schema !== undefined && runs.has(schema)
    ? found.filter(({ code }) => code === 'text_unreadable')
    : found;
}
