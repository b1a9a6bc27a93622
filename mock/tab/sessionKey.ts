/**
 * The secret that signs the sessions of this browser's world. All tabs share it, and it survives a reload.
 */
import { v7 } from 'uuid';
import { createTokens } from '#backend/auth/tokens.ts';
import type { Sign, Tokens } from '#backend/http/context.ts';
import { createSign } from '#backend/http/sign.ts';

/** Storage key of the secret, which is stored as hexadecimal digits. */
const place = 'aplauso-demo.secret';
const form = /^[0-9a-f]{64}$/;

/** Text storage with the lifetime of a world, such as `localStorage`; it may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Sessions of a world, and a way to end all of them. */
export interface Sessions {
  readonly tokens: Tokens;
  /** Signs addresses with the same secret. */
  readonly sign: Sign;
  /**
   * Invalidates all tokens in every tab. Uses `secret` if it is valid, and accepts the tokens signed with it.
   */
  readonly renew: (secret?: string) => void;
  /** For a snapshot of the world: the secret signs its links, votes and sessions. */
  readonly secret: () => string;
}

const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sessions under the stored secret; draws one if none exists. Without storage the sessions last as long as
 * the page.
 */
export function sessionsOf(keeper: KeyValueStorage | undefined): Sessions {
  let held = '';
  let signers: { readonly tokens: Tokens; readonly sign: Sign } | undefined;
  const under = (secret: string): { readonly tokens: Tokens; readonly sign: Sign } => {
    const bytes = new TextEncoder().encode(secret);
    return { tokens: createTokens(bytes, v7), sign: createSign(bytes) };
  };
  const keep = (secret: string): string => {
    try {
      keeper?.setItem(place, secret);
    } catch (error) {
      console.warn('The demo cannot keep its sessions here; they last until the page is closed.', error);
    }
    return secret;
  };
  const kept = (): string => {
    try {
      return keeper?.getItem(place) ?? '';
    } catch {
      return '';
    }
  };
  /** Reads the secret on each call: another tab may have reset the world. */
  const current = (): { readonly tokens: Tokens; readonly sign: Sign } => {
    const found = kept();
    const secret = form.test(found) ? found : held === '' ? keep(drawn()) : held;
    if (secret !== held || signers === undefined) {
      held = secret;
      signers = under(secret);
    }
    return signers;
  };
  return {
    tokens: {
      sign: (claims, now) => current().tokens.sign(claims, now),
      verify: (token, now) => current().tokens.verify(token, now),
      signLink: (claims, now) => current().tokens.signLink(claims, now),
      verifyLink: (token, now) => current().tokens.verifyLink(token, now),
    },
    sign: (text) => current().sign(text),
    renew: (secret = '') => {
      held = keep(form.test(secret) ? secret : drawn());
      signers = under(held);
    },
    secret: () => {
      current();
      return held;
    },
  };
}
