/** Parses the text of a cell into the value of a field, or a fault. */
import { byNameKey, isAddress, oneLine, plainAddress } from '#schema/kit/names.ts';
import type { Language } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { Role } from '#schema/permissions.ts';
import type { ReasonParams } from '#schema/reasons.ts';
import { isPhone, plainPhone } from '#schema/users/account.rules.ts';
import { importLimits, type ImportFault, type ImportField } from '#schema/users/imports.rules.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { fold } from '../kit/fold.ts';
import { isSpoilt } from './sheet.decode.ts';

/** The values of a person in a list. Missing values do not change. */
export interface Told {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly employeeNumber?: string;
  readonly phone?: string;
  readonly birthday?: string;
  readonly admissionDate?: string;
  readonly jobPosition?: string;
  readonly userType?: Role;
  readonly takesPoints?: boolean;
  /** Names as they are written in the list. */
  readonly department?: string;
  readonly groups?: readonly string[];
  readonly managerEmail?: string;
  readonly language?: UserLanguage;
  /** Whether the account is in use. A list brings nobody back whom it calls inactive. */
  readonly state?: 'active' | 'inactive';
}

/** The fault of an unreadable value. */
export class Wrong {
  readonly code: ImportFault;
  readonly params: ReasonParams;
  constructor(code: ImportFault, params: ReasonParams = {}) {
    this.code = code;
    this.params = params;
  }
}

type Read<F extends ImportField> = (text: string, language: Language) => NonNullable<Told[F]> | Wrong;

const upTo =
  (maximum: number) =>
  (text: string): string | Wrong =>
    text.length > maximum ? new Wrong('cell_too_long', { maximum }) : text;

function address(text: string): string | Wrong {
  if (text.length > 254) return new Wrong('cell_too_long', { maximum: 254 });
  const email = plainAddress(text).toLowerCase();
  return isAddress(email) ? email : new Wrong('cell_email');
}

function day(text: string): string | Wrong {
  // A workbook may show the time of a day too.
  const [, said = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.exec(text) ?? [];
  const moment = Date.parse(`${said}T00:00:00Z`);
  const isDay = Number.isFinite(moment) && new Date(moment).toISOString().startsWith(said);
  return isDay && said >= '1900' ? said : new Wrong('cell_date');
}

/** A field with named values, separated by bars; `shown` lists the names for the error message. */
function oneOf<V extends string | boolean>(
  shown: Readonly<Record<Language, string>>,
  meanings: readonly (readonly [V, string])[],
) {
  const byName = new Map(meanings.flatMap(([value, known]) => known.split('|').map((name) => [name, value])));
  return (text: string, language: Language): V | Wrong =>
    byName.get(fold(text)) ?? new Wrong('cell_option', { options: shown[language] });
}

const maxGroups = 100;
/** A name of a list, in quotes if it holds a separator. */
const oneName = /\s*"((?:[^"]|"")*)"\s*(?=[;|]|$)|([^;|]+)/gu;

function listed(text: string): readonly string[] | Wrong {
  const all = [...text.matchAll(oneName)]
    .map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim())
    .filter((name) => name !== '');
  const unique = [...byNameKey(all).values()];
  const isLong = unique.length > maxGroups || unique.some((name) => name.length > textLength.name);
  return isLong ? new Wrong('cell_too_long', { maximum: textLength.name }) : unique;
}

/** The values of a field for which a cell with another one is a fault. */
export const optionNames = {
  userType: { es: 'empleado, líder, administrador', en: 'employee, manager, administrator' },
  state: { es: 'activa', en: 'active' },
} as const satisfies Partial<Record<ImportField, Readonly<Record<Language, string>>>>;

const readers: { readonly [F in ImportField]: Read<F> } = {
  email: address,
  firstName: upTo(textLength.name),
  lastName: upTo(textLength.name),
  employeeNumber: upTo(40),
  phone: (text) => {
    // A text file that a spreadsheet saved as a workbook keeps the guard against formulas.
    const number = text.replace(/^'/, '');
    return isPhone(number) ? plainPhone(number) : new Wrong('cell_phone');
  },
  birthday: day,
  admissionDate: day,
  jobPosition: upTo(textLength.name),
  userType: oneOf(optionNames.userType, [
    ['employee', 'empleado|empleada|colaborador|colaboradora|employee|staff'],
    ['manager', 'lider|manager|jefe|jefa|gerente|supervisor|supervisora|leader'],
    ['admin', 'administrador|administradora|admin|administrator'],
    // Only of people who are external already.
    ['external', 'externo|externa|persona externa|external|external person'],
  ]),
  takesPoints: oneOf({ es: 'sí, no', en: 'yes, no' }, [
    [true, 'si|s|yes|y|true|verdadero|1|x'],
    [false, 'no|n|false|falso|0'],
  ]),
  department: upTo(textLength.name),
  groups: listed,
  managerEmail: address,
  language: oneOf({ es: 'español, inglés', en: 'Spanish, English' }, [
    ['spanish', 'espanol|spanish|castellano|es'],
    ['english', 'ingles|english|en'],
  ]),
  state: oneOf({ es: 'activa, invitada, desactivada, venció', en: 'active, invited, deactivated, expired' }, [
    ['active', 'activa|activo|active|invitada|invitado|invited'],
    ['inactive', 'desactivada|desactivado|inactiva|inactivo|deactivated|inactive|vencio|expired'],
  ]),
};

/** A cell as one line of text, as the form stores it. */
export const lineOf = (cell: string): string => oneLine(cell.replaceAll('\u{0}', ' '));

/** Errors of formulas, in English as in a workbook, and in Spanish as in its CSV. */
const formulaError =
  /^#(?:N\/[AD]|¡?(?:REF|DIV\/0|VALUE|VALOR|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN)!|¿?(?:NAME|NOMBRE)\?|GETTING_DATA)$/;

/** Parses a cell that is not empty. */
export function readCell<F extends ImportField>(
  field: F,
  text: string,
  language: Language,
): NonNullable<Told[F]> | Wrong {
  if (isSpoilt(text)) return new Wrong('cell_encoding');
  if (formulaError.test(text)) return new Wrong('cell_error');
  return text.length > importLimits.cell
    ? new Wrong('cell_too_long', { maximum: importLimits.cell })
    : readers[field](text, language);
}
