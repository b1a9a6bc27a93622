/** The key that signs credentials of this browser's world; every tab reads the same one, and it outlives a reload. Fetched when a credential is first asked for. */
import * as z from 'zod/mini';
import type { Issuer } from '#backend/http/context.ts';
import { createIssuer, IssuerKey, newIssuerKey } from '#backend/http/issuer.ts';
import type { KeyValueStorage } from './sessionKey.ts';

const place = 'aplauso-demo.issuer';

function kept(keeper: KeyValueStorage | undefined): IssuerKey | undefined {
  try {
    const read = z.safeParse(IssuerKey, JSON.parse(keeper?.getItem(place) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Signs under the kept key, which is made where there is none; where nothing can be kept it lasts as long as the page. */
export const storedIssuer = (keeper: KeyValueStorage | undefined): Issuer =>
  createIssuer(async () => {
    const present = kept(keeper);
    if (present !== undefined) return present;
    const fresh = await newIssuerKey();
    // Another tab may have made one meanwhile.
    const theirs = kept(keeper);
    if (theirs !== undefined) return theirs;
    try {
      keeper?.setItem(place, JSON.stringify(fresh));
    } catch (error) {
      console.warn('The demo cannot keep its key here; credentials hold until the page is closed.', error);
    }
    return fresh;
  });
