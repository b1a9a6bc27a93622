/** One line per call: verb, pattern of the path, status, milliseconds; nothing that names a person (spec §8). */
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';

const patterns = allRows.map(({ row }) => {
  const pattern = pathOf(row).replace(/(.)\/$/, '$1');
  return {
    method: methodOf(row),
    pattern,
    matches: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  };
});

/** `/rest/post/{id}` for `/rest/post/0190…`; a path that no call has is not repeated. */
export function patternOf(method: string, pathname: string): string {
  if (!pathname.startsWith('/rest')) return pathname === '/graphql' ? pathname : '/…';
  const path = pathname.slice('/rest'.length);
  if (path === '/openapi.json') return pathname;
  // A literal path is nearer than one with parameters (A04).
  const found = patterns
    .filter((one) => one.method === method && one.matches.test(path))
    .sort((one, other) => Number(one.pattern.includes('{')) - Number(other.pattern.includes('{')));
  return found[0] === undefined ? '/rest/…' : `/rest${found[0].pattern}`;
}

/** The line of an answered call. */
export const requestLine = (method: string, pathname: string, status: number, ms: number): string =>
  `${method} ${patternOf(method, pathname)} ${status} ${Math.round(ms)} ms`;
