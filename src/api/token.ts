/** The stored session token, shared by all tabs; also works if storage is full or denied (spec §3, §4). */
import { tokenKey } from '#schema/limits.ts';

/** `isRenewal`: the same session continues with another token. */
type Listener = (token: string | null, isRenewal: boolean) => void;

const listeners = new Set<Listener>();
/** The token of this tab if storage failed; undefined while storage works. */
let held: string | null | undefined;
let hearing = false;

function stored(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

const read = (): string | null => {
  const token = held === undefined ? stored() : held;
  return token === '' ? null : token;
};

function tell(isRenewal = false): void {
  const token = read();
  for (const listener of listeners) listener(token, isRenewal);
}

function keep(token: string | null, isRenewal = false): void {
  const before = read();
  try {
    if (token === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, token);
    held = undefined;
  } catch {
    held = token;
  }
  if (before !== token) tell(isRenewal);
}

function onStorage(event: StorageEvent): void {
  // A null key means that another tab cleared the storage.
  if (event.key !== tokenKey && event.key !== null) return;
  held = undefined;
  tell();
}

function hear(): void {
  if (hearing) return;
  hearing = true;
  addEventListener('storage', onStorage);
}

/** Local storage key `auth_token`. Never throws; if storage fails, only this tab keeps the token until it is closed. */
export const tokenStore = {
  read,
  /** Stores a token; the other tabs receive it. */
  write: (token: string): void => keep(token),
  /** Replaces the token of the same session without resetting the page. Other tabs treat it like any new token. */
  renew: (token: string): void => keep(token, true),
  /**
   * Removes the token. With `only` it removes just that token, so that a late response to an old token keeps a
   * newer one.
   */
  forget(only?: string): void {
    if (only === undefined || read() === only) keep(null);
  },
  /** Calls the listener with the stored token after every change in any tab; returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    hear();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
