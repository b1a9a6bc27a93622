/** Compares secrets. Every character is read, so that the duration reveals nothing. */
export function sameText(right: string, given: string): boolean {
  let difference = right.length ^ given.length;
  for (let at = 0; at < right.length; at++) difference |= right.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}
