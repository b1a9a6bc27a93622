/** Signs credentials; its code is loaded with the first signature. */
import type { Issuer } from '#backend/http/context.ts';
import type { KeyValueStorage } from './sessionKey.ts';

/** The issuer whose key `keeper` holds; without storage the key lasts as long as the page. */
export function issuerOf(keeper: KeyValueStorage | undefined): Issuer {
  let fetched: Promise<Issuer> | undefined;
  const issuer = (): Promise<Issuer> =>
    (fetched ??= import('./issuerKey.ts').then((file) => file.storedIssuer(keeper)));
  return {
    sign: async (claims) => (await issuer()).sign(claims),
    keys: async () => (await issuer()).keys(),
  };
}
