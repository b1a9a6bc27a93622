/** Decodes the text of a CSV file. What cannot be told for certain is refused or marked, and never guessed. */
import type { SheetEncoding } from '#schema/users/imports.rules.ts';
import { wideOf } from '../kit/wideText.ts';
import { SheetRefused } from './sheet.refused.ts';

/** The upper half of CP850, the encoding of DOS in Western Europe, which `TextDecoder` does not know. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\u{a0}';
const high = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);

/** Encodings with one byte for each character: the characters of the bytes from 128. */
const oneByte = ['windows-1252', 'macintosh', 'cp850'] as const;
const readings: readonly string[] = [
  new TextDecoder('windows-1252').decode(high),
  new TextDecoder('macintosh').decode(high),
  cp850,
];

/** Letters that names of Western Europe have, in one of the encodings above. */
const letters = 'áéíóúüñàèìòùâêîôûäëïöçãõåøæœßÿý';
const known = new Set(`${letters}${letters.toUpperCase()}ŠšŽž`);
/** Signs that occur next to letters, and those that occur before or after a word. */
const inside = new Set('’‘ºª\u{a0}');
const before = new Set('“«¡¿€–—');
const after = new Set('”»…€°–—');

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
const isLower = (sign: string): boolean => /\p{Ll}/u.test(sign);
const isUpper = (sign: string): boolean => /\p{Lu}/u.test(sign);

/** Whether a character makes sense between its neighbours. Only what no name has is refused. */
function fits(sign: string, left: string, right: string): boolean {
  if (isLetter(sign) && !inside.has(sign)) {
    if (!known.has(sign)) return false;
    if (sign === 'ß') return /[aeiouäöüyr]/i.test(left);
    // "PÈrez" and "MuÒoz" are other encodings of "Pérez" and "Muñoz".
    return !(isUpper(sign) && (isLower(left) || (isUpper(left) && isLower(right))));
  }
  if (sign === '·') return /l/i.test(left) && /l/i.test(right);
  if (inside.has(sign)) return true;
  return (before.has(sign) && !isLetter(left)) || (after.has(sign) && !isLetter(right));
}

/** Bytes from 128 with their neighbours, each combination once. */
function highBytes(bytes: Uint8Array): readonly (readonly [number, number, number])[] {
  const found = new Map<number, readonly [number, number, number]>();
  for (const [at, byte] of bytes.entries()) {
    if (byte < 128) continue;
    const [left = 0x20, right = 0x20] = [bytes[at - 1], bytes[at + 1]];
    found.set((left << 16) | (byte << 8) | right, [left, byte, right]);
  }
  return [...found.values()];
}

/** The text of a file, and how it was decoded. */
export interface Decoded {
  readonly text: string;
  readonly encoding: SheetEncoding;
}

function textIn(bytes: Uint8Array, encoding: SheetEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  // One character for each byte.
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replaceAll(/\P{ASCII}/gu, (_, at: number) => cp850[(bytes[at] ?? 128) - 128] ?? '');
}

/** Raises `SheetRefused` unless the file makes sense in exactly one encoding. */
function oneByteText(bytes: Uint8Array): Decoded {
  if (bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d))
    throw new SheetRefused('sheet_unreadable');
  const triples = highBytes(bytes);
  const [right, ...others] = readings.filter((table) => {
    const signOf = (byte: number): string =>
      byte < 128 ? String.fromCharCode(byte) : (table[byte - 128] ?? '');
    return triples.every(([left, byte, next]) => fits(signOf(byte), signOf(left), signOf(next)));
  });
  if (right === undefined || others.length > 0) throw new SheetRefused('sheet_encoding');
  const encoding = oneByte[readings.indexOf(right)] ?? 'windows-1252';
  return { text: textIn(bytes, encoding), encoding };
}

/** Whether there are more well-formed multi-byte characters than other bytes from 128. */
function isMostlyUtf8(text: string): boolean {
  const broken = text.split('\u{fffd}').length - 1;
  const whole = (text.match(/[^\p{ASCII}\u{fffd}]/gu) ?? []).length;
  return whole > 0 && whole >= broken;
}

/**
 * The text without its byte order mark. In UTF-8, a broken character becomes U+FFFD, which is a fault of its cell.
 * Without UTF-8 and UTF-16, raises `SheetRefused` unless only one encoding makes sense.
 */
export function decoded(bytes: Uint8Array, chosen?: SheetEncoding): Decoded {
  if (chosen !== undefined) return { text: textIn(bytes, chosen), encoding: chosen };
  const encoding = wideOf(bytes) ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (wideOf(bytes) !== undefined || isMarked || !text.includes('\u{fffd}') || isMostlyUtf8(text))
    return { text, encoding };
  return oneByteText(bytes);
}

/** What another encoding leaves of accents, in a text that is well-formed: "Ã±", "N£ez", U+FFFD. */
const spoilt =
  /[\u{80}-\u{9f}\u{fffd}]|[ÃÂ][\u{a1}-\u{bf}€‚ƒ„…†‡ˆ‰‹Œ‘’“”•–—˜™›œžŸ]|\p{L}[£¤¥¢§¶†‡±¬½¼¾¡¿│┤┴╔═]\p{L}/u;

/** A word in two scripts: two bytes of an old encoding that happen to be one character of UTF-8. */
const foreign = '(?![\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}])[\\p{L}\\p{M}]';
const mixed = new RegExp(`\\p{Script=Latin}${foreign}|${foreign}\\p{Script=Latin}`, 'u');

/** Whether a text was read in a wrong encoding before. */
export const isSpoilt = (text: string): boolean =>
  /\P{ASCII}/u.test(text) && (spoilt.test(text) || mixed.test(text));
