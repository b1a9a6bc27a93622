/** Compression: of the files of a build as small as possible, and of answers as fast as is worth it. */
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** The folder of compressed files in a build, as `<file>.br`. */
export const packedFolder = '.vite/packed';

/**
 * Whether a file of a build is part of the site; the other files configure the server. `name` is the path
 * inside the build.
 */
export const isServed = (name: string): boolean => !/^(headers\.json$|operations\.json$|\.vite\/)/.test(name);

/** Whether a file of this type may become smaller. */
export const isWorthPacking = (type: string): boolean => compressible.test(type);

const brotli = async (body: Uint8Array, level: number): Promise<Bytes> =>
  new Uint8Array(await brotliOf(body, { params: { [quality]: level, [sizeHint]: body.byteLength } }));

/** Compresses a file of a build with brotli, as small as it gets. */
export const packed = (body: Uint8Array): Promise<Bytes> => brotli(body, constants.BROTLI_MAX_QUALITY);

/** Compresses with gzip. */
export const zipped = async (body: Uint8Array): Promise<Bytes> => new Uint8Array(await gzipOf(body));

/** The best encoding that a caller accepts. */
export function encodingOf(headers: Headers): Encoding {
  const offered = (headers.get('accept-encoding') ?? '').split(',').map((one) => one.trim().toLowerCase());
  const accepts = (name: string): boolean =>
    offered.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** In bytes; a smaller answer fits into one packet as it is. */
const smallAnswer = 1_024;

/** At this quality a page of the feed is smaller than with gzip, and takes no longer. */
const answerQuality = 4;

/** Compresses answers that are made in one piece; a stream of events stays as it is. */
export const packAnswers = (): MiddlewareHandler => async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  if (body === null || headers.has('content-encoding') || c.req.method === 'HEAD' || status === 206) return;
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'accept-encoding');
  const encoding = encodingOf(c.req.raw.headers);
  if (encoding === 'identity') return;
  const plain = new Uint8Array(await c.res.arrayBuffer());
  const isSmall = plain.byteLength < smallAnswer;
  if (!isSmall) headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const sent = isSmall ? plain : encoding === 'br' ? await brotli(plain, answerQuality) : await zipped(plain);
  const answer = new Response(sent, { status, headers });
  // Otherwise Hono would copy the answer once more, to join the headers of both.
  c.res = undefined;
  c.res = answer;
};
