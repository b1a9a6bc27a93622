/**
 * The key that signs credentials of this browser's world. All tabs share it, and it survives a reload. Loaded
 * with the first credential.
 */
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

/**
 * Signs with the stored key; creates a key if none exists. Without storage the key lasts as long as the page.
 */
export const storedIssuer = (keeper: KeyValueStorage | undefined): Issuer =>
  createIssuer(async () => {
    const present = kept(keeper);
    if (present !== undefined) return present;
    const fresh = await newIssuerKey();
    // Another tab may have stored a key meanwhile.
    const theirs = kept(keeper);
    if (theirs !== undefined) return theirs;
    try {
      keeper?.setItem(place, JSON.stringify(fresh));
    } catch (error) {
      console.warn('The demo cannot keep its key here; credentials hold until the page is closed.', error);
    }
    return fresh;
  });
