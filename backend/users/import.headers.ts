/** The common names of columns, by which headers and the row of the headers are recognised. */
import { headerLimits, importFields, importLimits, type ImportField } from '#schema/users/imports.rules.ts';
import { fold } from '../kit/fold.ts';

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
export const keyOf = (header: string): string =>
  // NFKD turns the ordinal sign of "n.º" into a letter.
  fold(header.normalize('NFKD'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that a header commonly names. */
export const knownField = (header: string): ImportField | undefined => byWord.get(keyOf(header));

const fieldsOf = (cells: readonly string[]): ReadonlySet<ImportField | undefined> =>
  new Set(cells.slice(0, importLimits.columns).map(knownField));

/**
 * The index of the row that looks like the headers of a list: the first one with the name that every list needs, else with
 * two known names; -1 if there is none.
 */
export function headerAmong(rows: readonly { readonly cells: readonly string[] }[]): number {
  const fields = rows.slice(0, headerLimits.rows).map(({ cells }) => fieldsOf(cells));
  const at = fields.findIndex((known) => known.has('email'));
  return at === -1 ? fields.findIndex((known) => known.size - Number(known.has(undefined)) > 1) : at;
}
