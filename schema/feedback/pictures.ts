/**
 * Pictures without what cameras and programs write beside the pixels: place, time, device, names. The browser draws a picture
 * again and takes the rest away with this; the server refuses one from which something could still be taken.
 */

/** Chunks that are needed to show a PNG alike everywhere. */
const pngChunks = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'IDAT', 'IEND'];
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];
/** Flags of `VP8X` for a colour profile, EXIF, XMP and an animation. */
const webpFlags = 0x20 | 0x08 | 0x04 | 0x02;

type Bytes = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Bytes, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

function barePng(bytes: Bytes): Bytes | undefined {
  const parts = [bytes.subarray(0, 8)];
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const name = nameAt(bytes, at + 4);
    if (pngChunks.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(parts);
    at = end;
  }
  return undefined;
}

/** The segment of a JPEG without a thumbnail and without anything after its 14 bytes. */
const isPlainJfif = (bytes: Bytes, at: number, length: number): boolean =>
  length === 16 && nameAt(bytes, at + 4) === 'JFIF' && bytes[at + 16] === 0 && bytes[at + 17] === 0;

function bareJpeg(bytes: Bytes): Bytes | undefined {
  const parts = [bytes.subarray(0, 2)];
  const view = viewOf(bytes);
  for (let at = 2; at + 4 <= bytes.byteLength;) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return joined([...parts, bytes.subarray(at, at + 2)]);
    if (marker < 0xffc0 || marker === 0xffff) return undefined;
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.byteLength) return undefined;
    // Compressed data follow the start of a scan, up to the next marker that is no filler and no restart.
    if (marker === 0xffda)
      while (
        end + 1 < bytes.byteLength &&
        !(bytes[end] === 0xff && bytes[end + 1] !== 0 && !isRestart(bytes[end + 1]))
      )
        end++;
    const isApplication = marker >= 0xffe0 && marker <= 0xffef;
    const isKept = marker === 0xffe0 ? isPlainJfif(bytes, at, length) : !isApplication && marker !== 0xfffe;
    if (isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
  // The mark of the end can be the last two bytes.
  return viewOf(bytes).getUint16(bytes.byteLength - 2) === 0xffd9
    ? joined([...parts, bytes.subarray(bytes.byteLength - 2)])
    : undefined;
}

const isRestart = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xd0 && byte <= 0xd7;

function bareWebp(bytes: Bytes): Bytes | undefined {
  const view = viewOf(bytes);
  const parts: Bytes[] = [];
  const all = Math.min(bytes.byteLength, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= all;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > all) return undefined;
    const name = nameAt(bytes, at);
    if (webpChunks.includes(name)) {
      const chunk = bytes.slice(at, end);
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpFlags;
      parts.push(chunk);
    }
    at = end;
  }
  if (parts.length === 0) return undefined;
  const body = joined(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, body.byteLength + 4, true);
  return joined([head, body]);
}

const kinds: Readonly<
  Record<string, { readonly least: number; readonly bare: (bytes: Bytes) => Bytes | undefined }>
> = {
  'image/png': { least: 20, bare: barePng },
  'image/jpeg': { least: 4, bare: bareJpeg },
  'image/webp': { least: 20, bare: bareWebp },
};

/** The picture without anything that is not needed to show it; undefined for what is no such picture. */
export function barePicture(contentType: string, bytes: Bytes): Bytes | undefined {
  const kind = Object.hasOwn(kinds, contentType) ? kinds[contentType] : undefined;
  return kind === undefined || bytes.byteLength < kind.least ? undefined : kind.bare(bytes);
}

/** Whether nothing can be taken away from a picture. */
export function isBarePicture(contentType: string, bytes: Bytes): boolean {
  const bare = barePicture(contentType, bytes);
  return bare?.byteLength === bytes.byteLength && bare.every((byte, at) => byte === bytes[at]);
}
