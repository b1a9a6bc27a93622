/** Small realistic files by content type. */

/** UTF-8. */
export const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
/** UTF-16, little-endian, as some editors write it. */
export const utf16 = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(words, (letter) => [letter.charCodeAt(0), 0]).flat()]);
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)));
const office = 'application/vnd.openxmlformats-officedocument';
const zip = [0x50, 0x4b, 0x03, 0x04];

export const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'a picture');
export const pdf = text('%PDF-1.7 the minutes');
export const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = text('<!doctype html><script>alert(1)</script>');

/** One valid file for every type that may be uploaded. */
export const rightFiles: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'image/png': png,
  'image/jpeg': bytes([0xff, 0xd8, 0xff, 0xe0], 'a photo'),
  'image/webp': bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '),
  'image/gif': text('GIF89a a wave'),
  'application/pdf': pdf,
  [`${office}.wordprocessingml.document`]: bytes(zip, '[Content_Types].xml', 'word/document.xml'),
  [`${office}.spreadsheetml.sheet`]: bytes(zip, '[Content_Types].xml', 'xl/workbook.xml'),
  [`${office}.presentationml.presentation`]: bytes(zip, '[Content_Types].xml', 'ppt/presentation.xml'),
  'text/plain': text('¡Gracias a todas las personas del turno de noche! 🎉\n'),
};
