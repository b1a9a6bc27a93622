/**
 * The steps of an order: the current step is marked once, earlier steps are done, and steps that the order never
 * reaches are missing.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStateOf, orderStates, type OrderState } from '#schema/orders/orders.rules.ts';
import type { OrderDetail, OrderEvent, OrderItem } from '#schema/orders/orders.shapes.ts';
import { momentsOf, stepsOf } from '#src/orders/orderStory.ts';

type Story = Pick<OrderDetail, 'status' | 'items' | 'events'>;

// The story reads only these fields of lines and events.
const line = (id: string, status: OrderState, isDigital: boolean) => ({ id, status, isDigital }) as OrderItem; // the used fields
const happened = (id: string, status: OrderState, itemId: string | null = null) =>
  ({ id, status, itemId }) as OrderEvent; // the used fields
const story = (states: readonly OrderState[], isDigital: boolean, first: OrderState): Story => ({
  status: orderStateOf(states),
  items: states.map((status, index) => line(String(index), status, isDigital)),
  events: [happened('first', first)],
});

const stories = fc
  .tuple(
    fc.array(fc.constantFrom(...orderStates), { minLength: 1, maxLength: 5 }),
    fc.boolean(),
    fc.constantFrom<OrderState>('pending', 'approved'),
  )
  .map(([states, isDigital, first]) => story(states, isDigital, first));

describe('the steps of an order', () => {
  it('the steps of an order mark its state as current, earlier ones as done and later ones as ahead', () => {
    fc.assert(
      fc.property(stories, (one) => {
        const steps = stepsOf(one);
        const marks = steps.map(({ is }) => is);
        if (one.status === 'cancelled') expect(steps).toEqual([]);
        else if (one.status === 'delivered') expect(marks.every((is) => is === 'done')).toBe(true);
        else {
          expect(steps.find(({ is }) => is === 'now')?.state).toBe(one.status);
          const at = marks.indexOf('now');
          expect(marks).toEqual([
            ...Array.from({ length: at }, () => 'done'),
            'now',
            ...Array.from({ length: marks.length - at - 1 }, () => 'ahead'),
          ]);
        }
      }),
    );
  });

  it('the steps of an order include sending only for physical products, and approval only if it was needed', () => {
    const of = (one: Story): readonly OrderState[] => stepsOf(one).map(({ state }) => state);
    expect(of(story(['approved'], true, 'approved'))).toEqual(['approved', 'in_progress', 'delivered']);
    expect(of(story(['approved'], false, 'approved'))).toEqual([
      'approved',
      'in_progress',
      'sent',
      'delivered',
    ]);
    expect(of(story(['in_progress'], false, 'pending'))).toEqual(orderStates.slice(0, 5));
    // The digital item was sent although this step is not expected.
    expect(of(story(['sent'], true, 'approved'))).toContain('sent');
  });
});

describe('the events of an order', () => {
  it('the events of an order are listed newest first, each with its line, and the first is marked', () => {
    const items = [line('a', 'cancelled', true)];
    const moments = momentsOf({
      items,
      events: [happened('1', 'approved'), happened('2', 'cancelled', 'a'), happened('3', 'sent', 'unknown')],
    });
    expect(moments.map(({ event, item, isFirst }) => [event.id, item?.id ?? null, isFirst])).toEqual([
      ['3', null, false],
      ['2', 'a', false],
      ['1', null, true],
    ]);
  });
});
