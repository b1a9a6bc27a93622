/** An organisation's colours at run time: derives an accessible palette for both schemes from one or two hex values. */
import { brandColors } from '#schema/brand.ts';
import { contrast, isHex, toHex, toOklch, type Oklch } from './oklch.ts';

export { contrast, isHex } from './oklch.ts';

/** Default main colour of the product (spec §9); the secondary colour is its complement. */
export const defaultMain = brandColors.aplauso;
/** Default colours of the second brand (ours); theme.css holds the values derived from both brands. */
export const outpointsColors = { main: brandColors.outpoints, secondary: '#14b8a6' } as const;

/** Background surfaces of text and controls; theme.css has the same values, and a test compares them. */
export const surfaces = {
  light: {
    page: '#faf9f7',
    card: '#ffffff',
    raised: '#ffffff',
    subtle: '#f4f2ef',
    hover: '#ece9e5',
    comment: '#d8e9fd',
  },
  dark: {
    page: '#11100f',
    card: '#1c1b19',
    raised: '#262422',
    subtle: '#2d2a27',
    hover: '#393632',
    comment: '#1b2c42',
  },
} as const;

export type Scheme = keyof typeof surfaces;

/** The variables of one colour in one scheme, all `#rrggbb`. */
export interface Tones {
  /** Fill of the primary action, with hover and pressed state. */
  readonly fill: string;
  readonly hover: string;
  readonly pressed: string;
  /** Text on the three fills, ≥ 4.5:1. */
  readonly on: string;
  /** Border of a fill or of a selected control, ≥ 3:1 against every surface. */
  readonly edge: string;
  /** The colour as text, ≥ 4.5:1 on every surface and both tints. */
  readonly text: string;
  /** Subtle background and its hover state; normal text is legible on both. */
  readonly tint: string;
  readonly tintHover: string;
}

/** Variables by scheme, without the leading `--`. */
export type BrandPalette = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

const textRatio = 4.5;
const controlRatio = 3;

/** Changes lightness in small steps until `ok`; falls back to black or white. */
function walk(from: Oklch, step: number, ok: (hex: string) => boolean): string {
  for (let l = from.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...from, l });
    if (ok(hex)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

const above = (ratio: number, against: readonly string[]) => (hex: string) =>
  against.every((one) => contrast(hex, one) >= ratio);

/** Derives the tones of one colour; the contrast ratios of `Tones` hold for every colour. */
export function tones(hex: string, scheme: Scheme): Tones {
  const base = toOklch(hex);
  const grounds = Object.values(surfaces[scheme]);
  const dark = scheme === 'dark';
  const away = dark ? 0.005 : -0.005;

  const tint = toHex(
    dark
      ? { ...base, l: 0.275, c: Math.min(base.c * 0.4, 0.045) }
      : { ...base, l: 0.96, c: Math.min(base.c * 0.2, 0.022) },
  );
  const tintHover = toHex(
    dark
      ? { ...base, l: 0.315, c: Math.min(base.c * 0.45, 0.055) }
      : { ...base, l: 0.935, c: Math.min(base.c * 0.28, 0.034) },
  );

  // Dark surfaces get a lighter, slightly less saturated fill with dark text; light surfaces use the colour as
  // given. A brand without hue (black, grey) would be dull grey on dark surfaces, so it becomes near white.
  const lifted = base.c < 0.02 ? 0.88 : Math.min(0.88, Math.max(0.72, base.l));
  const start: Oklch = dark ? { ...base, l: lifted, c: Math.min(base.c, 0.14) } : base;
  const ink = toHex({ l: 0.16, c: Math.min(base.c, 0.03), h: base.h });
  const white = '#ffffff';
  const given = toHex(start);
  const light = contrast(given, white) >= 3.4;
  const on = light ? white : ink;
  const fill = walk(start, light ? -0.005 : 0.005, above(textRatio, [on]));
  const at = toOklch(fill);
  // The hover state moves away from the text colour, except near the ends of the lightness scale.
  const room = light ? at.l > 0.3 : at.l < 0.9;
  const shift = (by: number): string => {
    const direction = light === room ? -by : by;
    return walk({ ...at, l: at.l + direction }, light ? -0.005 : 0.005, above(textRatio, [on]));
  };

  return {
    fill,
    hover: shift(0.045),
    pressed: shift(0.085),
    on,
    edge: walk(at, away, above(controlRatio, [...grounds, tint])),
    text: walk(
      { ...base, l: dark ? Math.max(base.l, 0.74) : base.l, c: dark ? Math.min(base.c, 0.13) : base.c },
      away,
      above(textRatio, [...grounds, tint, tintHover]),
    ),
    tint,
    tintHover,
  };
}

/** The opposite hue with lightness and chroma for an accent; a grey has a grey complement. */
export function complement(hex: string): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: Math.min(0.82, Math.max(0.7, l + 0.2)), c, h: (h + 180) % 360 });
}

const named = (name: string, set: Tones): Record<string, string> => ({
  [name]: set.fill,
  [`${name}-hover`]: set.hover,
  [`${name}-pressed`]: set.pressed,
  [`on-${name}`]: set.on,
  [`${name}-edge`]: set.edge,
  [`${name}-text`]: set.text,
  [`${name}-tint`]: set.tint,
  [`${name}-tint-hover`]: set.tintHover,
});

/**
 * The variables of an organisation in both schemes. An invalid main colour falls back to the default, a missing
 * secondary colour to the complement.
 */
export function brandPalette(main: string | null | undefined, secondary?: string | null): BrandPalette {
  const first = isHex(main) ? main : defaultMain;
  const second = isHex(secondary) ? secondary : complement(first);
  const of = (scheme: Scheme): Record<string, string> => ({
    ...named('brand', tones(first, scheme)),
    ...named('accent', tones(second, scheme)),
  });
  return { light: of('light'), dark: of('dark') };
}

/** Sets a palette on an element (the document root); contains both schemes, so switching needs no script. */
export function applyBrand(
  root: { readonly style: Pick<CSSStyleDeclaration, 'setProperty'> },
  palette: BrandPalette,
): void {
  for (const [name, light] of Object.entries(palette.light)) {
    root.style.setProperty(`--${name}`, `light-dark(${light}, ${palette.dark[name] ?? light})`);
  }
}

/** Removes the organisation's colours; the product's colours apply again. */
export function clearBrand(root: { readonly style: Pick<CSSStyleDeclaration, 'removeProperty'> }): void {
  for (const name of Object.keys(brandPalette(defaultMain).light)) root.style.removeProperty(`--${name}`);
}
