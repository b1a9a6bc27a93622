/** The marks of known devices in the demo: the storage of the browser takes the place of the server's cookie. */
import { deviceHeader } from '#backend/http/edge.ts';
import type { KeyValueStorage } from './sessionKey.ts';

const place = 'aplauso-demo.device';

/** Sets the header of a call. */
export function showDevice(keeper: KeyValueStorage | undefined, headers: Headers): void {
  headers.delete(deviceHeader);
  try {
    const marks = keeper?.getItem(place) ?? '';
    if (marks !== '') headers.set(deviceHeader, marks);
  } catch {
    // Without storage the browser is never known.
  }
}

/** Keeps the marks that a call has left. */
export function keepDevice(keeper: KeyValueStorage | undefined, marks: string | null | undefined): void {
  if (marks === null || marks === undefined) return;
  try {
    keeper?.setItem(place, marks);
  } catch {
    // As above.
  }
}
