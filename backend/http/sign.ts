/** Signs texts of the deployment, such as addresses of files, with a key derived from its secret. */
import * as base64url from 'jose/base64url';
import type { Sign } from './context.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const importKey = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
const mac = async (key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));

/**
 * Signatures under a secret of at least 32 bytes. Each label gives other signatures, so that none is valid as a session
 * token.
 */
export function createSign(secret: Uint8Array, label = 'aplauso:address'): Sign {
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    key ??= importKey(new Uint8Array(secret)).then(async (root) => importKey(await mac(root, label)));
    return base64url.encode(await mac(await key, text));
  };
}
