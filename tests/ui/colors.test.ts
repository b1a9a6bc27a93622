/** The colours of any organisation stay legible, tested with a thousand random colours. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyBrand,
  brandPalette,
  clearBrand,
  complement,
  contrast,
  defaultMain,
  isHex,
  outpointsColors,
  surfaces,
  tones,
  type Scheme,
} from '#src/lib/colors.ts';
import { toHex, toOklch } from '#src/lib/oklch.ts';
import { trials } from '#tests/support/trials.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];
const text = {
  light: { ink: '#1f1d1a', soft: '#625d56' },
  dark: { ink: '#efedea', soft: '#b3ada5' },
} as const;

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);

/** Lowest contrast of one colour against several. */
const lowest = (one: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(one, other)));

describe('the palette of an organisation', () => {
  it('any organisation colour is legible in both schemes', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...schemes), (hex, scheme) => {
        const own = tones(hex, scheme);
        const grounds = Object.values(surfaces[scheme]);
        expect(
          lowest(own.on, [own.fill, own.hover, own.pressed]),
          'words on the fill',
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          lowest(own.text, [...grounds, own.tint, own.tintHover]),
          'the colour as words',
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          lowest(text[scheme].ink, [own.tint, own.tintHover]),
          'words on the tint',
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          lowest(text[scheme].soft, [own.tint, own.tintHover]),
          'quiet words on the tint',
        ).toBeGreaterThanOrEqual(4.5);
        expect(lowest(own.edge, [...grounds, own.tint]), 'the edge of a control').toBeGreaterThanOrEqual(3);
      }),
      { numRuns: trials(1_000) },
    );
  });

  it('main and secondary colour are legible beside each other, also when the secondary is derived', () => {
    const status = {
      light: ['#ffedeb', '#f7f2e2', '#e9f3ff', '#e8f6ea'],
      dark: ['#3b1e1c', '#30270a', '#18283d', '#172e1b'],
    };
    fc.assert(
      fc.property(colour, fc.option(colour), fc.constantFrom(...schemes), (main, secondary, scheme) => {
        const set = brandPalette(main, secondary)[scheme];
        const read = (name: string): string => set[name] ?? '';
        expect(contrast(read('accent'), read('on-accent')), 'words on the accent').toBeGreaterThanOrEqual(
          4.5,
        );
        const tints = [read('accent-tint'), ...status[scheme]];
        expect(lowest(read('brand-text'), tints), 'links on every tint').toBeGreaterThanOrEqual(4.5);
        expect(
          lowest(read('accent-text'), [read('brand-tint')]),
          'accent words on the brand',
        ).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: trials(1_000) },
    );
  });

  it('the main colour is kept as given where words are legible on it', () => {
    // White words on the one, dark words on the other.
    for (const [hex, hasWhite] of [
      ['#3a71b5', true],
      ['#ffd400', false],
    ] as const) {
      const { fill, on } = tones(hex, 'light');
      expect([fill, on === '#ffffff']).toEqual([hex, hasWhite]);
      expect(contrast(hex, on), hex).toBeGreaterThanOrEqual(4.5);
    }
    fc.assert(
      fc.property(colour, (hex) => {
        const { fill, on } = tones(hex, 'light');
        expect(fill === hex).toBe(contrast(hex, on) >= 4.5);
        // Between the two, white words want it a little darker.
        const white = contrast(hex, '#ffffff');
        if (white < 3 || white >= 4.5) expect(fill).toBe(hex);
      }),
      { numRuns: trials(300) },
    );
  });

  it('a broken or missing main colour falls back to the palette of the product', () => {
    for (const broken of ['', 'blue', '#12', '#1234567', null, undefined]) {
      expect(brandPalette(broken)).toEqual(brandPalette(defaultMain));
    }
    expect(isHex('#abc')).toBe(true);
  });

  it('the complement of a colour has the opposite hue, and the complement of grey is grey', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (h) => {
        const other = toOklch(complement(toHex({ l: 0.6, c: 0.08, h })));
        const away = Math.abs(other.h - h);
        expect(Math.abs(Math.min(away, 360 - away) - 180)).toBeLessThan(6);
      }),
      { numRuns: trials(100) },
    );
    expect(toOklch(complement('#808080')).c).toBeLessThan(0.005);
  });

  it('a colour converted to OKLCH and back is unchanged', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
      { numRuns: trials(300) },
    );
  });
});

describe('the theme', () => {
  const css = readFileSync(new URL('../../src/ui/theme.css', import.meta.url), 'utf8');
  const outpoints = css.slice(css.indexOf("[data-brand='outpoints'] {"));
  const read = (name: string, from = css): readonly string[] => {
    const value = new RegExp(`^ {2}--${name}: ([^;]+);`, 'mu').exec(from)?.[1] ?? '';
    return value.match(/#[\da-f]{6}/gu) ?? [];
  };

  it('the theme starts with the palette of the product', () => {
    const { light, dark } = brandPalette(defaultMain);
    for (const name of Object.keys(light)) expect(read(name), name).toEqual([light[name], dark[name]]);
  });

  it('the theme has a palette of its own for the second brand', () => {
    const { light, dark } = brandPalette(outpointsColors.main, outpointsColors.secondary);
    for (const name of Object.keys(light))
      expect(read(name, outpoints), name).toEqual([light[name], dark[name]]);
  });

  it('the theme uses the same surfaces against which colours are clamped', () => {
    for (const name of ['page', 'card', 'raised', 'subtle', 'hover', 'comment'] as const) {
      expect(read(name), name).toEqual([surfaces.light[name], surfaces.dark[name]]);
    }
  });

  it('the theme has legible words and visible controls on every surface', () => {
    for (const [index, scheme] of schemes.entries()) {
      const grounds = Object.values(surfaces[scheme]);
      for (const name of ['ink', 'soft', 'error-text', 'warning-text', 'info-text', 'success-text']) {
        expect(lowest(read(name)[index] ?? '', grounds), `${name} ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(lowest(read('control')[index] ?? '', grounds), `control ${scheme}`).toBeGreaterThanOrEqual(3);
      for (const disc of [1, 2, 3, 4, 5, 6]) {
        const pair = [
          read(`disc-${String(disc)}`)[index] ?? '',
          read(`on-disc-${String(disc)}`)[index] ?? '',
        ] as const;
        expect(contrast(...pair), `disc ${String(disc)} ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const status of ['error', 'warning', 'info', 'success']) {
        expect(
          contrast(read(`${status}-text`)[index] ?? '', read(`${status}-tint`)[index] ?? ''),
          `${status} tag`,
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          contrast(text[scheme].soft, read(`${status}-tint`)[index] ?? ''),
          `quiet words on ${status}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('the theme fills with the status colours of the specification, and words on them are legible', () => {
    const fills = { error: '#f34949', warning: '#f0c30f', info: '#0081fa', success: '#15b750' };
    for (const [name, hex] of Object.entries(fills)) {
      expect(read(name)).toEqual([hex]);
      expect(contrast(hex, read('on-status')[0] ?? ''), name).toBeGreaterThanOrEqual(4.5);
    }
    expect(read('comment')[0]).toBe('#d8e9fd');
  });
});

describe('the applied palette', () => {
  /** The part of an element that a palette changes. */
  function element() {
    const set = new Map<string, string>();
    const style = {
      setProperty: (name: string, value: string) => void set.set(name, value),
      removeProperty: (name: string) => {
        set.delete(name);
        return '';
      },
    };
    return { set, root: { style } };
  }

  it('applying a palette sets both schemes at once, and clearing removes them', () => {
    const { set, root } = element();
    applyBrand(root, brandPalette('#0d9488'));
    expect(set.get('--brand')).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/u);
    expect(set.size).toBe(16);
    clearBrand(root);
    expect(set.size).toBe(0);
  });
});
