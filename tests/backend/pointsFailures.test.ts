/** A movement of points is atomic: if any statement fails, the ledger is unchanged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#backend/http/context.ts';
import { handOutService } from '#backend/points/handOut.service.ts';
import { renew } from '#backend/points/renew.ts';
import { requestService } from '#backend/points/requests.service.ts';
import { pointSettingService } from '#backend/points/settings.service.ts';
import { renewals } from '#backend/points/points.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { contextFor, openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

class Broken extends Error {
  override readonly name = 'Broken';
}

/** A store whose call number `at` (from 1) throws before or after its work. */
function breaking(store: Store, at: number, when: 'before' | 'after'): { store: Store; calls: () => number } {
  let calls = 0;
  const guard = async <A>(work: () => Promise<A>): Promise<A> => {
    calls++;
    const isIt = calls === at;
    if (isIt && when === 'before') throw new Broken();
    const done = await work();
    if (isIt) throw new Broken();
    return done;
  };
  return {
    calls: () => calls,
    store: {
      list: (table, query) => guard(() => store.list(table, query)),
      tally: (table, query) => guard(() => store.tally(table, query)),
      insert: (table, rows, options) => guard(() => store.insert(table, rows, options)),
      update: (table, where, change) => guard(() => store.update(table, where, change)),
      remove: (table, where) => guard(() => store.remove(table, where)),
    },
  };
}

const acts: Readonly<Record<string, (context: Context, requestId: string) => Promise<unknown>>> = {
  'extra points for two': (context) =>
    handOutService.grantExtra(context, { body: { userIds: ['ana', 'bruno'], amount: 7, purse: 'give' } }),
  'a transfer of three lines': (context) =>
    handOutService.transfer(context, {
      body: {
        1: { userId: 'ana', amount: 5, purse: 'redeem' },
        2: { userId: 'bruno', amount: 6, purse: 'give' },
        3: { userId: 'elena', amount: 7, purse: 'redeem' },
      },
    }),
  'an approved request': (context, id) => requestService.approveRequest(context, { body: { id } }),
  'a request': (context) => requestService.createRequest(context, { body: { amount: 3, reason: 'Feria' } }),
  'what may be distributed': (context) =>
    pointSettingService.setToDistribute(context, { body: { amount: 3 } }),
  'a renewal': (context) => renew(context, 'ana'),
};

describe.each(storesOf(import.meta.url))('failing movements of points, %s store', (kind) => {
  let fixture: PointsFixture;
  let requestId: string;
  beforeEach(async () => {
    fixture = await openPointsFixture(kind);
    await fixture.budget(1_000);
    await fixture.done('diego', 'POST /user/extra_points', { user_ids: ['ana'], amount: 9 });
    requestId = (await fixture.done('elena', 'POST /point_request', { amount: 8, reason: 'Feria' })).id;
    await fixture.change((store) => store.update(renewals, { userId: 'ana' }, { month: '2026-02' }));
  });
  afterEach(() => fixture.deployment.close());

  it.each(Object.keys(acts))('%s that fails at any store call is rolled back completely', async (name) => {
    const before = await fixture.books();
    const act = acts[name];
    for (const when of ['before', 'after'] as const)
      for (let at = 1; ; at++) {
        let calls = 0;
        const run = fixture.change(async (store) => {
          const broken = breaking(store, at, when);
          const context = await contextFor(fixture, store, 'diego');
          await act?.({ ...context, store: broken.store }, requestId);
          calls = broken.calls();
          // The act was complete; it is rolled back, to fail at the next statement.
          throw new Broken();
        });
        await expect(run).rejects.toBeInstanceOf(Broken);
        expect(await fixture.books(), `${name}, ${when} statement ${at}`).toBe(before);
        if (calls > 0) {
          expect(calls, name).toBe(at - 1);
          break;
        }
      }
    await fixture.expectSound();
  });
});
