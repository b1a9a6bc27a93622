/**
 * Portraits of the demo's people: drawn here, the same for the same id, and small enough for a column of a
 * row.
 */
import { seededRandom, lotteryOf, type SeededRandom } from './seededRandom.ts';
import { svgAddress } from './svgAddress.ts';
import {
  beards,
  clothes,
  eyes,
  glasses,
  grounds,
  hairColors,
  hairOfMen,
  hairOfWomen,
  mouths,
  skins,
  type Hair,
} from './portraits.parts.ts';

/** The person of a portrait. */
export interface Sitter {
  readonly id: string;
  readonly woman: boolean;
  /** In years; affects grey hair. */
  readonly age: number;
  /** Range of the skin tone, and whether light hair is excluded. */
  readonly skins?: readonly [number, number];
  readonly darkHair?: boolean;
}

/** Whether light hair may go with a skin, by its index in the list. */
const isFair = (skin: number): boolean => skin < 2;

function hairColor(random: SeededRandom, mayBeLight: boolean, age: number): string {
  if (age > 48 && random.chance((age - 44) / 22)) return random.pick(hairColors.grey);
  return random.pick(mayBeLight && random.chance(0.45) ? hairColors.light : hairColors.dark);
}

/** Weights of the skin tones. */
const skinTone = lotteryOf([1, 3, 5, 5, 4, 2, 2]);

/** Max length of an address; glasses are omitted if they do not fit. */
const longest = 1024;

/** Draws a portrait as a `data:` address of at most 1 kB. */
export function portrait({
  id,
  woman,
  age,
  skins: [least, most] = [0, 6],
  darkHair = false,
}: Sitter): string {
  const random = seededRandom(`face/${id}`);
  let tone = skinTone(random);
  while (tone < least || tone > most) tone = skinTone(random);
  const [skin = '', shade = ''] = skins[tone] ?? [];
  const color = hairColor(random, isFair(tone) && !darkHair, age);
  const hair: Hair = random.pick(woman ? hairOfWomen : hairOfMen);
  const beard = !woman && random.chance(0.45) ? random.pick(beards) : '';
  const [top, detail] = random.pick(clothes);
  const parts = [
    `<path d='M0 0h80v80H0z' fill='${random.pick(grounds)}'/>`,
    hair.back ?? '',
    `<path d='M8 80c1-14 11-20 25-23q7 4 14 0c14 3 24 9 25 23z' fill='${top}'/><path d='M34 44h12v13q-6 7-12 0z' fill='SHADE'/>`,
    detail,
    "<path d='M27 30c0-9 5-14 13-14s13 5 13 14v3q3-1 3 3t-3 4c-1 8-7 13-13 13s-12-5-13-13q-3 0-3-4t3-3z' fill='SKIN'/>",
    beard,
    hair.front,
    "<g fill='none' stroke-linecap='round' stroke-width='1.5'>",
    "<path d='M31.5 31q3-2 5.5-.5M43 30.5q2.5-1.5 5.5.5' stroke='HAIR'/><path d='M39 41q1 1 2.4 0' stroke='SHADE'/>",
    random.pick(eyes),
    random.pick(mouths),
  ];
  const worn = random.chance(0.25) ? random.pick(glasses) : '';
  const colored = (drawing: string): string =>
    drawing
      .replaceAll('HAIR', color)
      .replaceAll('SKIN', skin)
      .replaceAll('SHADE', shade)
      .replaceAll('LIPS', tone < 4 ? '#843' : '#421');
  const address = (last: string): string =>
    svgAddress(
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='7 2 66 66'>${colored(`${parts.join('')}${last}</g>`)}</svg>`,
    );
  const whole = address(worn);
  return whole.length > longest ? address('') : whole;
}
