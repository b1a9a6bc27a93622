/**
 * The checkout machine: only shown items are bought, no item is bought twice, and a failure never looks like an empty
 * cart.
 */
import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import {
  anasDelivery,
  changedCart,
  dearCart,
  digitalCart,
  emptyCart,
  fullCart,
  placedOrder,
  sentBefore,
} from '#machines/checkout.samples.ts';
import { nothingStored, type StoredCheckout } from '#machines/checkout.setup.ts';
import { done, failed } from '#machines/sample.ts';
import type { Cart } from '#schema/cart/cart.shapes.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';

const [mug, shirt] = fullCart.items;
if (mug === undefined || shirt === undefined) throw new Error('the sample has two lines');
const arrives = (cart: Cart) => ({ type: 'cart.arrived', cart });
const typed = { delivery: anasDelivery, answers: { [shirt.id]: { size: 'M', name: '' } } };
const filled = { type: 'form.filled', ...typed };
const press = (name: string) => ({ type: `${name}.pressed` });
const held = (cart: Cart, intent = 'one') =>
  done('hold', { cart: { ...cart, heldUntil: '2026-11-21T12:10:00.000Z' }, intent });
const refusal = (field: string, code: string): ApiError =>
  new ApiError({
    ...errorOf('invalid', 'es').facts(),
    retryable: false,
    reasons: [{ field, code, message: code }],
  });

const opened = (cart: Cart = fullCart, kept: StoredCheckout = nothingStored): Course =>
  begin(checkoutMachine, kept).hears({ type: 'cart.opened' }, arrives(cart));
const reviewed = (): Course => opened().hears(press('checkout'), held(fullCart), filled);
const sent = (): Course => reviewed().hears(press('confirm'));
const standing = ({ snapshot }: Course): unknown => snapshot.value;
/** The input of a task that has just started. */
const inputOf = (course: Course): unknown => {
  const spawned = course.params('xstate.spawnChild');
  return typeof spawned === 'object' && spawned !== null && 'input' in spawned ? spawned.input : undefined;
};

describe('the opened cart', () => {
  test.each<[string, Cart, string]>([
    ['with something in it', fullCart, 'editing'],
    ['with nothing in it', emptyCart, 'empty'],
    ['with something that changed', changedCart, 'editing'],
  ])('a cart opened %s reaches editing, or empty when it has no lines', (_what, cart, state) => {
    expect(standing(opened(cart))).toBe(state);
  });

  test('a cart that cannot be read is unavailable, not empty, and reload asks for it again', () => {
    const lost = begin(checkoutMachine, nothingStored).hears(
      { type: 'cart.opened' },
      { type: 'cart.lost', error: errorOf('network', 'es') },
    );
    expect(standing(lost)).toBe('unavailable');
    const again = lost.hears(press('reload'));
    expect(standing(again)).toBe('loading');
    expect(again.actions).toContain('askAgain');
  });

  test('an opened cart stays on screen when a newer one cannot be read', () => {
    const old = opened().hears({ type: 'cart.lost', error: errorOf('network', 'es') });
    expect(old.snapshot).toMatchObject({ value: 'editing', context: { lost: { code: 'network' } } });
    expect(old.hears(arrives(fullCart)).snapshot.context.lost).toBeNull();
  });
});

describe('changes of cart lines', () => {
  const more = (quantity: number, itemId = mug.id) => ({
    type: 'lines.changed',
    changes: [{ itemId, quantity }],
  });

  test('line changes made while a save runs wait, and only the last quantity of each line is saved next', () => {
    const saving = opened().hears(more(3), more(4), more(5), more(0, shirt.id));
    expect(saving.snapshot.context.changes).toEqual([{ itemId: mug.id, quantity: 3 }]);
    const next = saving.hears(done('save', fullCart));
    expect(standing(next)).toBe('saving');
    expect(inputOf(next)).toEqual({
      changes: [
        { itemId: mug.id, quantity: 5 },
        { itemId: shirt.id, quantity: 0 },
      ],
    });
  });

  test('line changes that were not saved are sent again on retry, together with those that waited', () => {
    const lost = opened().hears(more(3), more(0, shirt.id), failed('save', errorOf('network', 'es')));
    expect(standing(lost)).toBe('notSaved');
    expect(inputOf(lost.hears(press('retry')))).toEqual({
      changes: [
        { itemId: mug.id, quantity: 3 },
        { itemId: shirt.id, quantity: 0 },
      ],
    });
  });

  test('removing the last line leaves an empty cart', () => {
    expect(standing(opened().hears(more(0), done('save', emptyCart)))).toBe('empty');
  });
});

describe('the checkout', () => {
  test('the checkout holds the cart first, then asks for answers, then shows the review', () => {
    expect(standing(opened().hears(press('checkout')))).toBe('holding');
    expect(standing(opened().hears(press('checkout'), held(fullCart)))).toBe('answering');
    expect(standing(reviewed())).toBe('reviewing');
  });

  test('the checkout of a cart without delivery and questions goes straight to the review', () => {
    expect(standing(opened(digitalCart).hears(press('checkout'), held(digitalCart)))).toBe('reviewing');
  });

  test('the checkout stays at the form while required fields are blank or answers are invalid', () => {
    const asked = opened().hears(press('checkout'), held(fullCart));
    const half = { ...typed, delivery: { ...anasDelivery, address: ' ' } };
    expect(standing(asked.hears({ type: 'form.filled', ...half }))).toBe('answering');
    expect(standing(asked.hears({ ...filled, answers: { [shirt.id]: { size: 'XXL', name: '' } } }))).toBe(
      'answering',
    );
  });

  test('the checkout does not begin when the cart costs more than the wallet holds', () => {
    expect(standing(opened(dearCart).hears(press('checkout')))).toBe('editing');
  });

  test('a checkout of a changed cart shows the changes first; accepting takes new prices and drops unavailable lines', () => {
    const stale = opened(changedCart).hears(press('checkout'));
    expect(standing(stale)).toBe('stale');
    const mending = stale.hears(press('accept'));
    expect(inputOf(mending)).toEqual({
      changes: [
        { itemId: mug.id, quantity: 2, acceptPrice: true },
        { itemId: shirt.id, quantity: 0 },
      ],
    });
    expect(standing(mending.hears(done('save', fullCart)))).toBe('holding');
    expect(standing(mending.hears(done('save', dearCart)))).toBe('editing');
  });

  test('a hold refused for stock names the line that another buyer took', () => {
    const refused = opened().hears(press('checkout'), failed('hold', refusal('items.1', 'product_stock')));
    expect(refused.snapshot).toMatchObject({
      value: 'stale',
      context: { found: [{ itemId: shirt.id, code: 'product_stock' }] },
    });
    expect(refused.actions).toContain('askAgain');
  });

  test('a review turns stale when another page changes the cart or the hold expires', () => {
    const other = { ...fullCart, items: [{ ...mug, quantity: 1 }] };
    expect(reviewed().hears(arrives(other)).snapshot).toMatchObject({
      value: 'stale',
      context: { found: [{ code: 'cart_changed' }] },
    });
    expect(standing(reviewed().hears(arrives({ ...fullCart, balance: 900 })))).toBe('reviewing');
    expect(reviewed().hears(done('holdEnd', undefined)).snapshot).toMatchObject({
      value: 'stale',
      context: { found: [{ code: 'hold_expired' }] },
    });
  });

  test('going back from the review releases the hold and keeps the typed answers', () => {
    const back = reviewed().hears(press('back'));
    expect(back.snapshot).toMatchObject({ value: 'editing', context: typed });
    expect(back.actions).toEqual(['letGo', 'remember']);
  });

  test('a checkout that was open before a reload is held again with a new intent', () => {
    const kept: StoredCheckout = { ...typed, intent: 'old', step: 'checkout', total: null };
    const again = opened(fullCart, kept);
    expect(standing(again)).toBe('holding');
    expect(again.hears(held(fullCart, 'new')).snapshot).toMatchObject({
      value: 'reviewing',
      context: { intent: 'new' },
    });
  });
});

describe('the purchase', () => {
  test('a purchase is stored before it is sent, and sends exactly the reviewed cart', () => {
    const course = sent();
    expect(course.params('remember')).toMatchObject({ intent: 'one', step: 'sent', total: 395 });
    expect(inputOf(course)).toEqual({
      intent: 'one',
      totalPoints: 395,
      delivery: anasDelivery,
      items: [
        { itemId: mug.id, answers: [] },
        { itemId: shirt.id, answers: [{ questionId: 'size', answer: 'M' }] },
      ],
    });
  });

  test('a purchase is sent once, however often Confirm is pressed', () => {
    const twice = sent().hears(press('confirm'), press('confirm'));
    expect(standing(twice)).toBe('submitting');
    expect(inputOf(twice)).toBeUndefined();
  });

  test('a successful purchase ends with its order and clears its intent', () => {
    const course = sent().hears(done('buy', placedOrder));
    expect(course.snapshot).toMatchObject({
      value: 'done',
      context: { order: { number: 'A-000123' }, intent: null, wasSent: false },
    });
    expect(course.params('remember')).toMatchObject({ intent: null, step: 'cart', answers: {} });
  });

  test.each<ErrorCode>([
    'network',
    'timeout',
    'internal',
    'unavailable',
    'too_many',
    'unauthorized',
    'unknown',
  ])('a purchase whose answer is lost (%s) is checked under the same intent', (code) => {
    const lost = sent().hears(failed('buy', errorOf(code, 'es')));
    expect(standing(lost)).toBe('checking');
    expect(inputOf(lost)).toEqual({ intent: 'one' });
  });

  test('a checked purchase that was made is done; one that was not is refused and its intent is cleared', () => {
    const checking = sent().hears(failed('buy', errorOf('network', 'es')));
    expect(standing(checking.hears(done('settle', placedOrder)))).toBe('done');
    expect(checking.hears(done('settle', null)).snapshot).toMatchObject({
      value: 'refused',
      context: { refusal: null, intent: null },
    });
  });

  test('an unanswered check of a purchase repeats with growing pauses up to 30 s, and at once when the network returns', () => {
    let course = sent().hears(failed('buy', errorOf('network', 'es')));
    const pauses: unknown[] = [];
    for (let round = 0; round < 8; round++) {
      course = course.hears(failed('settle', errorOf('network', 'es')));
      expect(standing(course)).toBe('unsettled');
      const raised = course.params('xstate.raise');
      pauses.push(typeof raised === 'object' && raised !== null && 'delay' in raised ? raised.delay : null);
      course = course.hears({ type: round % 2 === 0 ? 'network.returned' : 'retry.pressed' });
      expect(standing(course)).toBe('checking');
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('a refused purchase is settled before the refusal is shown, because a copy may still arrive', () => {
    const no = sent().hears(failed('buy', refusal('total_points', 'points_to_redeem_insufficient')));
    expect(standing(no)).toBe('closing');
    expect(no.hears(done('settle', null)).snapshot).toMatchObject({
      value: 'refused',
      context: { refusal: { reasons: [{ code: 'points_to_redeem_insufficient' }] }, intent: null },
    });
    expect(standing(no.hears(done('settle', placedOrder)))).toBe('done');
    expect(standing(no.hears(failed('settle', errorOf('network', 'es'))))).toBe('unsettled');
  });

  test('a purchase refused for its lines names them and returns to the stale cart', () => {
    const no = sent().hears(failed('buy', refusal('items.0', 'price_changed')), done('settle', null));
    expect(no.snapshot).toMatchObject({
      value: 'stale',
      context: { found: [{ itemId: mug.id, code: 'price_changed' }], intent: null },
    });
  });

  test('a purchase after a refused one has a new intent', () => {
    const again = sent().hears(
      failed('buy', refusal('total_points', 'redeem_budget')),
      done('settle', null),
      press('again'),
      held(fullCart, 'two'),
      press('confirm'),
    );
    expect(inputOf(again)).toMatchObject({ intent: 'two' });
  });

  test('a purchase that was on its way before a reload is checked first, whatever the cart holds', () => {
    const again = begin(checkoutMachine, sentBefore).hears({ type: 'cart.opened' });
    expect(standing(again)).toBe('checking');
    expect(inputOf(again)).toEqual({ intent: sentBefore.intent });
    expect(standing(again.hears(arrives(emptyCart)))).toBe('checking');
    expect(standing(again.hears(arrives(emptyCart), done('settle', placedOrder)))).toBe('done');
  });

  test('the end of the session clears the checkout in memory and leaves the stored purchase', () => {
    const over = sent().hears({ type: 'session.ended' });
    expect(over.snapshot).toMatchObject({ value: 'uninitialized', context: { cart: null, intent: null } });
    expect(over.actions).not.toContain('remember');
  });
});
