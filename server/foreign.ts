/**
 * Reads the replies of a foreign server that knows the specification alone: the shapes of the rows hold fields of our
 * own, which it does not send. Our own backend is read strictly.
 */
import { may, permissions, roles, type Permission, type Role } from '#schema/permissions.ts';
import { CurrentUser, UserLanguage } from '#schema/users/users.shapes.ts';
import { OrgSettings } from '#schema/organization/organization.endpoints.ts';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { Done, Id } from '#schema/kit/shapes.ts';

interface Def {
  readonly type: string;
  readonly innerType?: AnySchema;
  readonly element?: AnySchema;
  readonly valueType?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly entries?: Readonly<Record<string, string>>;
}
type Fields = Readonly<Record<string, unknown>>;

const defOf = (schema: AnySchema): Def => schema._zod.def; // documented fields of zod's definitions
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
const permissionNames = Object.keys(permissions) as readonly Permission[]; // keys of a constant table

/** The value of a missing field, where its type alone would give a wrong value. */
const missing = new Map<AnySchema, unknown>([
  // The default language of the specification.
  [UserLanguage, 'spanish'],
  [Id, '0'],
  [Done, { success: true }],
]);

/** Flags that hold unless a server says otherwise: what it lists is in use, and its people take part. */
const presumed: readonly string[] = ['active', 'takesPoints'];

/** Shapes that a foreign server fills otherwise. Role names are not shown in the specification. */
const known = new Map<AnySchema, (given: Fields) => Fields>([
  [
    CurrentUser,
    (given) => {
      const userType = isRole(given['userType']) ? given['userType'] : 'employee';
      return {
        ...given,
        id: given['id'] ?? given['email'] ?? '0',
        userType,
        permissions: given['permissions'] ?? permissionNames.filter((name) => may(userType, name)),
      };
    },
  ],
  [OrgSettings, (given) => ({ ...given, timezone: given['timezone'] ?? 'UTC' })],
]);

function absent(schema: AnySchema): unknown {
  if (missing.has(schema)) return missing.get(schema);
  const { type, innerType, entries, shape } = defOf(schema);
  switch (type) {
    case 'nullable':
      return null;
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'int':
      return 0;
    case 'string':
      return '';
    case 'record':
      return {};
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([name, field]) => [name, absentIn(name, field)]),
      );
    default:
      // Optional fields and those with a default may be missing.
      return type === 'optional' || innerType === undefined ? undefined : absent(innerType);
  }
}

/** The value of a missing field by its name and type. */
const absentIn = (name: string, field: AnySchema): unknown =>
  presumed.includes(name) && defOf(field).type === 'boolean' ? true : absent(field);

/**
 * The reply with a value for each field that is missing: null where the field may be null, else the empty value of its
 * type. An object without any known field stays as it is: it is another answer, not an empty one. Numbers become text
 * where the row has text.
 */
export function completed(schema: AnySchema, value: unknown): unknown {
  if (schema === Done) return { success: true };
  const { innerType, element, valueType, shape, type } = defOf(schema);
  if (type === 'string' && typeof value === 'number') return String(value);
  if (element !== undefined)
    return Array.isArray(value) ? value.map((one) => completed(element, one)) : value;
  if (shape !== undefined) {
    if (!isRecord(value) || !Object.keys(shape).some((name) => name in value)) return value;
    const given = known.get(schema)?.(value) ?? value;
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        given[name] === undefined ? absentIn(name, field) : completed(field, given[name]),
      ]),
    );
  }
  if (type === 'record' && valueType !== undefined && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, completed(valueType, one)]));
  return innerType === undefined || value === null || value === undefined
    ? value
    : completed(innerType, value);
}
