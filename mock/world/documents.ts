/** The bytes of the demo's documents: short real files, made when a user opens one. */
import { files } from '#backend/files/files.tables.ts';
import type { Blobs, StoredFile } from '#backend/http/context.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';

/** Encodes Latin-1: offsets of a PDF count bytes, and its font supports no other letters. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  // The seed makes hundreds of documents to know their sizes: `Uint8Array.from` takes many times as long.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const page = (lines: readonly string[]): string =>
  `BT /F 16 Tf 72 720 Td 28 TL ${lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`;

/** A PDF of one page with these lines. */
function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const words = page(lines);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const index = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  return bytesOf(`${text}${index}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`);
}

/** The content of a document of the demo; always the same for the same name and type. */
export function documentBytes({
  name,
  contentType,
}: Pick<StoredFile, 'name' | 'contentType'>): Uint8Array<ArrayBuffer> {
  const lines = [name.replace(/\.\w+$/, ''), 'Documento de ejemplo / Sample document', 'Aplauso'];
  return contentType === 'application/pdf' ? pdfOf(lines) : new TextEncoder().encode(lines.join('\n\n'));
}

/** The file of a row of the seed; undefined for an uploaded file. */
function seeded({ name, contentType, size }: Row<typeof files>): StoredFile | undefined {
  const bytes = documentBytes({ name, contentType });
  return bytes.byteLength === size ? { bytes, contentType, name } : undefined;
}

/** A document of the seed whose row still exists; other files without stored bytes are lost. */
export async function seededFile(db: Database, org: string, key: string): Promise<StoredFile | undefined> {
  const { rows } = await db.read(org, (store) =>
    store.list(files, { where: { id: key, type: 'comm-attachment' } }),
  );
  return rows.flatMap((row) => seeded(row) ?? [])[0];
}

/** The files of a deployment, plus the documents of the seed. */
export const withDocuments = (kept: Blobs, db: Database): Blobs => ({
  put: (org, key, file) => kept.put(org, key, file),
  remove: (org, key) => kept.remove(org, key),
  get: async (org, key) => (await kept.get(org, key)) ?? seededFile(db, org, key),
});
