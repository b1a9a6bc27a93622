/**
 * The request log, one line per call: method, pattern of the path, status, milliseconds; no personal data
 * (spec §8).
 */
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf, type Row } from '#schema/kit/endpoint.ts';

const patterns = allRows.map(({ row }) => {
  const pattern = pathOf(row).replace(/(.)\/$/, '$1');
  return {
    row,
    method: methodOf(row),
    pattern,
    matches: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  };
});

/** The first part of a path, which no parameter is in. */
const headOf = (path: string): string => path.split('/', 2).join('/');

// A literal path takes precedence over a path with parameters.
const byHead = Map.groupBy(
  patterns.toSorted((one, other) => Number(one.pattern.includes('{')) - Number(other.pattern.includes('{'))),
  ({ method, pattern }) => `${method} ${headOf(pattern)}`,
);

function find(method: string, pathname: string): (typeof patterns)[number] | undefined {
  if (!pathname.startsWith('/rest')) return undefined;
  const path = pathname.slice('/rest'.length);
  return byHead.get(`${method} ${headOf(path)}`)?.find(({ matches }) => matches.test(path));
}

/** The contract row of a call below `/rest`; undefined for an unknown call. */
export const rowAt = (method: string, pathname: string): Row | undefined => find(method, pathname)?.row;

/** `/rest/post/{id}` for `/rest/post/0190…`; unknown paths are not logged. */
export function patternOf(method: string, pathname: string): string {
  if (!pathname.startsWith('/rest')) return pathname === '/graphql' ? pathname : '/…';
  if (pathname === '/rest/openapi.json') return pathname;
  const found = find(method, pathname);
  return found === undefined ? '/rest/…' : `/rest${found.pattern}`;
}

/** The line of an answered call. */
export const requestLine = (method: string, pathname: string, status: number, ms: number): string =>
  `${method} ${patternOf(method, pathname)} ${status} ${Math.round(ms)} ms`;
