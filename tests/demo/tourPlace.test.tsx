/** The position of the tour card, and the keys that move the tour. */
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presenterTurn, tourTurn } from '#src/demo/tours/keys.ts';
import { boxAt, nextPlace, placeFor, places, shared, type Box, type View } from '#src/demo/tours/place.ts';
import { Running } from '#src/demo/tours/tour.store.ts';
import { useCardPlace } from '#src/demo/tours/useCardPlace.ts';

const cards = fc.record({
  width: fc.integer({ min: 200, max: 480 }),
  height: fc.integer({ min: 80, max: 420 }),
});
const views: fc.Arbitrary<View> = fc.record({
  width: fc.integer({ min: 504, max: 2560 }),
  height: fc.integer({ min: 640, max: 1600 }),
  above: fc.constant(76),
  below: fc.constantFrom(12, 128),
  beside: fc.constant(12),
});
const boxes: fc.Arbitrary<Box> = fc.record({
  left: fc.integer({ min: -200, max: 2600 }),
  top: fc.integer({ min: -2000, max: 2000 }),
  width: fc.integer({ min: 1, max: 1400 }),
  height: fc.integer({ min: 1, max: 1200 }),
});

describe('the tour card', () => {
  it('the tour card stays within the view at every place', () => {
    fc.assert(
      fc.property(cards, views, fc.constantFrom(...places), (card, view, place) => {
        const { left, top } = boxAt(place, card, view);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + card.width).toBeLessThanOrEqual(view.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + card.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });

  it('the tour card takes a place that covers its target as little as possible', () => {
    fc.assert(
      fc.property(cards, views, boxes, fc.constantFrom(...places), (card, view, target, wanted) => {
        const coveredAt = (place: (typeof places)[number]): number =>
          shared(boxAt(place, card, view), target);
        const least = Math.min(...places.map(coveredAt));
        expect(coveredAt(placeFor(wanted, card, view, target))).toBe(least);
      }),
    );
  });

  it('the tour card avoids its target, but stays as long as the pointer is over it', async () => {
    const element = document.createElement('section');
    const card = { current: element };
    element.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    const running = Running.parse({
      scenario: 'busy',
      organization: 'aurora',
      steps: ['feed'],
      step: 0,
      startedAt: 0,
      place: 'bottom',
      hasNotes: true,
      hadFocus: false,
    });
    const { result } = renderHook(() => useCardPlace(card, running));
    await act(async () => {});
    const wanted = result.current.look;
    act(() => result.current.hold.onPointerEnter());
    const whole = { left: 0, top: innerHeight / 2, width: innerWidth, height: innerHeight / 2 };
    act(() => result.current.onStand(whole));
    expect(result.current.look).toBe(wanted);
    act(() => result.current.hold.onPointerLeave());
    expect(result.current.look).toContain('top-');
  });

  it('the tour card takes its wanted place when no other place is better', () => {
    fc.assert(
      fc.property(cards, views, boxes, fc.constantFrom(...places), (card, view, target, wanted) => {
        const coveredAt = (place: (typeof places)[number]): number =>
          shared(boxAt(place, card, view), target);
        if (coveredAt(wanted) === Math.min(...places.map(coveredAt)))
          expect(placeFor(wanted, card, view, target)).toBe(wanted);
        expect(placeFor(wanted, card, view, null)).toBe(wanted);
      }),
    );
  });

  it('moving the tour card again and again reaches every place', () => {
    const seen = new Set<string>();
    let at = nextPlace('bottom');
    for (const _ of places) {
      seen.add(at);
      at = nextPlace(at);
    }
    expect(seen).toEqual(new Set(places));
  });
});

describe('the tour keys', () => {
  const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    target: document.body,
    ...more,
  });
  const held = { ctrlKey: true, shiftKey: true };

  it('the tour keys of the page are Ctrl or ⌘ with Shift and an arrow', () => {
    expect(tourTurn(pressed('ArrowRight', held))).toBe(1);
    expect(tourTurn(pressed('ArrowLeft', { metaKey: true, shiftKey: true }))).toBe(-1);
    for (const other of [
      {},
      { ctrlKey: true },
      { shiftKey: true },
      { ...held, altKey: true },
      { ...held, metaKey: true },
    ])
      expect(tourTurn(pressed('ArrowRight', other))).toBe(0);
    expect(tourTurn(pressed('ArrowUp', held))).toBe(0);
  });

  it('the tour keys of the page do nothing while a field is focused', () => {
    for (const name of ['input', 'textarea', 'select'])
      expect(tourTurn(pressed('ArrowRight', { ...held, target: document.createElement(name) }))).toBe(0);
    const editor = document.createElement('div');
    editor.setAttribute('role', 'textbox');
    expect(tourTurn(pressed('ArrowRight', { ...held, target: editor }))).toBe(0);
  });

  it('the tour keys of the presenter include those of a remote control', () => {
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', ' '])
      expect(presenterTurn(pressed(key))).toBe(1);
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(presenterTurn(pressed(key))).toBe(-1);
    expect(presenterTurn(pressed(' ', { shiftKey: true }))).toBe(-1);
    expect(presenterTurn(pressed(' ', { target: document.createElement('button') }))).toBe(0);
    expect(presenterTurn(pressed('ArrowLeft', { altKey: true }))).toBe(0);
    expect(presenterTurn(pressed('a'))).toBe(0);
  });
});
