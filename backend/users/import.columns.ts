/**
 * Maps the columns of a sheet to fields. Sources are the caller's choice, earlier mappings of the header, and common
 * names.
 */
import type { ReasonCode, ReasonParams } from '#schema/reasons.ts';
import { importFields, requiredFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { SheetColumn } from '#schema/users/imports.endpoints.ts';
import type { Language } from '#schema/limits.ts';
import type { Context } from '../http/context.ts';
import { importMappings } from './imports.tables.ts';
import type { PackedSheet } from '../http/packedSheet.ts';
import { fold } from '../kit/fold.ts';

/** The administrator's choice for each column, in order. */
export type Choice = readonly (ImportField | 'ignore')[] | undefined;

/** Known headers per field, folded and separated by bars. */
const words: Readonly<Record<ImportField, string>> = {
  email:
    'correo|email|e mail|mail|correo electronico|correo corporativo|direccion de correo|email address|work email',
  firstName: 'nombre|nombres|primer nombre|name|first name|firstname|given name',
  lastName: 'apellido|apellidos|last name|lastname|surname|family name',
  employeeNumber:
    'numero de empleado|numero empleado|no de empleado|no empleado|n o de empleado|n o empleado|n de empleado|n empleado|codigo de empleado|codigo|id de empleado|legajo|matricula|nomina|numero de nomina|employee number|employee no|employee id|employee code',
  phone: 'telefono|celular|movil|numero de telefono|phone|phone number|mobile|telephone',
  birthday: 'fecha de nacimiento|nacimiento|cumpleanos|birthday|birth date|birthdate|date of birth|dob',
  admissionDate:
    'fecha de ingreso|ingreso|fecha de admision|fecha de contratacion|fecha de inicio|admission date|hire date|start date|joining date',
  jobPosition: 'cargo|puesto|posicion|job position|job title|position|title',
  userType: 'rol|tipo|tipo de usuario|perfil|role|user type',
  takesPoints: 'puntos|recibe puntos|participa en puntos|points|takes points|takes part in points',
  department: 'departamento|area|gerencia|department|team',
  groups: 'grupo|grupos|group|groups',
  managerEmail:
    'jefe|jefa|lider|correo del jefe|correo del lider|jefe directo|jefe inmediato|supervisor|reporta a|manager|manager email|leader|reports to',
  language: 'idioma|lengua|language',
  // "Estado" alone may be a place.
  state: 'estado de la cuenta|state of the account|account state|account status',
};

const byWord = new Map(
  importFields.flatMap((field) => words[field].split('|').map((word) => [word, field] as const)),
);

/** A header without accents, case and punctuation, for comparison. */
const keyOf = (header: string): string =>
  // NFKD turns the ordinal sign of "n.º" into a letter.
  fold(header.normalize('NFKD'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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
      choice === undefined ? (remembered.get(keyOf(header)) ?? byWord.get(keyOf(header))) : choice[column];
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
