/** Reads the rows of a list cell by cell: the values, and faults for unreadable cells. */
import type { Language } from '#schema/limits.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, type ImportFault, type ImportField } from '#schema/users/imports.rules.ts';
import { lineOf, readCell, Wrong, type Told } from './import.values.ts';
import { inParts } from '../kit/inParts.ts';
import type { Columns } from './import.columns.ts';
import type { Planning } from './import.plan.ts';
import { cellName } from './sheet.grid.ts';
import type { LongerRow, PackedSheet } from '../http/packedSheet.ts';
import { unpacked } from './sheet.packed.ts';

/** A person as the source describes them. */
export interface Listed {
  /** Row number in the source, from 1. */
  readonly row: number;
  readonly texts: Partial<Record<ImportField, string>>;
  /** The directory's id, and the user id that was linked to it before. */
  /** A row with more cells than the header. */
  readonly longer?: LongerRow;
  readonly ldapId?: string;
  /** Everybody whom one of the entry's addresses names. */
  readonly alsoNamed?: readonly string[];
  /** The filter of the directory leaves the entry out. */
  readonly isHidden?: boolean;
  readonly linkedTo?: string;
}

/** A row after reading. */
export interface Entry extends Listed {
  readonly told: Told;
}

/** The people of a sheet, by the mapping of its columns. */
export function listedIn(sheet: PackedSheet, { at }: Pick<Columns, 'at'>): readonly Listed[] {
  const columns = [...at].map(([field, column]) => [field, unpacked(sheet, column)] as const);
  const longerAt = new Map(sheet.longer.map((one) => [one.row, one]));
  const longerOf = (row: number): Pick<Listed, 'longer'> => {
    const longer = longerAt.get(row);
    return longer === undefined ? {} : { longer };
  };
  return Array.from(sheet.numbers, (row, index) => ({
    row,
    ...longerOf(row),
    texts: Object.fromEntries(columns.map(([field, texts]) => [field, texts[index] ?? ''])),
  }));
}

/** Returns the cell name of a field in a row, or null without a sheet. */
export type CellOf = (field: ImportField, row: number) => string | null;

/** Cell names of a sheet. */
export const cellsOf =
  ({ at }: Pick<Columns, 'at'>): CellOf =>
  (field, row) => {
    const column = at.get(field);
    return column === undefined ? null : cellName(column, row);
  };

/** Maximum length of a cell's text that a fault repeats. */
const saidLength = 200;

const nameOfTexts = ({ firstName = '', lastName = '' }: Listed['texts']): string =>
  `${firstName} ${lastName}`.trim();

/** Collects the faults of a list. */
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
  /** `words` overrides the reason code whose message is used. */
  add(
    { row, texts, longer, ldapId }: Listed,
    field: ImportField,
    code: ImportFault,
    params: ReasonParams = {},
    words: ReasonCode = code,
  ): void {
    // The cells of a longer row may be shifted.
    if (longer !== undefined) return;
    // Only the first fault of a cell is reported.
    if (this.#cells.has(`${field} ${row}`)) return;
    this.#cells.add(`${field} ${row}`);
    const cell = this.#cellOf(field, row);
    // An entry of a directory has no row to look at: a missing address is reported with the name.
    const name = field === 'email' && ldapId !== undefined ? nameOfTexts(texts) : '';
    const value = (texts[field] || name).slice(0, saidLength);
    this.#rows.add(row);
    const { message } = reason(field, words, this.#language, params);
    this.all.push({ row, cell, field, value, code, reason: message });
  }
  /** The row has more cells than the header: no cell of it can be trusted. */
  addLonger({ row, column, text }: LongerRow): void {
    this.#rows.add(row);
    const { message } = reason('', 'row_longer', this.#language);
    const value = text.slice(0, saidLength);
    this.all.push({
      row,
      cell: cellName(column, row),
      field: null,
      value,
      code: 'row_longer',
      reason: message,
    });
  }
  has(row: number): boolean {
    return this.#rows.has(row);
  }
}

/** Reads one row. Empty cells have no value. */
function readOne(listed: Listed, language: Language, faults: Faults): Entry {
  if (listed.longer !== undefined) {
    faults.addLonger(listed.longer);
    return { ...listed, told: {} };
  }
  if (listed.isHidden === true) {
    faults.add(listed, 'email', 'entry_hidden');
    return { ...listed, told: {} };
  }
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

/** Reads all rows. A second row with the same address or number gets a fault that names the first row. */
export async function readEntries(
  { language, pause }: Pick<Planning, 'language' | 'pause'>,
  all: readonly Listed[],
  faults: Faults,
): Promise<readonly Entry[]> {
  const entries = await inParts(all, (listed) => readOne(listed, language, faults), pause);
  const seen = { email: new Map<string, number>(), employeeNumber: new Map<string, number>() };
  const isSecond = (entry: Entry, field: keyof typeof seen): boolean => {
    const value = entry.told[field];
    if (value === undefined) return false;
    const first = seen[field].get(value);
    if (first === undefined) seen[field].set(value, entry.row);
    else faults.add(entry, field, 'cell_duplicate', { row: first });
    return first !== undefined;
  };
  // A duplicate row usually repeats the number too, so only the address is reported.
  for (const entry of entries) if (!isSecond(entry, 'email')) isSecond(entry, 'employeeNumber');
  return entries;
}
