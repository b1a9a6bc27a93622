/** Copies values as if they had been JSON, without text: for calls that pass objects inside one process. */

/**
 * The value that `JSON.parse(JSON.stringify(value))` returns for data, without references to the given one. Like JSON,
 * it drops undefined, and turns `NaN` into null, -0 into 0 and a date into its text.
 */
export function plain(value: unknown): unknown {
  // Adding 0 turns -0 into 0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return Array.from(value, (one) => plain(one) ?? null);
  const copy: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    const made = plain(one);
    if (made === undefined) continue;
    // An assignment would change the prototype, where `JSON.parse` makes a field.
    if (name === '__proto__')
      Object.defineProperty(copy, name, {
        value: made,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else copy[name] = made;
  }
  return copy;
}
