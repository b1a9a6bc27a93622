/** Reads the rows of a list cell by cell: what each tells of a person, and everything that is no value. */
import type { Language } from '#schema/limits.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, type ImportFault, type ImportField } from '#schema/users/imports.rules.ts';
import { lineOf, readCell, Wrong, type Told } from './import.values.ts';
import type { Columns } from './import.columns.ts';
import { cellName, type SheetRow } from './sheet.grid.ts';

/** A person as somewhere says. */
export interface Listed {
  /** As the list counts, from 1. */
  readonly row: number;
  readonly texts: Partial<Record<ImportField, string>>;
  /** The directory's own id, and the person here it was linked to before. */
  readonly ldapId?: string;
  readonly linkedTo?: string;
}

/** A row that was read. */
export interface Entry extends Listed {
  readonly told: Told;
}

/** People of a sheet, by what its columns are. */
export const listedIn = (rows: readonly SheetRow[], { at }: Pick<Columns, 'at'>): readonly Listed[] =>
  rows.map(({ row, cells }) => ({
    row,
    texts: Object.fromEntries([...at].map(([field, column]) => [field, cells[column] ?? ''])),
  }));

/** Says where a field of a row stands; null where it stands in no sheet. */
export type CellOf = (field: ImportField, row: number) => string | null;

/** Cells of a sheet. */
export const cellsOf =
  ({ at }: Pick<Columns, 'at'>): CellOf =>
  (field, row) => {
    const column = at.get(field);
    return column === undefined ? null : cellName(column, row);
  };

/** How much of a cell is said again. */
const saidLength = 200;

/** Everything that is wrong with a list. */
export class Faults {
  readonly all: RowFault[] = [];
  readonly #rows = new Set<number>();
  readonly #cells = new Set<string>();
  readonly #language: Language;
  readonly #cellOf: CellOf;
  constructor(language: Language, cellOf: CellOf) {
    this.#language = language;
    this.#cellOf = cellOf;
  }
  /** `words` are other words for the same. */
  add(
    { row, texts }: Listed,
    field: ImportField,
    code: ImportFault,
    params: ReasonParams = {},
    words: ReasonCode = code,
  ): void {
    // A cell is told of once: the first thing wrong with it.
    if (this.#cells.has(`${field} ${row}`)) return;
    this.#cells.add(`${field} ${row}`);
    const cell = this.#cellOf(field, row);
    const value = (texts[field] ?? '').slice(0, saidLength);
    this.#rows.add(row);
    const { message } = reason(field, words, this.#language, params);
    this.all.push({ row, cell, field, value, code, reason: message });
  }
  has(row: number): boolean {
    return this.#rows.has(row);
  }
}

/** Reads one; cells that are empty say nothing. */
function readOne(listed: Listed, language: Language, faults: Faults): Entry {
  const told: Record<string, unknown> = {};
  for (const field of importFields) {
    const text = lineOf(listed.texts[field] ?? '');
    if (text === '') continue;
    const value = readCell(field, text, language);
    if (value instanceof Wrong) faults.add(listed, field, value.code, value.params);
    else told[field] = value;
  }
  return { ...listed, told };
}

/** Reads all of them; a second row for the same address, or with the same number, names the first. */
export function readEntries(all: readonly Listed[], language: Language, faults: Faults): readonly Entry[] {
  const entries = all.map((listed) => readOne(listed, language, faults));
  const seen = { email: new Map<string, number>(), employeeNumber: new Map<string, number>() };
  const isSecond = (entry: Entry, field: keyof typeof seen): boolean => {
    const value = entry.told[field];
    if (value === undefined) return false;
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, entry.row);
    else faults.add(entry, field, 'cell_duplicate', { row: first });
    return first !== undefined;
  };
  // A row that is there twice has its number twice as well: once is enough to say.
  for (const entry of entries) if (!isSecond(entry, 'email')) isSecond(entry, 'employeeNumber');
  return entries;
}
