/** How files of a build are packed with brotli: by the build, and by a server for a build that did not. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** In bytes; a smaller file fits into one packet anyway. */
const small = 1_024;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Beyond 9 a build takes several times as long for two percent less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Where a build keeps what it has packed, as `<file>.br`. */
export const packedFolder = '.vite/packed';

/** Files of a build for whoever serves it, which are not part of the site; by their path within the build. */
export const isServed = (name: string): boolean => !/^(headers\.json$|operations\.json$|\.vite\/)/.test(name);

/** Whether packing a file of this type and size, in bytes, is worth it. */
export const isWorthPacking = (type: string, size: number): boolean =>
  size >= small && compressible.test(type);

/** Packs with brotli. */
export const packed = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await promisify(brotliCompress)(body, { params }));
