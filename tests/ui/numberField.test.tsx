/** A number is read as it was typed or pasted, or refused with the reason; it never becomes another number. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { goalWeightsMachine } from '#machines/goalWeights.machine.ts';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';

interface Tie {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A field with its value, and what its text and its reason are after a text was typed and left. */
function field(draw: (tie: Tie) => ReactElement) {
  const given = vi.fn<(value: number | null) => void>();
  function Holder(): ReactElement {
    const [value, setValue] = useState<number | null>(null);
    const onChange = (next: number | null): void => {
      given(next);
      setValue(next);
    };
    return draw({ value, onChange });
  }
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Holder />
    </I18nProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Puntos');
  return {
    input,
    typed(text: string) {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.blur(input);
      const value = given.mock.lastCall?.[0] ?? null;
      return { value, text: input.value, reason: screen.queryByRole('alert')?.textContent ?? null };
    },
  };
}
const whole = () => field((tie) => <NumberField label="Puntos" {...tie} />);
const decimal = () => field((tie) => <DecimalField label="Puntos" {...tie} />);

test.each([
  ['1200', 1200],
  ['10,000', 10_000],
  [' 1,234,567 ', 1_234_567],
  ['007', 7],
  ['', null],
])('the whole number in "%s" is read', (text, value) => {
  expect(whole().typed(text)).toMatchObject({ value, reason: null });
});

test.each([
  ['1.5', 'Escribe un número entero, sin decimales.'],
  ['1,20', 'Escribe un número entero, sin decimales.'],
  ['10,000.50', 'Escribe un número entero, sin decimales.'],
  ['-5', 'Escribe un número de 0 en adelante.'],
  ['−5', 'Escribe un número de 0 en adelante.'],
  ['1e3', 'Escribe un número entero, como 1200 o 1,200.'],
  ['1,2,3', 'Escribe un número entero, como 1200 o 1,200.'],
  ['12 puntos', 'Escribe un número entero, como 1200 o 1,200.'],
  ['99999999999999999999', 'Este número es demasiado grande.'],
])('"%s" stays in the field and is refused: %s', (text, reason) => {
  expect(whole().typed(text)).toEqual({ value: Number.NaN, text, reason });
});

test('a reason goes with the next number that can be read, and while thousands are typed there is none', () => {
  const { typed, input } = whole();
  typed('1.5');
  fireEvent.change(input, { target: { value: '10,0' } });
  expect(screen.queryByRole('alert')).toBe(null);
  expect(typed('10,000')).toEqual({ value: 10_000, text: '10,000', reason: null });
});

test('a value from elsewhere replaces what could not be read', () => {
  const { typed } = whole();
  typed('1.5');
  fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(screen.getByLabelText<HTMLInputElement>('Puntos').value).toBe('1');
});

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['10,000', 10_000],
  ['-1,500.25', -1_500.25],
  ['', null],
])('the number with decimals in "%s" is read', (text, value) => {
  expect(decimal().typed(text)).toMatchObject({ value, reason: null });
});

test.each([
  ...['1e3', '12 kg', '1,2,3', '1.000,50'].map((text) => [text, 'Escribe un número, como 12 o 12.5.']),
  ['1.234', 'Puede tener 2 decimales como máximo.'],
  ['999999999999999', 'Es demasiado grande: el máximo es 9,999,999,999.'],
])('"%s" is no number with two decimals: %s', (text = '', reason = '') => {
  expect(decimal().typed(text)).toEqual({ value: Number.NaN, text, reason });
});

test('weights with a text that is no number cannot be saved', () => {
  const goals = [{ id: 'a', title: 'Vender', titleEn: null, weight: 30 }];
  const actor = createActor(goalWeightsMachine, { input: { goals } }).start();
  actor.send({ type: 'weight.typed', id: 'a', weight: Number.NaN });
  expect(actor.getSnapshot().can({ type: 'save.pressed' })).toBe(false);
});

test('the thousands of a number stand apart while the focus is elsewhere, and go as it is typed', () => {
  const { input, typed } = whole();
  expect(typed('1234567').text).toBe('1,234,567');
  fireEvent.focus(input);
  expect(input.value).toBe('1234567');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.value).toBe('1234568');
  fireEvent.blur(input);
  expect(input.value).toBe('1,234,568');
});

test('a number that was chosen whole stays chosen as the field takes the focus', () => {
  const { input, typed } = whole();
  typed('25000');
  input.select();
  fireEvent.focus(input);
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('25000');
});
