/** Who switched notifications on in this browser. Small, because every page that listens reads it. */

/** The person, and the address of the browser that the server knows. */
export interface NotifiedHere {
  readonly personId: string;
  readonly endpoint: string;
}

const place = 'notifiedHere';
// If storage is blocked, the choice lasts for this page.
let here: string | null = null;

/** Undefined if notifications are off here. */
export function notifiedHere(): NotifiedHere | undefined {
  let text = here;
  try {
    text ??= localStorage.getItem(place);
  } catch {
    // `here` is all there is.
  }
  const [personId, endpoint] = text?.split(' ') ?? [];
  return personId === undefined || endpoint === undefined ? undefined : { personId, endpoint };
}

/** Remembers the person, or forgets with `undefined`. */
export function rememberNotified(now: NotifiedHere | undefined): void {
  here = now === undefined ? null : `${now.personId} ${now.endpoint}`;
  try {
    if (here === null) localStorage.removeItem(place);
    else localStorage.setItem(place, here);
  } catch {
    // `here` remembers it.
  }
}
