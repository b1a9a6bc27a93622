/**
 * Compression of the files of a build with brotli: at build time, or by the server for an uncompressed build.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** In bytes; a smaller file fits into one packet without compression. */
const small = 1_024;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** A higher quality takes several times as long for two percent less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** The folder of compressed files in a build, as `<file>.br`. */
export const packedFolder = '.vite/packed';

/**
 * Whether a file of a build is part of the site; the other files configure the server. `name` is the path
 * inside the build.
 */
export const isServed = (name: string): boolean => !/^(headers\.json$|operations\.json$|\.vite\/)/.test(name);

/** Whether to compress a file of this type and size, in bytes. */
export const isWorthPacking = (type: string, size: number): boolean =>
  size >= small && compressible.test(type);

/** Compresses with brotli. */
export const packed = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await promisify(brotliCompress)(body, { params }));
