/**
 * The unsaved brand of an organisation: the preview has the colours of the page, and the contrast readings of a colour
 * are correct.
 */
import fc from 'fast-check';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandPalette, contrast, surfaces, tones } from '#src/lib/colors.ts';
import { brandForm, fieldsOf } from '#src/organization/admin/brandForm.ts';
import { BrandPreview, type BrandLook } from '#src/organization/admin/BrandPreview.tsx';
import type { AdminBranding } from '#src/organization/admin/organizationSettings.queries.ts';
import { readingsOf } from '#src/organization/admin/readings.ts';
import { applyBranding } from '#src/organization/branding.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { aPage } from '#tests/support/page.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const schemes = ['light', 'dark'] as const;

beforeEach(() => aPage(async () => Response.error()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const look: BrandLook = { main: '#0a7d4f', secondary: null, logo: null, name: 'Aurora', sentence: '' };
const variables = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.style]
      .filter((name) => name.startsWith('--'))
      .map((name) => [name, element.style.getPropertyValue(name)]),
  );
function preview(of: BrandLook) {
  const { container, rerender } = render(
    <I18nProvider i18n={i18n}>
      <BrandPreview look={of} />
    </I18nProvider>,
  );
  const places = () => [...container.querySelectorAll<HTMLElement>('[data-preview]')];
  return {
    places,
    show: (next: BrandLook) =>
      rerender(
        <I18nProvider i18n={i18n}>
          <BrandPreview look={next} />
        </I18nProvider>,
      ),
  };
}

describe('the preview of a brand', () => {
  test('the brand preview has the same CSS variables as the page would have', () => {
    const holds = (main: string, secondary: string | null): void => {
      const { places } = preview({ ...look, main, secondary });
      const page = document.createElement('div');
      applyBranding({ banner: { main, secondary }, logoUrl: null }, page);
      expect(Object.keys(variables(page)).length).toBe(Object.keys(brandPalette(main).light).length);
      expect(places().map(({ dataset }) => dataset.theme)).toEqual(['light', 'dark']);
      for (const place of places()) expect(variables(place)).toEqual(variables(page));
      cleanup();
    };
    fc.assert(fc.property(hex, fc.option(hex), holds), { numRuns: 25 });
  });

  test('the brand preview follows the colours, does not change the page and is inert', () => {
    const { places, show } = preview(look);
    const before = variables(places()[0] as HTMLElement); // there are two
    show({ ...look, main: '#b00020' });
    expect(variables(places()[0] as HTMLElement)).not.toEqual(before);
    expect(variables(document.documentElement)).toEqual({});
    for (const place of places()) {
      expect(place.inert || place.hasAttribute('inert')).toBe(true);
      expect(place.getAttribute('aria-hidden')).toBe('true');
    }
  });
});

describe('the contrast readings of a colour', () => {
  const holds = (chosen: string): void => {
    for (const scheme of schemes) {
      const [fill, text] = readingsOf(chosen, scheme);
      const shown = tones(chosen, scheme);
      expect([fill.shown, text.shown]).toEqual([shown.fill, shown.text]);
      expect(fill.ratio).toBeGreaterThanOrEqual(4.5);
      expect(text.ratio).toBeGreaterThanOrEqual(4.5);
      expect(fill.isSame).toBe(shown.fill === chosen);
      expect(fill.chosenRatio).toBe(contrast(shown.on, chosen));
      expect(text.isSame).toBe(shown.text === chosen);
      expect(text.ratio).toBe(
        Math.min(...Object.values(surfaces[scheme]).map((ground) => contrast(shown.text, ground))),
      );
      // In the light scheme, a legible colour is adjusted only if it is illegible on the hover tint.
      if (scheme === 'light' && text.chosenRatio >= 4.5 && !text.isSame)
        expect(contrast(chosen, shown.tintHover)).toBeLessThan(4.5);
    }
  };
  test('contrast readings of a colour equal the drawn tones and ratios on every surface', () => {
    fc.assert(fc.property(hex, holds), { numRuns: 300 });
  });

  test('a colour with enough contrast is used unchanged', () => {
    expect(readingsOf('#3a71b5', 'light')[0].isSame).toBe(true);
    expect(readingsOf('#FFE600', 'light')[1]).toMatchObject({ isSame: false });
    expect(readingsOf('#0A3D62', 'light')[1].isSame).toBe(true);
  });
});

describe('the patch of a brand', () => {
  const kept: AdminBranding = {
    branding: { banner: { main: '#0a7d4f', secondary: null }, logoUrl: '/logo.png' },
    logoKey: null,
    marketingText: { es: 'Hola', en: 'Hello' },
    services: {},
  };
  const begin = fieldsOf(kept);

  test('the patch of a brand sends a logo only if one was chosen or the stored one was removed', () => {
    const logoOf = (fields: typeof begin) => ({ ...brandForm.toInput(fields) }).logo;
    expect(brandForm.toInput(begin)).toEqual({
      banner: { main: '#0a7d4f', secondary: null },
      marketingText: { es: 'Hola', en: 'Hello' },
    });
    expect(logoOf({ ...begin, isLogoGone: true })).toBeNull();
    expect(brandForm.toInput({ ...begin, sentenceEs: ' ', sentenceEn: '' }).marketingText).toBeNull();
    const image = new File(['x'], 'logo.png', { type: 'image/png' });
    expect(logoOf({ ...begin, image, isLogoGone: true })).toBe(image);
  });

  test('the form of a brand requires a sentence in both languages or in none, and a valid colour', async () => {
    const check = async (fields: typeof begin) =>
      Object.keys((await rowResolver(brandForm, 'es')(fields, undefined, {} as never)).errors);
    expect(await check({ ...begin, sentenceEn: '' })).toEqual(['sentenceEn']);
    expect(await check({ ...begin, sentenceEs: ' ' })).toEqual(['sentenceEs']);
    expect(await check({ ...begin, sentenceEs: '', sentenceEn: '' })).toEqual([]);
    expect(await check({ ...begin, main: 'red' })).toEqual(['main']);
  });
});
