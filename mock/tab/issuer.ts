/** Signs credentials; what it takes is fetched with the first of them. */
import type { Issuer } from '#backend/http/context.ts';
import type { KeyValueStorage } from './sessionKey.ts';

/** The issuer whose key is kept there, or lasts as long as the page. */
export function issuerOf(keeper: KeyValueStorage | undefined): Issuer {
  let fetched: Promise<Issuer> | undefined;
  const issuer = (): Promise<Issuer> =>
    (fetched ??= import('./issuerKey.ts').then((file) => file.storedIssuer(keeper)));
  return {
    sign: async (claims) => (await issuer()).sign(claims),
    keys: async () => (await issuer()).keys(),
  };
}
