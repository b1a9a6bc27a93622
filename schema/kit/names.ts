/** Names on one line, and e-mail addresses: what is stored of a typed or listed text, and when two names are the same. */
import * as z from 'zod/mini';

/** Signs without a shape: spaces of no width, and overrides and isolates of direction. */
const unseen = /[\u{200b}\u{2060}\u{feff}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
/** Joiners shape letters and emoji; anywhere else they are invisible. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\u{fe0f}\p{Emoji_Modifier}])[\u{200c}\u{200d}]+|[\u{200c}\u{200d}]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
// oxlint-disable-next-line no-control-regex -- control characters become spaces; U+0000 is left to be refused
const gaps = /[\s\u{1}-\u{1f}\u{7f}\u{85}]+/gu;
const ignored = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What most names are: letters and signs with single spaces, and nothing to change. */
const plain = /^[\u{21}-\u{7e}\p{L}]+(?: [\u{21}-\u{7e}\p{L}]+)*$/u;

/** A text on one line, without invisible signs and with single spaces. One with nothing visible stays, to be refused. */
export function oneLine(text: string): string {
  if (plain.test(text)) return text;
  const line = text.replaceAll(unseen, '').replaceAll(strayJoiner, '').replaceAll(gaps, ' ').trim();
  return line === '' ? text.trim() : line;
}

/** Equal for names that look the same: without case, spare spaces and invisible signs. Accents count. */
export const nameKey = (name: string): string =>
  oneLine(name.replaceAll(ignored, '')).normalize('NFC').toLowerCase();

/** Names that are the same count once; the last spelling stays. */
export const byNameKey = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [nameKey(name), name]));

/** A text on one line, as `oneLine` stores it. */
export const OneLine = z.string().check(z.overwrite(oneLine));

/** Atoms of RFC 5322, with the letters of RFC 6531. */
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const address = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:xn--[a-z0-9-]{1,59}|\\p{L}[\\p{L}\\p{M}]+)$`,
  'iu',
);

/** What most addresses are; a list has ten thousand of them. */
const plainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const usual = new RegExp(`^[\\w+-]+(?:\\.[\\w+-]+)*@(?:${plainLabel}\\.)+[a-z]{2,}$`, 'i');
const printed = /^[\u{21}-\u{7e}]*$/u;

/** Whether a text is an e-mail address; punycode and international names are. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && (usual.test(text) || address.test(text));

/** A domain in letters of any script. */
const lettered = /@(?=[^@]*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u;

/**
 * An address without what pasting adds: spaces around it, and invisible signs. Its domain is that of the mail servers, so
 * that "españa.example" and "xn--espaa-rta.example" are one.
 */
export function plainAddress(text: string): string {
  if (printed.test(text)) return text;
  const address = text.replaceAll(unseen, '').trim().normalize('NFC');
  return address.replace(lettered, (whole, domain: string) =>
    URL.canParse(`http://${domain}`) ? `@${new URL(`http://${domain}`).hostname}` : whole,
  );
}
