/** Responses with a file that a browser neither executes nor misinterprets. */
import { imageTypes } from '#schema/files/files.rules.ts';
import type { StoredFile } from '../http/context.ts';

/**
 * Types that browsers display: pictures, and PDF in a viewer that runs no code of this origin (not even in the
 * sandbox).
 */
const isShown = (contentType: string): boolean =>
  contentType === 'application/pdf' || imageTypes.some((type) => type === contentType);

/** RFC 5987: any name, without characters that could end the header's value. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The response with a file: pictures and PDF are displayed, other types are downloaded. Only the browser caches it, for
 * this many seconds.
 */
export function fileAnswer({ bytes, contentType, name }: StoredFile, seconds: number): Response {
  const way = isShown(contentType) ? 'inline' : 'attachment';
  return new Response(bytes, {
    headers: {
      'content-type': contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      'content-length': String(bytes.byteLength),
      'content-disposition': name === '' ? way : `${way}; filename*=UTF-8''${encoded(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': `private, max-age=${Math.max(0, Math.floor(seconds))}, immutable`,
    },
  });
}
