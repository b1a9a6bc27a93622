/** The machine that confirms a redemption: look up first, confirm once, and settle an unknown result. */
import { describe, expect, test } from 'vitest';
import { redeemMachine } from '#machines/redeem.machine.ts';
import { expiredRedemption, openRedemption, usedRedemption } from '#machines/redeem.samples.ts';
import { lastPauseMs } from '#machines/redeem.setup.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { begin } from '#tests/machines/run.ts';

const typed = (key: string) => ({ type: 'key.typed', key });
const look = { type: 'look.pressed' };
const confirm = { type: 'confirm.pressed' };
const found = () =>
  begin(redeemMachine, { key: '' }).hears(typed('k7qm 4xwp 9tbd'), look, done('look', openRedemption));
const lost = failed('confirm', errorOf('network', 'es'));
const used = new ApiError({
  ...errorOf('conflict', 'es').facts(),
  retryable: false,
  reasons: [{ field: 'key', code: 'redemption_used', message: 'Este código ya se usó.' }],
});

describe('the redeem machine', () => {
  test('the redeem machine requires a key before it looks one up', () => {
    for (const key of ['', '  ', ' - ']) {
      const asked = begin(redeemMachine, { key }).hears(look);
      expect(asked.snapshot.value).toBe('empty');
      expect(asked.snapshot.context).toMatchObject({ isBlank: true });
      expect(asked.hears(typed('k')).snapshot.context).toMatchObject({ isBlank: false });
    }
  });

  test('the redeem machine does not confirm a redemption before it was looked up and found usable', () => {
    const asking = begin(redeemMachine, { key: 'k7qm4xwp9tbd' });
    expect(asking.hears(confirm).snapshot.value).toBe('asking');
    expect(asking.hears(look, confirm).snapshot.value).toBe('looking');
    for (const over of [usedRedemption, expiredRedemption])
      expect(asking.hears(look, done('look', over), confirm).snapshot.value).toBe('unusable');
  });

  test('the redeem machine forgets the redemption when another key is typed', () => {
    const other = found().hears(typed('b9gt'));
    expect(other.snapshot.value).toBe('asking');
    expect(other.snapshot.context).toMatchObject({ seen: null, key: 'b9gt' });
  });

  test('the redeem machine clears the key after confirming, and does not confirm twice', () => {
    const confirmed = found().hears(confirm, done('confirm', usedRedemption));
    expect(confirmed.snapshot.value).toBe('confirmed');
    expect(confirmed.snapshot.context).toMatchObject({ key: '', error: null });
    expect(confirmed.hears(confirm).snapshot.value).toBe('confirmed');
  });

  test('the redeem machine keeps the reason of a refused confirmation', () => {
    const refused = found().hears(confirm, failed('confirm', used));
    expect(refused.snapshot.value).toBe('refused');
    expect(refused.snapshot.context).toMatchObject({
      error: { reasons: [{ message: 'Este código ya se usó.' }] },
    });
  });

  test('the redeem machine repeats a lost confirmation with growing pauses, and accepts no other key meanwhile', () => {
    let course = found().hears(confirm, lost);
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      expect(course.snapshot.value).toBe('unsettled');
      expect(course.hears(typed('b9gt')).snapshot.context).toMatchObject({ key: 'k7qm 4xwp 9tbd' });
      const context = course.snapshot.context as { tries: number }; // of this machine
      pauses.push(Math.min(lastPauseMs, 1_000 * 2 ** (context.tries - 1)));
      course = course.hears({ type: 'network.returned' }, lost);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    const settled = course.hears({ type: 'retry.pressed' }, done('confirm', usedRedemption));
    expect(settled.snapshot.value).toBe('confirmed');
    expect(settled.snapshot.context).toMatchObject({ tries: 0 });
  });
});
