/**
 * Why a product cannot be redeemed: a sentence for each reason, in singular and plural, with the time of the next
 * change.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingCodes, type MissingCode } from '#schema/catalog/catalog.rules.ts';
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import { useMissingWords } from '#src/products/missingWords.ts';
import type { Language } from '#schema/limits.ts';

const now = new Date(2026, 2, 18, 12, 0).getTime();
const at = (month: number, day: number, hour = 0, year = 2026): string =>
  new Date(year, month - 1, day, hour, 5).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function said(missing: Partial<Missing> & { code: MissingCode }, price = 120, language: Language = 'es') {
  i18n.loadAndActivate({ locale: language, messages: {} });
  const { result } = renderHook(() => useMissingWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  return result.current({ have: null, need: null, changesAt: null, ...missing }, { points: price });
}

describe('the reasons why a product cannot be redeemed', () => {
  it('every reason why a product cannot be redeemed is a whole sentence', () => {
    for (const code of missingCodes)
      for (const [have, need] of [
        [null, null],
        [0, 1],
        [1, 2],
        [2, 3_000],
      ])
        for (const changesAt of [null, at(4, 1)]) {
          const words = said({ code, have: have ?? null, need: need ?? null, changesAt });
          expect(words).toMatch(/^\p{Lu}.*\.$/u);
          expect(words).not.toMatch(/undefined|null|NaN|\.\.|\{/u);
        }
  });

  it('the missing points of a product are counted in singular and plural', () => {
    expect(said({ code: 'points', have: 119, need: 120 })).toBe('Te falta 1 punto.');
    expect(said({ code: 'points', have: 0, need: 120 })).toBe('Te faltan 120 puntos.');
    expect(said({ code: 'points', have: 10, need: 1_250 })).toBe('Te faltan 1,240 puntos.');
  });

  it('the missing points of a product are its price if the server gave no numbers', () => {
    expect(said({ code: 'points' }, 80)).toBe('Te faltan 80 puntos.');
  });

  it('a product out of stock and one held by another person have different sentences', () => {
    expect(said({ code: 'stock', have: 0, need: 1 })).toMatch(/^Agotado por ahora\./u);
    expect(said({ code: 'stock', have: 0, need: 1, changesAt: at(3, 18, 14) })).toBe(
      'Alguien lo está canjeando. Puede volver hoy a las 14:05.',
    );
  });

  it('the remaining pieces of a product are counted in singular and plural', () => {
    expect(said({ code: 'stock', have: 1, need: 3 })).toBe('Solo queda 1 y pides 3.');
    expect(said({ code: 'stock', have: 2, need: 3 })).toBe('Solo quedan 2 y pides 3.');
    expect(said({ code: 'stock', have: 2, need: 3, changesAt: at(3, 19, 1) })).toBe(
      'Solo quedan 2 y pides 3. Puede haber más mañana a la 01:05.',
    );
  });

  it('an exceeded monthly budget shows the remaining points and the day it renews', () => {
    expect(said({ code: 'budget', have: 0, need: 120, changesAt: at(4, 1) })).toBe(
      'Tu organización ya usó el presupuesto de canjes de este mes. Se renueva el 1 de abril.',
    );
    expect(said({ code: 'budget', have: 1, need: 120, changesAt: at(4, 1) })).toBe(
      'A tu organización le queda 1 punto de presupuesto este mes y esto cuesta 120 puntos. Se renueva el 1 de abril.',
    );
    expect(said({ code: 'budget', have: 40, need: 120, changesAt: at(4, 1) })).toMatch(
      /le quedan 40 puntos de presupuesto/u,
    );
  });

  it('the redemption window of a product shows its start, the year if it differs, or that it is over', () => {
    expect(said({ code: 'window', changesAt: at(12, 3) })).toBe('Se puede canjear desde el 3 de diciembre.');
    expect(said({ code: 'window', changesAt: at(1, 3, 0, 2027) })).toBe(
      'Se puede canjear desde el 3 de enero de 2027.',
    );
    expect(said({ code: 'window' })).toBe('El tiempo para canjearlo ya terminó.');
  });

  it('a product waiting for approval, of another country or inactive has its own sentence', () => {
    expect(said({ code: 'approval' })).toMatch(/espera aprobación/u);
    expect(said({ code: 'country' })).toMatch(/otro país/u);
    expect(said({ code: 'inactive' })).toBe('Ya no está en el catálogo.');
  });
});
