/**
 * Parts of faces, as SVG on a square of 80; HAIR, SKIN, SHADE and LIPS are placeholders for the person's
 * colours.
 */

/** Hair behind and in front of the face. */
export interface Hair {
  readonly back?: string;
  readonly front: string;
}

/** Skin and its shade, light to dark. */
export const skins: readonly (readonly [string, string])[] = [
  ['#f7d7c2', '#e9bca1'],
  ['#efc4a4', '#dca681'],
  ['#dfa97f', '#c88b61'],
  ['#cc9166', '#b0744a'],
  ['#ad744c', '#8f5a36'],
  ['#8f5d3f', '#71452b'],
  ['#744a33', '#583522'],
];

export const hairColors = {
  dark: ['#1e1a1a', '#2b201d', '#3a2722', '#4b3024', '#15161b'],
  light: ['#7a4a2a', '#a06a38', '#c79a55', '#8a3d26'],
  grey: ['#8d8a88', '#b4b1ad', '#6f6d6c'],
} as const;

/** Background colours of portraits. */
export const grounds: readonly string[] = [
  '#fbe3d2',
  '#dfe9f6',
  '#e2efe3',
  '#f8e3eb',
  '#ebe5f7',
  '#fdeec8',
  '#d9eeec',
  '#ece5db',
  '#f9dcd6',
  '#dfe3ea',
];

const collar = (fill: string): string =>
  `<path d='M33 55l-6 5 9 9 4-7 4 7 9-9-6-5q-7 10-14 0z' fill='${fill}'/>`;
const neckline = (stroke: string): string =>
  `<path d='M31 57q9 13 18 0' stroke='${stroke}' stroke-width='3' fill='none'/>`;
const lapels = (inner: string, lapel: string): string =>
  `<path d='M32 56l8 14 8-14q-8 7-16 0z' fill='${inner}'/><path d='M31 56l-5 6 10 9h3zM49 56l5 6-10 9h-3z' fill='${lapel}'/>`;
const deep = "<path d='M32 56q8 16 16 0l-2-3H34z' fill='SHADE'/>";

/** Colour of the clothes, and the details drawn on them. */
export const clothes: readonly (readonly [string, string])[] = [
  ['#467', collar('#eee')],
  ['#eed', collar('#dcc')],
  ['#345', lapels('#eee', '#456')],
  ['#535', lapels('#fdd', '#746')],
  ['#575', neckline('#454')],
  ['#c75', neckline('#a64')],
  ['#da5', neckline('#c93')],
  ['#846', deep],
  ['#377', deep],
  ['#659', neckline('#547')],
  ['#d88', deep],
  ['#455', collar('#567')],
  ['#79b', collar('#eef')],
  ['#a54', lapels('#fee', '#b65')],
];

const cap =
  "<path d='M25 34c-3-14 4-21 15-21s18 7 15 21c-2-2-2-8-5-10-6 2-14 2-20 0-3 2-3 8-5 10z' fill='HAIR'/>";
const sideCap =
  "<path d='M25 35c-3-15 4-22 15-22s18 7 15 22c-1-6-5-9-8-13-4 4-12 6-19 6-2 2-2 4-3 7z' fill='HAIR'/>";
const centre = "<path d='M25 38c-3-17 4-25 15-25s18 8 15 25c-1-9-7-13-15-17-8 4-14 8-15 17z' fill='HAIR'/>";
const fringe =
  "<path d='M25 36c-3-16 4-23 15-23s18 7 15 23c-1-3-2-5-3-7-8 2-16 2-24 0-1 2-2 4-3 7z' fill='HAIR'/>";
const puffs =
  "<path d='M26 33c-5-2-4-8 0-10 0-6 5-8 8-7 3-4 9-4 12 0 4-1 8 2 8 7 4 2 5 8 0 10l-4-7q-4 1-8-2-4 3-12 2z' fill='HAIR'/>";

export const hairOfWomen: readonly Hair[] = [
  {
    back: "<path d='M22 36c0-15 7-24 18-24s18 9 18 24c0 9 1 17 3 26q-21 6-42 0c2-9 3-17 3-26z' fill='HAIR'/>",
    front: centre,
  },
  {
    back: "<path d='M23 34c0-13 7-21 17-21s17 8 17 21v16q-3 5-8 4H31q-5 1-8-4z' fill='HAIR'/>",
    front: sideCap,
  },
  {
    back: "<path d='M23 34c0-13 7-21 17-21s17 8 17 21v13q-2 6-7 6H30q-5 0-7-6z' fill='HAIR'/>",
    front: fringe,
  },
  { back: "<circle cx='40' cy='11' r='8' fill='HAIR'/>", front: sideCap },
  { back: "<path d='M50 17c12-2 17 8 13 18-2 7 1 12-3 18-7-2-10-12-8-20z' fill='HAIR'/>", front: sideCap },
  {
    back: "<path d='M24 30c-9 1-10 10-5 13-8 6 2 18 21 18s29-12 21-18c5-3 4-12-5-13 0-22-32-22-32 0z' fill='HAIR'/>",
    front: puffs,
  },
  {
    back: "<circle cx='40' cy='29' r='21' fill='HAIR'/>",
    front:
      "<path d='M26 33c-1-11 4-17 14-17s15 6 14 17c-2-5-3-8-6-9-5 2-11 2-16 0-3 1-4 4-6 9z' fill='HAIR'/>",
  },
  {
    back: "<path d='M22 36c0-32 36-32 36 0 0 6-4 8 0 13s1 10-3 12-27 2-30 0-7-7-3-12 0-7 0-13z' fill='HAIR'/>",
    front: sideCap,
  },
  { back: "<path d='M26 36q-5 12 0 22 4 6 9 7 1-8-3-14 4-8 2-15z' fill='HAIR'/>", front: centre },
  {
    front:
      "<path d='M25 37c-4-17 4-25 15-25s19 8 15 25l-3-5c0-5-3-8-6-9-4 4-11 5-17 5-1 2-2 5-4 9z' fill='HAIR'/>",
  },
];

export const hairOfMen: readonly Hair[] = [
  { front: cap },
  {
    front:
      "<path d='M26 32c-2-11 3-17 14-17s16 6 14 17c-1-3-2-6-4-8-6-2-14-2-20 0-2 2-3 5-4 8z' fill='HAIR'/>",
  },
  {
    front:
      "<path d='M26 33c-3-9-2-15 3-17 5-6 19-6 23 0 4 3 4 9 2 17-1-3-2-6-4-9-7 1-13-1-17-4-2 4-5 5-7 13z' fill='HAIR'/>",
  },
  { front: puffs },
  {
    front:
      "<path d='M26 34c-4-13 3-21 14-21 13 0 18 8 14 21-1-4-2-7-5-10-5 1-8-1-10-2-3 4-7 5-10 5-2 2-2 4-3 7z' fill='HAIR'/>",
  },
  {
    front: "<path d='M25 33c-3-13 3-20 15-20s18 7 15 20c-1-4-2-7-4-9q-11 3-22 0c-2 2-3 5-4 9z' fill='HAIR'/>",
  },
  {
    front:
      "<path d='M27 31c-2-10 3-15 13-15s15 5 13 15c0-4-2-7-4-8q-9 1-18 0c-2 1-4 4-4 8z' fill='HAIR' opacity='.45'/>",
  },
  { front: sideCap },
];

export const beards: readonly string[] = [
  "<path d='M27 35v4c1 9 7 15 13 15s12-6 13-15v-4c-1 4-3 5-5 5q-8-3-16 0c-2 0-4-1-5-5z' fill='HAIR'/>",
  "<path d='M27 37c1 10 6 16 13 16s12-6 13-16c-1 4-4 7-7 7H34c-3 0-6-3-7-7z' fill='HAIR' opacity='.35'/>",
  "<path d='M35.5 49q4.5 2 9 0c0 3-2 5-4.5 5s-4.5-2-4.5-5z' fill='HAIR'/>",
  "<path d='M33.5 43.5c2-3 5-2.5 6.5-1.5 1.5-1 4.5-1.5 6.5 1.5-2 1-11 1-13 0z' fill='HAIR'/>",
];

/** Drawn inside a group of round strokes without a fill. */
export const eyes: readonly string[] = [
  "<path d='M34.5 35.5zM45.5 35.5z' stroke='#211' stroke-width='3.4'/>",
  "<path d='M32.5 36q2-2.6 4 0M43.5 36q2-2.6 4 0' stroke='#211'/>",
  "<path d='M34.5 35v1M45.5 35v1' stroke='#211' stroke-width='3'/>",
];

/** In the same group as the eyes. */
export const mouths: readonly string[] = [
  "<path d='M35.5 45q4.5 3.6 9 0' stroke='LIPS'/>",
  "<path d='M35 44q5 1 10 0-1 6-5 6t-5-6z' fill='#fff'/>",
  "<path d='M36 45.5q3.5 2.4 7.5-.5' stroke='LIPS'/>",
];

/** In the same group as the eyes. */
export const glasses: readonly string[] = [
  "<path d='M34 31a4.6 4.6 0 1 0 .1 0zM46 31a4.6 4.6 0 1 0 .1 0zM38.6 35h2.8' stroke='#433'/>",
  "<path d='M29.6 32h9l-1 7h-7zM41.4 32h9l-1 7h-7zM38 33h4' stroke='#223'/>",
];
