/**
 * Active faults and the call log on their own: which call a fault strikes and how often, what is stored, what is
 * counted.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCallLog, maxCalls } from '#mock/tab/callLog.ts';
import { faultControls } from '#mock/tab/faultPresets.ts';
import { createFaults } from '#mock/tab/faults.ts';
import { actionsOf } from '#src/demo/faults/actions.ts';
import { DeniedStorage, FakeStorage } from '../support/edge.ts';
import { trials } from '#tests/support/trials.ts';

describe('the fault in force', () => {
  it('a fault strikes only its call, a route with any value of its parameters', async () => {
    const faults = createFaults();
    faults.add({ call: 'GET /rest/post/{id}/comment', offline: true });
    const ask = (method: string, path: string) =>
      faults.around(new Request(`https://demo.example${path}`, { method }), async () => new Response('fine'));
    await expect(ask('GET', '/rest/post/7/comment?page=2')).rejects.toThrow(TypeError);
    for (const path of ['/rest/post/7', '/rest/post//comment', '/rest/post/7/comment/8', '/rest/comment'])
      expect(await (await ask('GET', path)).text()).toBe('fine');
    expect(await (await ask('POST', '/rest/post/7/comment')).text()).toBe('fine');
  });

  it('a fault outlives a reload with its remaining strikes until it is removed', () => {
    const kept = new FakeStorage();
    const before = faultControls(createFaults(kept));
    before.add({ call: 'Feed', times: 4, strike: { kind: 'error', code: 'timeout', status: 0 } });
    before.add({ strike: { kind: 'error', code: 'other', status: 418, retryable: true, retryAfter: 2 } });
    before.add({ call: 'Podium', strike: { kind: 'lost' } });
    const after = faultControls(createFaults(kept));
    expect(after.list()).toEqual(before.list());
    const [first, , third] = after.list();
    after.remove(third?.id ?? '');
    after.add({ strike: { kind: 'offline' } });
    expect(new Set(after.list().map(({ id }) => id)).size).toBe(3);
    expect(after.list()[0]).toEqual(first);
    after.clear();
    expect(faultControls(createFaults(kept)).list()).toEqual([]);
  });

  it.each(['{', '"a"', '[{"id":1}]', '[{"id":"1","fault":{"code":"nonsense"},"left":null}]'])(
    'a stored fault that is invalid (%s) is ignored',
    (text) => {
      const kept = new FakeStorage();
      kept.setItem('aplauso-demo.faults', text);
      expect(createFaults(kept).list()).toEqual([]);
    },
  );

  it('a fault works without storage', () => {
    const faults = createFaults(new DeniedStorage());
    faults.add({ offline: true });
    expect(faults.list()).toHaveLength(1);
  });

  it('a fault strikes exactly as often as it is set to, the oldest first', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        call: fc.constantFrom(undefined, 'A', 'B'),
        times: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      }),
      fc.record({ kind: fc.constant('call' as const), operation: fc.constantFrom('A', 'B', 'C') }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const kept = new FakeStorage();
        const faults = createFaults(kept);
        let told = 0;
        faults.subscribe(() => void told++);
        const model: { call: string | undefined; left: number }[] = [];
        for (const one of steps) {
          const toldBefore = told;
          const before = faults.list();
          switch (one.kind) {
            case 'add': {
              const { call, times } = one;
              faults.add({ offline: true, ...(call && { call }), ...(times && { times }) });
              model.push({ call, left: times ?? Number.POSITIVE_INFINITY });
              break;
            }
            case 'remove':
              faults.remove(before[one.at]?.id ?? 'nothing');
              model.splice(one.at, 1);
              break;
            case 'call': {
              const found = model.findIndex(({ call }) => call === undefined || call === one.operation);
              const hit = model[found];
              if (hit !== undefined && --hit.left === 0) model.splice(found, 1);
              const answered = faults
                .around(new Request('https://demo.example/graphql'), async () => new Response('fine'), {
                  operation: one.operation,
                })
                .then(
                  () => 'fine',
                  () => 'struck',
                );
              expect(await answered).toBe(hit === undefined ? 'fine' : 'struck');
              break;
            }
          }
          expect(faults.list().map(({ fault, left }) => [fault.call, left ?? Infinity])).toEqual(
            model.map(({ call, left }) => [call, left]),
          );
          // The list must be a new object exactly when it has changed, because the panel redraws by identity.
          expect(faults.list() === before).toBe(told === toldBefore);
          expect(createFaults(kept).list()).toEqual(faults.list());
        }
      }),
      { numRuns: trials(200) },
    );
  });
});

describe('the log of calls', () => {
  const ask = (key: string): Request =>
    new Request('https://demo.example/rest/thing', { method: 'POST', headers: { 'idempotency-key': key } });

  it('the log keeps the newest calls, and stays the same list until a call is made', async () => {
    const log = createCallLog(() => 0);
    for (let made = 0; made < maxCalls + 20; made++)
      await log.follow(ask(`act ${made}`), async () => new Response('fine'));
    const list = log.list();
    expect(list).toHaveLength(maxCalls);
    expect(list[0]?.id).toBe(21);
    expect(log.list()).toBe(list);
    log.clear();
    expect(log.list()).toEqual([]);
  });

  it('the log counts a pause from the end of the previous attempt', async () => {
    let now = 0;
    const log = createCallLog(() => now);
    const slowly = async (): Promise<Response> => {
      now += 700;
      return new Response(null, { status: 503 });
    };
    await log.follow(ask('act'), slowly);
    now += 1_000;
    await log.follow(ask('act'), slowly);
    expect(log.list().map(({ at, waited }) => [at, waited])).toEqual([
      [0, null],
      [1_700, 1_000],
    ]);
  });

  it('the log counts the attempts of each action separately, in any order', async () => {
    const send = fc.record({ action: fc.nat(3), isFine: fc.boolean(), pause: fc.nat(5_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(send, { maxLength: 40 }), async (sends) => {
        let now = 0;
        const log = createCallLog(() => now);
        const times = new Map<number, number>();
        for (const { action, isFine, pause } of sends) {
          now += pause;
          times.set(action, (times.get(action) ?? 0) + 1);
          await log
            .follow(ask(`act ${action}`), async () => {
              if (!isFine) throw new TypeError('Failed to fetch');
              return new Response('fine');
            })
            .catch(() => undefined);
          expect(log.list().at(-1)?.attempt).toBe(times.get(action));
        }
        // In the grouped log, an action has each attempt number once.
        for (const { attempts } of actionsOf(log.list()))
          expect(attempts.map(({ attempt }) => attempt)).toEqual(attempts.map((_, at) => at + 1));
        const rising = (one: number, other: number): number => one - other;
        const sizes = actionsOf(log.list()).map(({ attempts }) => attempts.length);
        expect(sizes.toSorted(rising)).toEqual([...times.values()].toSorted(rising));
      }),
      { numRuns: trials(100) },
    );
  });
});
