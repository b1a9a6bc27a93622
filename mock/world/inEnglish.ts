/** The rows of an organisation whose first language is English: nobody there wrote a Spanish text. */
import type { RowsByTable } from '#backend/store/seed.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of which each pair of texts (`title`, `titleEn`) holds the English one twice, at every level. */
const fieldsInEnglish = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const other = fields[`${name}En`];
      return [name, typeof value === 'string' && typeof other === 'string' ? other : inEnglish(value)];
    }),
  );

function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  return typeof value === 'object' && value !== null ? fieldsInEnglish({ ...value }) : value;
}

const hasPairs = (row: Fields | undefined): boolean =>
  Object.keys(row ?? {}).some((name) => name.endsWith('En'));

/** Most tables have no pair; their rows stay as they are. */
export const rowsInEnglish = (rows: RowsByTable): RowsByTable =>
  Object.fromEntries(
    Object.entries(rows).map(([name, all]) => [name, hasPairs(all[0]) ? all.map(fieldsInEnglish) : all]),
  );
