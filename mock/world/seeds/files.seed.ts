/** The documents of an organisation: their folders, their audience, and their acknowledgements. */
import { fileProofs, files, fileVersions, repositoryFiles } from '#backend/files/files.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import { day, hour, instant } from '../calendar.ts';
import { documentBytes } from '../documents.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

/** In Spanish and in English: an organisation has its documents in its own language. */
type Text = readonly [es: string, en: string];

interface Words {
  readonly folder: Text | null;
  readonly name: Text;
  readonly description: Text | null;
  /** The note of each version, the first included, and its age in days. */
  readonly versions: readonly (readonly [note: Text | null, age: number])[];
  /** Share of people who acknowledged the newest version; without it no acknowledgement is required. */
  readonly acknowledged?: number;
  /** Index of the only department that may see the document. */
  readonly department?: number;
  readonly isText?: true;
}

const words: readonly Words[] = [
  {
    folder: ['Políticas', 'Policies'],
    name: ['Código de conducta', 'Code of conduct'],
    description: [
      'Cómo nos tratamos y cómo tratamos a clientes y proveedores.',
      'How we treat one another, our clients and our suppliers.',
    ],
    versions: [[null, 21]],
    acknowledged: 0.62,
  },
  {
    folder: ['Políticas', 'Policies'],
    name: ['Política de trabajo híbrido', 'Hybrid work policy'],
    description: [
      'Cuándo se viene, cuándo no, y quién lo decide.',
      'When we come in, when we do not, and who decides.',
    ],
    versions: [
      [null, 190],
      [['Dos días por semana desde casa.', 'Two days a week from home.'], 12],
    ],
  },
  {
    folder: ['Beneficios', 'Benefits'],
    name: ['Guía de beneficios', 'Guide to benefits'],
    description: ['Salud, vacaciones, permisos y convenios.', 'Health, holidays, leave and agreements.'],
    versions: [[null, 75]],
  },
  {
    folder: ['Ventas', 'Sales'],
    name: ['Lista de precios', 'Price list'],
    description: null,
    versions: [[null, 5]],
    department: 0,
  },
  {
    folder: null,
    name: ['Teléfonos de emergencia', 'Emergency phone numbers'],
    description: null,
    versions: [[null, 240]],
    isText: true,
  },
];

/** Rows of documents with their versions and proofs; personas have acknowledged none of them. */
export function filesSeed(
  { profile, calendar, newId, dice: diceOf }: Plan,
  people: readonly Person[],
): RowsByTable {
  if (!profile.modules.has('files_repo')) return {};
  const random = diceOf('files');
  const uploaderId = people.find(({ role }) => role === 'admin')?.id ?? '';
  const made: {
    readonly files: Row<typeof files>[];
    readonly documents: Row<typeof repositoryFiles>[];
    readonly versions: Row<typeof fileVersions>[];
    readonly proofs: Row<typeof fileProofs>[];
  } = { files: [], documents: [], versions: [], proofs: [] };
  const said = (text: Text): string => text[profile.language === 'english' ? 1 : 0];
  const orNull = (text: Text | null): string | null => (text === null ? null : said(text));
  for (const { versions, acknowledged, department, isText, ...texts } of words) {
    const name = said(texts.name);
    const description = orNull(texts.description);
    const fileId = newId('repository_files');
    const contentType = isText === true ? 'text/plain' : 'application/pdf';
    const kept = versions.map(([note, age], index): Row<typeof fileVersions> => {
      const version = index + 1;
      const file = {
        name: `${name}${versions.length === 1 ? '' : ` v${version}`}.${isText === true ? 'txt' : 'pdf'}`,
        contentType,
      };
      const id = newId('file_versions');
      const key = `comm-attachment/${id}`;
      const size = documentBytes(file).byteLength;
      const createdAt = instant(calendar.now - age * day);
      made.files.push({
        ...file,
        id: key,
        type: 'comm-attachment',
        uploaderId,
        size,
        uploadedAt: createdAt,
        recordId: fileId,
        createdAt,
      });
      return { id, fileId, version, key, contentType, size, note: orNull(note), uploaderId, createdAt };
    });
    const [first, last] = [kept[0], kept.at(-1)];
    if (first === undefined || last === undefined) continue;
    made.versions.push(...kept);
    made.documents.push({
      id: fileId,
      name,
      folder: orNull(texts.folder),
      description,
      key: last.key,
      version: last.version,
      contentType,
      size: last.size,
      mustAcknowledge: acknowledged !== undefined,
      departmentIds: people
        .filter((one) => department !== undefined && one.department === department)
        .flatMap(({ departmentId }) => departmentId ?? [])
        .slice(0, 1),
      reviewOn: acknowledged === undefined ? null : calendar.date(90),
      fold: fold(`${name} ${description ?? ''}`),
      uploaderId,
      remindedAt: null,
      createdAt: first.createdAt,
      updatedAt: last.createdAt,
    });
    for (const { id, role, isPersona, since, until } of people) {
      const from = Date.parse(last.createdAt);
      const isAsked = role !== 'external' && !isPersona && since < from && until >= calendar.now;
      if (acknowledged === undefined || !isAsked || !random.chance(acknowledged)) continue;
      made.proofs.push({
        id: newId('file_proofs'),
        fileId,
        version: last.version,
        userId: id,
        createdAt: instant(calendar.after(from, random.whole(1, 96) * hour)),
      });
    }
  }
  return {
    ...rowsOf(files, made.files),
    ...rowsOf(repositoryFiles, made.documents),
    ...rowsOf(fileVersions, made.versions),
    ...rowsOf(fileProofs, made.proofs),
  };
}
