/** Recognises UTF-16, in which "Unicode text" of spreadsheet programs is written. */

type Wide = 'utf-16le' | 'utf-16be';

/** Bytes that are looked at if there is no byte order mark. */
const looked = 1_024;

/** The byte order by the mark, else by the zero bytes of Latin letters; undefined if the text is not UTF-16. */
export function wideOf(bytes: Uint8Array): Wide | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(looked, bytes.length); at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number): boolean => count * 4 > Math.min(looked, bytes.length);
  const isRare = (count: number, other: number): boolean => count * 20 <= other;
  if (isMost(odd) && isRare(even, odd)) return 'utf-16le';
  return isMost(even) && isRare(odd, even) ? 'utf-16be' : undefined;
}
