/**
 * Pictures of the demo's badges, all in one style: a shape in an organisation's tone, a fine ring, and a
 * motif in light and gold.
 */
import { svgAddress } from './svgAddress.ts';

export type Shape = 'circle' | 'hexagon' | 'octagon' | 'shield' | 'scallop' | 'rosette';
export type Motif =
  | 'star'
  | 'bridge'
  | 'spark'
  | 'lighthouse'
  | 'check'
  | 'compass'
  | 'summit'
  | 'sprout'
  | 'heart'
  | 'sun'
  | 'cross';

const round = (number: number): string => String(Math.round(number * 10) / 10);

/** A closed path through points around the centre; the first point is at the top. */
const around = (corners: number, radiusAt: (corner: number) => number): string =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    const radius = radiusAt(corner);
    return `${corner === 0 ? 'M' : 'L'}${round(48 + radius * Math.cos(angle))} ${round(48 + radius * Math.sin(angle))}`;
  }).join('') + 'z';

/** A ring of arcs that bulge outwards. */
const lobes = (count: number, radius: number): string => {
  const bulge = round(radius * Math.sin(Math.PI / count) * 1.06);
  return around(count, () => radius)
    .replaceAll('L', `A${bulge} ${bulge} 0 0 1 `)
    .replace('z', `A${bulge} ${bulge} 0 0 1 48 ${round(48 - radius)}z`);
};

const shapes: Readonly<Record<Shape, (size: number) => string>> = {
  circle: (size) => `M48 ${round(48 - size)}a${round(size)} ${round(size)} 0 1 1 -.1 0z`,
  hexagon: (size) => around(6, () => size * 1.06),
  octagon: (size) => around(8, () => size * 1.03),
  shield: (size) => {
    const at = (x: number, y: number): string => `${round(48 + x * size)} ${round(48 + y * size)}`;
    return `M${at(0, -1.06)}Q${at(0.45, -0.8)} ${at(0.9, -0.74)}V${round(48 + 0.05 * size)}Q${at(0.86, 0.68)} ${at(0, 1.08)}Q${at(-0.86, 0.68)} ${at(-0.9, 0.05)}V${round(48 - 0.74 * size)}Q${at(-0.45, -0.8)} ${at(0, -1.06)}z`;
  },
  scallop: (size) => lobes(12, size * 0.94),
  rosette: (size) => around(32, (corner) => size * (corner % 2 === 0 ? 1.05 : 0.93)),
};

/** Drawn on a square of 40 around the centre: L is light, G is gold. */
const motifs: Readonly<Record<Motif, string>> = {
  star: "<path d='M48 29l5.7 12.2 13.3 1.7-9.8 9.2 2.5 13.2L48 58.9l-11.7 6.4 2.5-13.2-9.8-9.2 13.3-1.7z' fill='G'/>",
  bridge:
    "<path d='M28 56h40M28 56v7M68 56v7' stroke='L' stroke-width='4'/><path d='M31 56c2-21 32-21 34 0' stroke='G' stroke-width='4'/><path d='M40 44v11M48 40.5v14.5M56 44v11' stroke='L' stroke-width='2.6'/>",
  spark:
    "<path d='M48 30c-8 0-14 6-14 13.5 0 5 2.7 8.5 5.5 11 1.6 1.5 2.5 2.5 2.5 4.5h12c0-2 .9-3 2.5-4.5 2.8-2.5 5.5-6 5.5-11C62 36 56 30 48 30z' fill='L'/><path d='M50 36l-6 9h8l-5 9' stroke='G' stroke-width='3'/><path d='M43 63h10M45 67h6' stroke='G' stroke-width='3'/>",
  lighthouse:
    "<path d='M43 43h10l3 23H40z' fill='L'/><path d='M42.5 36h11v7h-11z' fill='G'/><path d='M41 36l7-6 7 6z' fill='L'/><path d='M36 38l-9-3M36 42l-9 3M60 38l9-3M60 42l9 3' stroke='G' stroke-width='3'/><path d='M42 52h12.5M41 59h14.5' stroke='D' stroke-width='2.6'/>",
  check:
    "<circle cx='48' cy='48' r='17' fill='L'/><path d='M39.5 48.5l6 6 11.5-12.5' stroke='D' stroke-width='5'/><path d='M48 26v3M48 67v3M26 48h3M67 48h3' stroke='G' stroke-width='3.2'/>",
  compass:
    "<circle cx='48' cy='48' r='18' stroke='L' stroke-width='3.6'/><path d='M59 37l-7 15-4-4z' fill='G'/><path d='M59 37l-15 7 4 4z' fill='G'/><path d='M37 59l15-7-4-4z' fill='L'/><path d='M37 59l7-15 4 4z' fill='L' opacity='.75'/>",
  summit:
    "<path d='M27 64l15-25 8 12 5-7 14 20z' fill='L'/><path d='M42 39l-5.5 9.2 4 2.3 3-2.5 3 1.7 1-2.2z' fill='G'/><path d='M42 39V28' stroke='L' stroke-width='2.6'/><path d='M42.5 28l10 3.5-10 4z' fill='G'/>",
  sprout:
    "<path d='M48 66V46' stroke='L' stroke-width='4'/><path d='M48 49c-1-10-8-15-18-15 0 10 7 16 18 15z' fill='L'/><path d='M48 44c0-9 6-14 16-14 1 9-5 15-16 14z' fill='G'/><path d='M36 66h24' stroke='L' stroke-width='3.6'/>",
  heart:
    "<path d='M48 66C36 57.5 29 51 29 42.5 29 36.5 33.5 32 39 32c3.8 0 7 2 9 5.2C50 34 53.2 32 57 32c5.5 0 10 4.5 10 10.5C67 51 60 57.5 48 66z' fill='L'/><path d='M36.5 43c0-3 2-5 4.5-5' stroke='G' stroke-width='3.2'/>",
  sun: "<path d='M36 57a12 12 0 0 1 24 0z' fill='G'/><path d='M28 57h40M34 63.5h28' stroke='L' stroke-width='3.6'/><path d='M48 31v7M32.5 37.5l4.5 5M63.5 37.5l-4.5 5' stroke='L' stroke-width='3.6'/>",
  cross:
    "<path d='M43 31h10v12h12v10H53v12H43V53H31V43h12z' fill='L'/><path d='M48 37v22M37 48h22' stroke='G' stroke-width='2.6'/>",
};

/** Address of a picture: a square that is legible at 48 px on light and dark, with a pale rim. */
export function badgePicture(
  { shape, motif }: { readonly shape: Shape; readonly motif: Motif },
  [light, dark]: readonly [string, string],
): string {
  const outline = shapes[shape];
  const drawing = motifs[motif]
    .replaceAll("'L'", "'#fff8ef'")
    .replaceAll("'G'", "'#ffd48a'")
    .replaceAll("'D'", `'${dark}'`);
  return svgAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' width='160' height='160'><linearGradient id='g' x2='.4' y2='1'><stop stop-color='${light}'/><stop offset='1' stop-color='${dark}'/></linearGradient><path d='${outline(42)}' fill='url(#g)' stroke='#f3e3cf' stroke-width='3' stroke-linejoin='round'/><path d='${outline(35)}' fill='none' stroke='#ffd48a' stroke-opacity='.6' stroke-width='1.4' stroke-linejoin='round'/><g fill='none' stroke-linecap='round' stroke-linejoin='round'>${drawing}</g></svg>`,
  );
}
