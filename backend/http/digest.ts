/** SHA-256 digests for rows and keys. */

/** The digest of bytes or a text, in hex. */
export async function digestOf(of: string | BufferSource): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
