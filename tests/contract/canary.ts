/** Marks every text of Boreal with a canary, so that a leaked text is recognised anywhere. */
import { fileRules } from '#schema/files/files.rules.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Column, Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';

/** Lower case without special characters, so that folding and escaping do not change it. */
export const canary = 'canario-de-boreal';
/** Texts that identify ids and addresses of Boreal. */
const marks = [canary, '@boreal.example', '01900000-0002-7'];

/** The marks of Boreal in a text, without the parts that the caller sent. */
export const leaksIn = (text: string, sent: readonly string[] = []): readonly string[] => {
  const rest = sent.reduce((left, one) => (one === '' ? left : left.replaceAll(one, '')), text);
  return marks.filter((mark) => rest.toLowerCase().includes(mark));
};

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/;
const time = /^\d{4}-\d\d-\d\d/;
const place = /^[A-Z][a-z]+\/[A-Z]/;
const word = /^[a-z]\w*$/;
/** Values that would become invalid or different with an added word. */
const isFixed = (value: string): boolean =>
  id.test(value) || time.test(value) || place.test(value) || /^\S+@boreal\.example$/.test(value);
const named = (value: string): string => (isFixed(value) || word.test(value) ? value : `${value}-${canary}`);

function inJson(value: unknown): unknown {
  if (typeof value === 'string') return named(value);
  if (Array.isArray(value)) return value.map(inJson);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inJson(one)]));
  return value;
}

type Values = Readonly<Record<string, unknown>>;

/** Whether a column holds one word of a list, such as a state. Another word in this column would hide the row. */
const isChoice = (rows: readonly Values[], column: string): boolean => {
  const said = rows.map((row) => row[column]).filter((value) => typeof value === 'string');
  return said.length > 0 && said.every((value) => word.test(value));
};

/** A missing time or reference has a meaning; every other missing text can be filled. */
const mayBeFilled = (column: string): boolean => !/(Id|At|Date|Until|Since)$|^birthday$/.test(column);

function planted(
  name: string,
  { kind, nullable }: Column<unknown>,
  value: unknown,
  isWord: boolean,
): unknown {
  if (kind === 'json') return inJson(value);
  if (kind !== 'text' || name === 'id' || isWord) return value;
  if (typeof value !== 'string') return nullable && mayBeFilled(name) ? canary : value;
  return value === '' || isFixed(value) ? value : `${value}-${canary}`;
}

/** A row for a table that is empty in the world. */
const made = (table: Table, place_: number): Values =>
  Object.fromEntries(
    Object.entries(table.columns).map(([name, { kind }]) => {
      if (name === 'id') return [name, `01900000-0002-7fff-8000-${place_.toString(16).padStart(12, '0')}`];
      if (kind === 'int') return [name, 1];
      if (kind === 'bool') return [name, true];
      if (kind === 'json') return [name, { word: canary }];
      return [name, /(At|Until|Since|^since|^until)$/.test(name) ? '2026-03-01T00:00:00.000Z' : canary];
    }),
  );

/** Files of every type, with the names that samples use for missing files. */
const uploaded = Object.keys(fileRules).map((type) => ({
  id: `${type}/unknown`,
  recordId: null,
  uploaderId: canary,
  type,
  name: canary,
  contentType: 'image/png',
  size: canary.length,
  uploadedAt: '2026-03-01T00:00:00.000Z',
  createdAt: '2026-03-01T00:00:00.000Z',
}));

/** The world with a canary in each text of Boreal, and a row of Boreal in each table. */
export function withCanary(world: readonly OrgSeed[], slug: string): readonly OrgSeed[] {
  return world.map((seed) => {
    if (!seed.keys.some((key) => key.endsWith(`@${slug}.example`))) return seed;
    const rows = tables.map((table, at) => {
      const own = seed.rows[table.name] ?? [];
      const all = world.flatMap((one) => one.rows[table.name] ?? []);
      const filled = own.map((row) =>
        Object.fromEntries(
          Object.entries(table.columns).map(([name, column]) => [
            name,
            planted(name, column, row[name], isChoice(all, name)),
          ]),
        ),
      );
      return [table.name, filled.length === 0 ? [made(table, at)] : filled] as const;
    });
    return { ...seed, rows: { ...Object.fromEntries(rows), files: uploaded } };
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The id of a table's first row. */
export const idIn = ({ rows }: OrgSeed, table: Table): string => textOf(rows[table.name]?.[0]?.['id']);

/** The columns of Boreal with the canary, by table. */
export const columnsWithCanary = ({ rows }: OrgSeed): ReadonlyMap<string, readonly string[]> =>
  new Map(
    tables.map(({ name, columns }) => [
      name,
      Object.keys(columns).filter((column) =>
        (rows[name] ?? []).some((row) => JSON.stringify(row[column] ?? null).includes(canary)),
      ),
    ]),
  );
