/** Codes of the check-in; apart, because the demo's world needs nothing else of events. */

/** Letters and digits that cannot be mistaken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

/** A code for the check-in from a new id, whose end is random. */
export function codeFrom(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-12)}`);
  return Array.from(
    { length: codeLength },
    (_, at) => letters[Number((bits >> BigInt(at * 5)) & 31n)] ?? '',
  ).join('');
}
