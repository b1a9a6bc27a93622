/** Compares the contract with the list of calls in the specification, which measures the progress. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';

interface NamedCall {
  readonly domain: string;
  readonly call: string;
  readonly method: string;
  readonly path: string;
}
const named = JSON.parse(readFileSync('tests/contract/calls.json', 'utf8')) as readonly NamedCall[];
const spot = (method: string, path: string): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
/** A file of the build answers this call, so the call needs no row. */
const files = ['loadTranslations'];
const built = new Map(allRows.map(({ row, domain }) => [spot(methodOf(row), pathOf(row)), { domain, row }]));

describe('coverage of the specified calls', () => {
  it('the contract lacks no specified call of a finished domain, and of each other domain exactly as many as counted', () => {
    const domains = [...new Set(named.map((call) => call.domain))];
    const report = domains.map((domain) => {
      const calls = named.filter((call) => call.domain === domain);
      const missing = calls.filter(
        (call) => !files.includes(call.call) && !built.has(spot(call.method, call.path)),
      );
      return { domain, line: `${domain}: ${calls.length - missing.length}/${calls.length}`, missing };
    });
    const total = report.reduce((sum, { missing }) => sum + missing.length, 0);
    // Prints the list, which is the result of this test.
    console.info(
      [
        `contract: ${named.length - total}/${named.length} calls`,
        ...report.map(({ line, missing }) =>
          missing.length === 0 ? line : `${line}, missing ${missing.map((call) => call.call).join(' ')}`,
        ),
      ].join('\n'),
    );
    const unfinished = report.filter(({ missing }) => missing.length > 0);
    // Domains that are not listed are complete. New calls of a listed domain decrease its number.
    expect(Object.fromEntries(unfinished.map(({ domain, missing }) => [domain, missing.length]))).toEqual({});
  });

  it('the specification lists 301 calls, none of them twice', () => {
    expect(named).toHaveLength(301);
    expect(new Set(named.map(({ method, path }) => spot(method, path))).size).toBe(301);
  });

  it.each(allRows.filter(({ row }) => row.origin !== 'ours'))(
    '$operation is in the specification, in the same domain',
    ({ row, domain }) => {
      const call = named.find(({ method, path }) => spot(method, path) === spot(methodOf(row), pathOf(row)));
      expect(call?.domain).toBe(domain);
    },
  );

  it.each(allRows.filter(({ row }) => row.origin === 'ours'))('$operation is not specified', ({ row }) => {
    expect(named.some(({ method, path }) => spot(method, path) === spot(methodOf(row), pathOf(row)))).toBe(
      false,
    );
  });

  it('no two contract rows answer the same verb and path', () => {
    expect(built.size).toBe(allRows.length);
  });
});
