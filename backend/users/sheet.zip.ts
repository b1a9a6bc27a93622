/**
 * Unpacks single parts of a ZIP archive. Checks the declared size before unpacking and the real size while unpacking.
 */
import { importLimits } from '#schema/users/imports.rules.ts';
import { SheetRefused } from './sheet.refused.ts';

/** A part as the central directory declares it. */
interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** The parts of an archive by name. */
export interface Archive {
  /** A part as text; undefined if it does not exist. */
  text(name: string): Promise<string | undefined>;
}

/** More parts than any workbook has. */
const maxEntries = 4_096;
/** Maximum compression ratio of parts of at least this size in bytes. */
const ratio = { most: 200, from: 1_048_576 } as const;
/** The end record of an archive, and the maximum length of the comment after it. */
const end = { signature: 0x06054b50, length: 22, comment: 0xffff } as const;
const header = { entry: 0x02014b50, entryLength: 46, local: 0x04034b50, localLength: 30 } as const;
const encrypted = 1;
const methods = { stored: 0, deflated: 8 } as const;

const unreadable = (): SheetRefused => new SheetRefused('sheet_unreadable');

function endOf(view: DataView): number {
  const last = view.byteLength - end.length;
  for (let at = last; at >= Math.max(0, last - end.comment); at--)
    if (view.getUint32(at, true) === end.signature) return at;
  throw unreadable();
}

/** Reads the central directory. Its declared sizes decide whether the archive is unpacked. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = endOf(view);
  const count = view.getUint16(tail + 10, true);
  let at = view.getUint32(tail + 16, true);
  if (count > maxEntries) throw new SheetRefused('sheet_bomb');
  const found = new Map<string, Entry>();
  let declared = 0;
  for (let left = count; left > 0; left--) {
    if (at + header.entryLength > tail || view.getUint32(at, true) !== header.entry) throw unreadable();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const beside = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const nameAt = at + header.entryLength;
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength));
    declared += size;
    const isBlown = size > ratio.from && size > packed * ratio.most;
    if (declared > importLimits.unpackedBytes || isBlown) throw new SheetRefused('sheet_bomb');
    // Two parts with one name are ambiguous: readers may choose different ones.
    if ((flags & encrypted) !== 0 || found.has(name)) throw unreadable();
    found.set(name, { method, packed, size, at: view.getUint32(at + 42, true) });
    at = nameAt + nameLength + beside;
  }
  return found;
}

/** Unpacks a part. Stops at the first byte beyond the declared size. */
async function inflated(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(size);
  let filled = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const next = await reader.read().catch(() => {
      throw unreadable();
    });
    if (next.done) break;
    if (filled + next.value.byteLength > size) {
      await reader.cancel().catch(() => undefined);
      throw new SheetRefused('sheet_bomb');
    }
    out.set(next.value, filled);
    filled += next.value.byteLength;
  }
  if (filled < size) throw unreadable();
  return out;
}

/**
 * Opens an archive. Raises `SheetRefused` for invalid archives, for zip bombs, and for parts of another size than
 * declared.
 */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): Archive {
  const entries = entriesOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const partOf = ({ at, packed, size, method }: Entry): Promise<Uint8Array> | Uint8Array => {
    if (at + header.localLength > bytes.byteLength || view.getUint32(at, true) !== header.local)
      throw unreadable();
    const from = at + header.localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (from + packed > bytes.byteLength) throw unreadable();
    const part = bytes.subarray(from, from + packed);
    if (method === methods.deflated) return inflated(part, size);
    if (method !== methods.stored || packed !== size) throw unreadable();
    return part;
  };
  return {
    async text(name) {
      const entry = entries.get(name);
      return entry === undefined ? undefined : new TextDecoder().decode(await partOf(entry));
    },
  };
}
