/** Whether the user declined WhatsApp on this device: it is offered once (spec §4). */
import { useSyncExternalStore } from 'react';

const placeOf = (personId: string): string => `whatsappDeclined:${personId}`;
const listeners = new Set<() => void>();
// If storage is blocked, the answer lasts for this page.
const here = new Set<string>();

function isDeclined(personId: string): boolean {
  try {
    return here.has(personId) || localStorage.getItem(placeOf(personId)) === '1';
  } catch {
    return here.has(personId);
  }
}

/** Declines: it is not offered on this device again. */
export function declineWhatsapp(personId: string): void {
  here.add(personId);
  try {
    localStorage.setItem(placeOf(personId), '1');
  } catch {
    // Kept in `here`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates with `declineWhatsapp`. */
export const useWhatsappDeclined = (personId: string): boolean =>
  useSyncExternalStore(subscribe, () => isDeclined(personId));
