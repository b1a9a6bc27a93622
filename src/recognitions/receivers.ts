/** Which people can receive a recognition, by the server's rules: everyone else is left out and named. */
import { maxReceivers } from '#schema/limits.parts.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { nameOf } from '#src/people/personName.ts';

/** Why a person was left out. */
export type LeftOutWhy = 'self' | 'duplicate' | 'inactive' | 'unknown' | 'external' | 'tooMany';

/** A person who was left out, by the name the writer knows. */
export interface LeftOut {
  readonly name: string;
  readonly why: LeftOutWhy;
}

/** The result of admitting candidates. */
export interface Admission {
  readonly people: readonly PublicUser[];
  readonly leftOut: readonly LeftOut[];
}

/** Adds candidates to the chosen people, in order; a string candidate is an e-mail that was not found. */
export function admit(
  chosen: readonly PublicUser[],
  candidates: readonly (PublicUser | string)[],
  myId: string | undefined,
): Admission {
  const people = [...chosen];
  const leftOut: LeftOut[] = [];
  for (const one of candidates) {
    const name = typeof one === 'string' ? one : nameOf(one);
    if (typeof one === 'string') leftOut.push({ name, why: 'unknown' });
    else if (one.id === myId) leftOut.push({ name, why: 'self' });
    else if (people.some(({ id }) => id === one.id)) leftOut.push({ name, why: 'duplicate' });
    else if (!one.active) leftOut.push({ name, why: 'inactive' });
    else if (people.length >= maxReceivers) leftOut.push({ name, why: 'tooMany' });
    else people.push(one);
  }
  return { people, leftOut };
}

/** Rechecks a list with fresh data: people missing from `known` are unknown. */
export function recheck(
  chosen: readonly PublicUser[],
  known: readonly PublicUser[],
  myId: string | undefined,
): Admission {
  const now = new Map(known.map((one) => [one.email.toLowerCase(), one]));
  return admit(
    [],
    chosen.map((one) => now.get(one.email.toLowerCase()) ?? nameOf(one)),
    myId,
  );
}

/**
 * E-mail addresses in a text, lower case, in order, with duplicates (they are reported). Reads "Ana
 * <ana@x.example>; luis@x.example".
 */
export const emailsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[^\s<>,;:"'()[\]]+@[^\s<>,;:"'()[\]]+\.[\p{L}\d-]+/gu)].map(([email]) =>
    email.toLowerCase(),
  );
