/** The secret that signs the sessions of this browser's world; every tab reads the same one, and it outlives a reload. */
import { v7 } from 'uuid';
import { createTokens } from '#backend/auth/tokens.ts';
import type { Sign, Tokens } from '#backend/http/context.ts';
import { createSign } from '#backend/http/sign.ts';

/** Where it is kept, as hexadecimal digits. */
const place = 'aplauso-demo.secret';
const form = /^[0-9a-f]{64}$/;

/** Text that lasts as long as a world, such as `localStorage`; it may refuse. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Sessions of a world, and the way to end all of them. */
export interface Sessions {
  readonly tokens: Tokens;
  /** Signs addresses under the same secret. */
  readonly sign: Sign;
  /** No token signed so far holds any longer, in any tab; what was signed under the given secret does, where it is one. */
  readonly renew: (secret?: string) => void;
  /** For a kept copy of the world: its links, votes and sessions are signed with it. */
  readonly secret: () => string;
}

const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sessions under the kept secret, which is drawn where there is none; where nothing can be kept they last as long as the page. */
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
  /** Read each time: another tab may have begun anew. */
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
