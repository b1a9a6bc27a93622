/** Reads bodies up to a size, so that nobody fills the memory. */

/** Bytes of a JSON body, and of any other. */
export const maxBytes = { json: 1_048_576, upload: 33_554_432 } as const;

const limitOf = (headers: Headers): number =>
  /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '') ? maxBytes.upload : maxBytes.json;

/** The body's bytes; undefined when there are more than its kind may have. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const limit = limitOf(request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
