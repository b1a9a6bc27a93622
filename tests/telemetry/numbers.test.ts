/** The rules of telemetry: rage clicks, the end of a visit, and the measurement id (spec §9). */
import { describe, expect, it } from 'vitest';
import { measurementIdOf } from '#schema/telemetryPage.ts';
import { allowedDomains, isAllowed, isLocal } from '#src/telemetry/hosts.ts';
import { rageClicks } from '#src/telemetry/rageClick.ts';
import { nextVisit, readVisit, storeVisit } from '#src/telemetry/visit.ts';

describe('the rage click', () => {
  const hits = (...clicks: readonly (readonly [x: number, y: number, at: number])[]) => {
    const isRage = rageClicks();
    return clicks.map(([x, y, at]) => isRage({ x, y, at }));
  };

  it('a rage click is the third click in the same place within a second', () => {
    expect(hits([0, 0, 0], [5, 5, 400], [10, 0, 1000])).toEqual([false, false, true]);
  });
  it('a third click later than a second is no rage click', () => {
    expect(hits([0, 0, 0], [0, 0, 500], [0, 0, 1001])).toEqual([false, false, false]);
  });
  it('a rage click needs all clicks within 30 px of the first', () => {
    expect(hits([0, 0, 0], [0, 0, 1], [31, 0, 2])).toEqual([false, false, false]);
    expect(hits([0, 0, 0], [0, 0, 1], [30, 0, 2])).toEqual([false, false, true]);
    expect(hits([0, 0, 0], [20, 0, 1], [40, 0, 2])).toEqual([false, false, false]);
  });
  it('rage clicks are counted from zero after each one', () => {
    expect(hits([0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4], [0, 0, 5])).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the visit', () => {
  const first = nextVisit(null, 0, () => 'a');

  it('a visit goes on with every sign of life', () => {
    expect(nextVisit(first, 1_799_999, () => 'b')).toEqual({ id: 'a', startedAt: 0, lastAt: 1_799_999 });
  });
  it('a visit ends after 30 minutes of silence', () => {
    expect(nextVisit(first, 1_800_000, () => 'b')).toEqual({
      id: 'b',
      startedAt: 1_800_000,
      lastAt: 1_800_000,
    });
  });
  it('a visit ends after 24 hours, however busy', () => {
    let visit = first;
    for (let at = 0; at < 86_400_000; at += 1_000_000) visit = nextVisit(visit, at, () => 'b');
    expect(visit.id).toBe('a');
    expect(nextVisit(visit, 86_400_000, () => 'b').id).toBe('b');
  });
  it('a visit is replaced by a new one when the clock went back', () => {
    expect(nextVisit({ id: 'a', startedAt: 50, lastAt: 90 }, 10, () => 'b').id).toBe('b');
  });

  it('a stored visit is read back, and invalid or refused storage counts as none', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readVisit(storage)).toBeNull();
    expect(storeVisit(storage, first)).toBe(true);
    expect(readVisit(storage)).toEqual(first);
    for (const nonsense of ['{', 'null', '[]', '{"id":1}', '"x"']) {
      kept.set('telemetry_visit', nonsense);
      expect(readVisit(storage)).toBeNull();
    }
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readVisit({ getItem: refuses })).toBeNull();
    expect(storeVisit({ setItem: refuses }, first)).toBe(false);
  });
});

describe('the host', () => {
  const ids = { default: 'G-0', bySubDomain: new Map([['aurora', 'G-1']]) };

  it.each([
    ['aurora.aplauso.example', 'G-1'],
    ['boreal.aplauso.example', 'G-0'],
    ['aplauso.example', 'G-0'],
    ['aurora.localhost:8080', 'G-1'],
    ['constructor.aplauso.example', 'G-0'],
  ])('the host %s has the measurement id %s', (host, id) => expect(measurementIdOf(host, ids)).toBe(id));

  it('a host is allowed when it is one of the three listed domains or below one', () => {
    expect(allowedDomains).toHaveLength(3);
    expect(['localhost:4000', 'demo.aplauso.example', 'a.dev.aplauso.example'].map(isAllowed)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['aurora.example', 'notlocalhost', 'demo.aplauso.example.evil.example'].map(isAllowed)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('a host of the developer’s own machine is recognised', () => {
    expect(['localhost', 'aurora.localhost:5173', '127.0.0.1:8080', '[::1]:80'].map(isLocal)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['localhost.example', 'aurora.example'].map(isLocal)).toEqual([false, false]);
  });
});
