/**
 * Maps the columns of a sheet to fields. Sources are the caller's choice, earlier mappings of the header, and common
 * names.
 */
import type { ReasonCode, ReasonParams } from '#schema/reasons.ts';
import { requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { SheetColumn, SheetReadAs } from '#schema/users/imports.endpoints.ts';
import type { Language } from '#schema/limits.ts';
import type { Context } from '../http/context.ts';
import { importMappings } from './imports.tables.ts';
import type { PackedSheet } from '../http/packedSheet.ts';
import { keyOf, knownField } from './import.headers.ts';

/** The administrator's choice for each column, in order. */
export type Choice = readonly (ImportField | 'ignore')[] | undefined;

/** The mapping of columns to fields. */
export interface Columns {
  /** The field of each column; null if unknown. */
  readonly fields: readonly (ImportField | null)[];
  readonly at: ReadonlyMap<ImportField, number>;
  /** Problems that make the sheet unusable, reported at the field `columns`. */
  readonly faults: readonly { readonly code: ReasonCode; readonly params: ReasonParams }[];
}

const names: Readonly<Record<Language, Partial<Record<ImportField, string>>>> = {
  es: { email: 'correo', firstName: 'nombre', lastName: 'apellido' },
  en: { email: 'e-mail', firstName: 'first name', lastName: 'last name' },
};

/** Maps the headers of a sheet. */
export async function columnsOf(
  { store, language }: Pick<Context, 'store' | 'language'>,
  { headers }: PackedSheet,
  kind: keyof typeof requiredFields,
  choice: Choice,
): Promise<Columns> {
  const { rows } = await store.list(importMappings);
  const remembered = new Map(rows.map(({ header, field }) => [header, field]));
  const fields = headers.map((header, column) => {
    const field =
      choice === undefined ? (remembered.get(keyOf(header)) ?? knownField(header)) : choice[column];
    return field === undefined || field === 'ignore' ? null : field;
  });
  const at = new Map<ImportField, number>();
  let isTwice = false;
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    if (at.has(field)) isTwice = true;
    else at.set(field, column);
  }
  const missing = requiredFields[kind].filter((field) => !at.has(field));
  return {
    fields,
    at,
    faults: [
      ...missing.map((field) => ({
        code: 'column_missing' as const,
        params: { name: names[language][field] ?? field },
      })),
      ...(isTwice ? [{ code: 'column_twice' as const, params: {} }] : []),
    ],
  };
}

/** Saves the chosen mapping for later sheets with the same headers. */
export async function rememberColumns(
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  { headers }: PackedSheet,
  choice: Choice,
): Promise<void> {
  const chosen = new Map(headers.map((header, column) => [keyOf(header), choice?.[column]]));
  for (const [header, field] of chosen) {
    if (header === '' || field === undefined) continue;
    await store.insert(importMappings, [{ id: newId(), header, field }], { skipExisting: true });
    await store.update(importMappings, { header }, { field });
  }
}

/** Columns for the mapping screen, with samples. */
export const shownColumns = ({ headers, columns }: PackedSheet, { fields }: Columns): SheetColumn[] =>
  headers.map((header, column) => ({
    header,
    field: fields[column] ?? null,
    samples: [...(columns[column]?.samples ?? [])],
  }));

/** How the sheet was read, for the screen. */
export const shownReading = ({ readAs }: PackedSheet): SheetReadAs => ({
  ...readAs,
  sheets: [...readAs.sheets],
  lines: readAs.lines.map(({ row, cells }) => ({ row, cells: [...cells] })),
});
