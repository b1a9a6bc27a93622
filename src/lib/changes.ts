/** What differs between two versions of the same data. */

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values have the same content: lists and plain objects by their parts, all others by identity. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** The values of `now` that differ from those of `before`. A value that is missing in `now` is undefined. */
export function changesOf<T extends object>(before: T, now: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const key in { ...before, ...now }) if (!isSame(now[key], before[key])) changes[key] = now[key];
  return changes;
}
