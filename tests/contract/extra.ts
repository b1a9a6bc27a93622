/** Adds unknown fields to every input of a call. */
import {
  Kind,
  TypeInfo,
  isInputObjectType,
  getNamedType,
  parse,
  print,
  visit,
  visitWithTypeInfo,
  type ConstArgumentNode,
  type ConstObjectFieldNode,
} from 'graphql';
import type { AnySchema, Row } from '#schema/kit/endpoint.ts';
import { wireNameOf } from '#schema/kit/wire.ts';
import { schema } from './fields.ts';
import type { Sample } from './samples/known.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that would do harm if the backend read them; `org` and `person` belong to another organisation. */
const extras = (org: string, person: string): Json => {
  const wishes = {
    org_id: org,
    org,
    organization_id: org,
    user_id: person,
    sender_id: person,
    id: person,
    user_type: 'admin',
    role: 'admin',
    roles: ['admin'],
    permissions: ['people.manage'],
    points: 999_999,
    balance: 999_999,
    active: false,
    status: 'approved',
    token_epoch: 99,
    password_hash: 'plain:mine',
    email: 'mine@evil.example',
    created_at: '2000-01-01T00:00:00.000Z',
    deleted_at: '2000-01-01T00:00:00.000Z',
    takes_points: true,
    price: 0,
    total_points: 0,
    stock: 999_999,
  };
  const ours = Object.fromEntries(
    Object.entries(wishes).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  const all = { ...wishes, ...ours };
  // Built from entries, these names become own properties and are sent.
  return Object.fromEntries([
    ...Object.entries(all),
    ['__proto__', all],
    ['constructor', { prototype: all }],
    ['prototype', all],
    ['toString', 'mine'],
    ['hasOwnProperty', true],
  ]);
};

interface Def {
  readonly innerType?: AnySchema;
  readonly out?: AnySchema;
  readonly element?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
}
const defOf = (of: AnySchema): Def => of._zod.def as Def; // as in schema/kit/wire.ts
/** The fields of a schema inside any wrapper; empty if the schema is not an object. */
export const shapeOf = (of: AnySchema | undefined): Readonly<Record<string, AnySchema>> =>
  of === undefined ? {} : (defOf(of).shape ?? shapeOf(defOf(of).innerType ?? defOf(of).out));
const elementOf = (of: AnySchema): AnySchema | undefined => {
  const { element, innerType, out } = defOf(of);
  const inner = innerType ?? out;
  return element ?? (inner === undefined ? undefined : elementOf(inner));
};

/** The extra fields that a schema does not have. */
const unknownTo = (of: AnySchema | undefined, all: Json): Json => {
  const known = Object.entries(shapeOf(of)).map(([name, field]) => wireNameOf(name, field));
  return Object.fromEntries(Object.entries(all).filter(([name]) => !known.includes(name)));
};

/** The value with extra fields in each object that the schema knows; its own fields stay. */
function within(of: AnySchema, value: unknown, all: Json): unknown {
  const element = elementOf(of);
  if (Array.isArray(value))
    return element === undefined ? value : value.map((one) => within(element, one, all));
  const shape = shapeOf(of);
  if (!isRecord(value) || Object.keys(shape).length === 0) return value;
  const own = Object.entries(shape).flatMap(([name, field]) => {
    const wire = wireNameOf(name, field);
    return Object.hasOwn(value, wire) ? [[wire, within(field, value[wire], all)] as const] : [];
  });
  return Object.fromEntries([...Object.entries(unknownTo(of, all)), ...Object.entries(value), ...own]);
}

/** The sample with extra fields in every input. */
export function withExtras(row: Row, sample: Sample, org: string, person: string): Sample {
  const all = extras(org, person);
  const search = new URLSearchParams(sample.search ?? '');
  for (const [name, value] of Object.entries(unknownTo(row.query, all))) {
    search.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    search.append(`${name}[active]`, 'false');
  }
  const form = sample.form === undefined ? undefined : new FormData();
  for (const [name, value] of sample.form?.entries() ?? []) form?.append(name, value);
  if (form !== undefined)
    for (const [name, value] of Object.entries(unknownTo(row.body, all)))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return {
    ...sample,
    search: `?${search.toString()}`,
    ...(row.body === undefined || form !== undefined
      ? {}
      : { body: within(row.body, sample.body ?? {}, all) as Json }), // an object stays one
    ...(form === undefined ? {} : { form }),
  };
}

const nosy = ['orgId', 'org_id', 'userType', 'points', 'id', 'active', 'role', 'tokenEpoch', 'constructor'];
const text = { kind: Kind.STRING, value: 'mine' } as const;
const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;

/** A document with an extra argument or field in every possible place, and the number of additions. */
export function withExtraArguments(document: string): { readonly document: string; readonly added: number } {
  let added = 0;
  const types = new TypeInfo(schema);
  const fresh = (known: readonly string[]): readonly string[] => nosy.filter((name) => !known.includes(name));
  const changed = visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: {
        leave(node) {
          if (
            types.getParentType() !== schema.getQueryType() &&
            types.getParentType() !== schema.getMutationType()
          )
            return undefined;
          const names = fresh(types.getFieldDef()?.args.map(({ name }) => name) ?? []);
          added += names.length;
          const more = names.map((name): ConstArgumentNode => ({
            kind: Kind.ARGUMENT,
            name: nameOf(name),
            value: text,
          }));
          return { ...node, arguments: [...(node.arguments ?? []), ...more] };
        },
      },
      ObjectValue: {
        leave(node) {
          const type = getNamedType(types.getInputType());
          if (!isInputObjectType(type)) return undefined;
          const names = fresh(Object.keys(type.getFields()));
          added += names.length;
          const more = names.map((name): ConstObjectFieldNode => ({
            kind: Kind.OBJECT_FIELD,
            name: nameOf(name),
            value: text,
          }));
          return { ...node, fields: [...node.fields, ...more] };
        },
      },
    }),
  );
  return { document: print(changed), added };
}
