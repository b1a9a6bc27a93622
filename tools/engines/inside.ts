/**
 * Access to the internals of Playwright in this process, at the points where a stock engine lacks features of
 * Playwright's own build.
 */
import { firefox } from '@playwright/test';

type Call = (this: unknown, ...values: unknown[]) => unknown;

const isCall = (value: unknown): value is Call => typeof value === 'function';

/** The object at the end of these property names; throws if this version of Playwright lacks one. */
export function within(start: object, ...names: readonly string[]): object {
  let here = start;
  for (const name of names) {
    const next: unknown = Reflect.get(here, name);
    if (typeof next !== 'object' || next === null)
      throw new Error(`this version of Playwright has no ${name} in ${names.join('.')}`);
    here = next;
  }
  return here;
}

/** Calls a method of an object. */
export function call(object: object, method: string, ...values: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(object, method);
  if (!isCall(found)) throw new Error(`this version of Playwright has no method ${method}`);
  return found.apply(object, [...values]);
}

/** The implementation behind an object of Playwright's interface. */
export function behind(object: object): object {
  const found = call(within(firefox, '_connection'), 'toImpl', object);
  if (typeof found !== 'object' || found === null)
    throw new Error('Playwright does not work in this process');
  return found;
}

/** Replaces a method of an object or a prototype; the new function receives the old method. */
export function replace(
  object: object,
  method: string,
  other: (before: Call, ...values: unknown[]) => unknown,
): void {
  const before: unknown = Reflect.get(object, method);
  if (!isCall(before)) throw new Error(`this version of Playwright has no method ${method}`);
  Reflect.set(object, method, function replaced(this: object, ...values: unknown[]) {
    return other((...given) => before.apply(this, given), ...values);
  });
}
