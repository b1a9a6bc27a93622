/** Colour arithmetic in OKLCH, where equal steps look equal, and WCAG contrast of the displayed colour. */

/** Lightness 0–1, chroma ≥ 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Whether a value is `#rrggbb` or `#rgb`. */
export const isHex = (text: unknown): text is string =>
  typeof text === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(text);

const toLinear = (s: number): number => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
const toGamma = (l: number): number => (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055);

type Triple = readonly [number, number, number];

function channels(hex: string): Triple {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/giu, '$&$&').slice(1) : hex.slice(1);
  const read = (at: number): number => toLinear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [read(0), read(2), read(4)];
}

/** A hex colour as OKLCH; the hue of a grey is 0. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(a, bb);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: c < 1e-4 ? 0 : c,
    h: c < 1e-4 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const lc = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mc = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const sc = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc,
    -1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc,
    -0.0041960863 * lc - 0.7034186147 * mc + 1.707614701 * sc,
  ];
}

const fits = (colour: Triple): boolean => colour.every((part) => part > -0.0005 && part < 1.0005);

/** The nearest sRGB colour as `#rrggbb`: keeps lightness and hue, reduces chroma. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let low = 0;
  let high = colour.c;
  let shown = linearOf({ ...colour, l });
  if (!fits(shown)) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (fits(linearOf({ ...colour, l, c: middle }))) low = middle;
      else high = middle;
    }
    shown = linearOf({ ...colour, l, c: low });
  }
  const part = (value: number): string =>
    Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shown.map(part).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
