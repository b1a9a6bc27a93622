/** Detects the type of a file by its bytes, not by its name or declared type. */
import { wideOf } from './wideText.ts';

type Bytes = Uint8Array;

const starts = (bytes: Bytes, ...head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);
const says = (bytes: Bytes, text: string, at = 0): boolean =>
  starts(bytes.subarray(at), ...new TextEncoder().encode(text));

/** Whether the bytes hold a text. To decode all of them would hold the thread for 20 ms per megabyte. */
function holds(bytes: Bytes, text: string): boolean {
  const sought = new TextEncoder().encode(text);
  const isAt = (start: number): boolean => sought.every((byte, at) => bytes[start + at] === byte);
  let at = -1;
  do at = bytes.indexOf(sought[0] ?? 0, at + 1);
  while (at !== -1 && !isAt(at));
  return at !== -1;
}

/** Office documents are ZIP archives; the folder of their parts gives the type. */
function isOffice(bytes: Bytes, folder: string): boolean {
  if (!starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return false;
  return holds(bytes, '[Content_Types].xml') && holds(bytes, `${folder}/`);
}

const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|[a-z]+[\s>])/i;

function isPlain(bytes: Bytes): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- text contains no control characters except those of line breaks
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}

/** A text table in any encoding: no bytes that text cannot contain, and no markup. */
function isTable(bytes: Bytes): boolean {
  // Excel's "Unicode text" is UTF-16, in which half of the bytes are zero.
  if (wideOf(bytes) !== undefined) return bytes.byteLength % 2 === 0;
  const isText = !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
  return isText && !markup.test(new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)));
}

const isWorkbook = (bytes: Bytes): boolean => isOffice(bytes, 'xl');

const kinds: Readonly<Record<string, (bytes: Bytes) => boolean>> = {
  'image/png': (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': (bytes) => starts(bytes, 0xff, 0xd8, 0xff),
  'image/webp': (bytes) => says(bytes, 'RIFF') && says(bytes, 'WEBP', 8),
  'image/gif': (bytes) => says(bytes, 'GIF87a') || says(bytes, 'GIF89a'),
  'application/pdf': (bytes) => says(bytes, '%PDF-'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) =>
    isOffice(bytes, 'word'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isWorkbook,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': (bytes) =>
    isOffice(bytes, 'ppt'),
  'text/plain': isPlain,
  'text/csv': isTable,
  // The type that Windows gives a .csv file if Excel is installed.
  'application/vnd.ms-excel': (bytes) => isWorkbook(bytes) || isTable(bytes),
};

/** Whether bytes match a content type; an unknown type never matches. */
export const looksLike = (contentType: string, bytes: Bytes): boolean =>
  Object.hasOwn(kinds, contentType) && kinds[contentType]?.(bytes) === true;
