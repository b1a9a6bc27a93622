/** The stored session token, the same in every tab, also where storage is full or denied (spec §3, §4). */
import { tokenKey } from '#schema/limits.ts';

/** `isRenewal`: the same session goes on with another token. */
type Listener = (token: string | null, isRenewal: boolean) => void;

const listeners = new Set<Listener>();
/** What this tab holds when storage refuses; undefined while storage is the truth. */
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
  // A null key means that another tab cleared everything.
  if (event.key !== tokenKey && event.key !== null) return;
  held = undefined;
  tell();
}

function hear(): void {
  if (hearing) return;
  hearing = true;
  addEventListener('storage', onStorage);
}

/** Local storage key `auth_token`. Never raises; where storage refuses, this tab alone keeps the token until it is closed. */
export const tokenStore = {
  read,
  /** Stores a token; the other tabs hear of it. */
  write: (token: string): void => keep(token),
  /** Stores a token that takes the place of this person's: what they see stays. In other tabs it is as any other. */
  renew: (token: string): void => keep(token, true),
  /** Removes the token; with `only`, just that one, so that a late answer to an old token leaves a new one alone (design §7). */
  forget(only?: string): void {
    if (only === undefined || read() === only) keep(null);
  },
  /** Calls the listener with what is stored now after every change, in this tab or another; answers how to stop. */
  subscribe(listener: Listener): () => void {
    hear();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
