/**
 * The SDL of the facade, derived from the rows: a field is described by its row, a type by its zod schema. Definitions
 * in schema/**\/*.graphql win, so only what differs is written there. `names.ts` holds the names that do not follow.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, parse, print, visit, type DocumentNode } from 'graphql';
import { domains } from '#schema/facade.ts';
import { pathOf, type AnySchema, type Row } from '#schema/kit/endpoint.ts';
import { Id, Next, Pagination } from '#schema/kit/shapes.ts';
import { exceptions, bodies } from './names.ts';

type Kinds = 'type' | 'input';
interface Def {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: AnySchema;
  readonly in?: AnySchema;
  readonly out?: AnySchema;
  readonly element?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}
const defOf = ({ _zod }: { readonly _zod: { readonly def: object } }): Def => _zod.def as Def; // zod types `def` per class

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && '_zod' in value;
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const singular = (name: string): string => name.replace(/ies$/u, 'y').replace(/([^s])s$/u, '$1');

/** The exported names of schemas, and of lists of words by their words. */
async function namesOf(files: readonly string[]) {
  const schemas = new Map<AnySchema, string>();
  const words = new Map<string, string>();
  for (const file of files) {
    const all = (await import(pathToFileURL(path.resolve(file)).href)) as Readonly<Record<string, unknown>>; // exports of any kind, looked at one by one
    for (const [name, value] of Object.entries(all)) {
      if (isSchema(value) && !schemas.has(value)) schemas.set(value, name);
      if (isWords(value) && !words.has(value.join())) words.set(value.join(), name);
    }
  }
  return { schemas, words };
}

/** What is written by hand: whole definitions, and single fields of others. */
function writtenIn(documents: readonly DocumentNode[]) {
  const whole = new Set<string>();
  const fields = new Map<string, Map<string, string>>();
  const texts: string[] = [];
  for (const node of documents.flatMap(({ definitions }) => definitions)) {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION) {
      const known = fields.get(node.name.value) ?? new Map<string, string>();
      for (const field of node.fields ?? []) known.set(field.name.value, print(field));
      fields.set(node.name.value, known);
    } else if ('name' in node && node.name !== undefined) {
      whole.add(node.name.value);
      texts.push(print(node));
    }
  }
  return { whole, fields, texts };
}

/** The row that a field calls. */
async function rowOf(resolve: (typeof domains)[number]['Query'][string]): Promise<Row> {
  let found: Row | undefined;
  await resolve(
    { input: {} },
    {
      call: async (row) => {
        found = row;
        throw new Error('seen');
      },
    },
  ).catch(() => undefined);
  if (found === undefined) throw new Error('a field without a row');
  return found;
}

/** The definitions that a field can lead to. A field by hand may leave out what its row answers. */
function reachable(text: string): readonly string[] {
  const { definitions } = parse(text);
  const byName = new Map(
    definitions.flatMap((node) =>
      'name' in node && node.name !== undefined ? [[node.name.value, node] as const] : [],
    ),
  );
  const found = new Set<string>();
  const follow = (name: string): void => {
    const node = byName.get(name);
    if (node === undefined || found.has(name)) return;
    found.add(name);
    visit(node, { NamedType: ({ name: { value } }) => follow(value) });
  };
  for (const name of ['Query', 'Mutation']) follow(name);
  return [...byName].filter(([name]) => found.has(name)).map(([, node]) => print(node));
}

/** The whole SDL as one text. */
export async function deriveSdl(hand: readonly string[]): Promise<string> {
  const { schemas, words } = await namesOf(globSync('schema/**/*.ts').sort());
  const { whole, fields, texts } = writtenIn(hand.map((text) => parse(text)));
  const made = new Map<string, string>();
  const membersBy = new Map<string, string>();
  const used = new Set<string>();

  const exceptionOf = (...keys: readonly (string | undefined)[]): string | undefined => {
    const key = keys.find((one) => one !== undefined && exceptions[one] !== undefined);
    if (key === undefined) return undefined;
    used.add(key);
    return exceptions[key];
  };

  function bare(
    schema: AnySchema,
    kind: Kinds,
  ): { readonly schema: AnySchema; readonly isNullable: boolean } {
    const { type, innerType, in: before, out } = defOf(schema);
    const inner = innerType ?? (kind === 'input' ? before : out);
    if (inner === undefined) return { schema, isNullable: false };
    const isNull = type === 'nullable' || type === 'optional' || (type === 'default' && kind === 'input');
    const below = bare(inner, kind);
    return { schema: below.schema, isNullable: isNull || below.isNullable };
  }

  /** `members` are its fields or words: two schemas with the same name and other members would be one type. */
  function define(name: string, members: readonly string[], text: () => string): string {
    if (whole.has(name) || name === 'String') return name;
    const known = made.get(name);
    const other = membersBy.get(name);
    if (other !== undefined && other !== members.join())
      throw new Error(
        `two schemas are called ${name} (${other}; ${members.join()}): give one a name in names.ts`,
      );
    membersBy.set(name, members.join());
    if (known === undefined) {
      made.set(name, '');
      made.set(name, text());
    }
    return name;
  }

  function objectName(schema: AnySchema, kind: Kinds, at: string): string {
    const own = schemas.get(schema);
    const exception = exceptionOf(`${kind} ${own ?? ''}`, at);
    if (exception !== undefined) return exception;
    if (own !== undefined)
      return kind === 'type' || /(Input|Change|Search|Answers)$/u.test(own) ? own : `${own}Input`;
    const { items, pagination, next = Next, ...rest } = defOf(schema).shape ?? {};
    const element = items === undefined ? undefined : defOf(items).element;
    if (element !== undefined && pagination === Pagination && next === Next && Object.keys(rest).length === 0)
      return `${typeOf(element, 'type', at).replace('!', '')}Page`;
    if (at.endsWith('(input)')) return `${capital(at.replace('(input)', ''))}Input`;
    const [parent = '', field = ''] = at.split('.');
    if (parent === 'Query' || parent === 'Mutation') return `${capital(field)}Answer`;
    return kind === 'type'
      ? `${parent}${capital(singular(field))}`
      : `${parent.replace(/Input$/u, '')}${capital(singular(field))}Input`;
  }

  function nameOf(schema: AnySchema, kind: Kinds, at: string): string {
    const { type, format, shape, entries, values } = defOf(schema);
    if (schema === Id) return 'ID';
    // Fields that are not validated are plain data.
    const isPlain = Object.values(shape ?? {}).every(
      (one) => defOf(bare(one, kind).schema).type === 'unknown',
    );
    if (shape !== undefined && !isPlain) {
      const name = objectName(schema, kind, at);
      return define(
        name,
        Object.keys(shape),
        () => `${kind} ${name} {\n${membersOf(name, shape, kind).join('\n')}\n}`,
      );
    }
    if (type === 'enum') {
      const all = Object.values(entries ?? {});
      // Words with dots or dashes cannot be an enum.
      if (!all.every((one) => /^\w+$/u.test(one))) return 'String';
      const list = words.get(all.join());
      const [parent = '', field = ''] = at.split('.');
      const name =
        exceptionOf(at, list === undefined ? undefined : `enum ${list}`) ??
        schemas.get(schema) ??
        (list === undefined ? `${parent}${capital(field)}` : capital(singular(list)));
      return define(name, all, () => `enum ${name} {\n${all.map((one) => `  ${one}`).join('\n')}\n}`);
    }
    if (type === 'string') return format === 'datetime' ? 'DateTime' : format === 'date' ? 'Date' : 'String';
    if (type === 'number') return format?.includes('int') === true ? 'Int' : 'Float';
    if (type === 'boolean') return 'Boolean';
    if (type === 'literal')
      return values?.every((one) => typeof one === 'boolean') === true ? 'Boolean' : 'String';
    return 'JSON';
  }

  function typeOf(full: AnySchema, kind: Kinds, at: string): string {
    const { schema, isNullable } = bare(full, kind);
    const { element } = defOf(schema);
    return `${element === undefined ? nameOf(schema, kind, at) : `[${typeOf(element, kind, at)}]`}${isNullable ? '' : '!'}`;
  }

  /** The lines of a definition: a field by hand replaces the derived one, or is added. */
  function linesOf(name: string, derived: readonly (readonly [string, string])[]): readonly string[] {
    const all = new Map([...derived, ...(fields.get(name) ?? [])]);
    fields.delete(name);
    return [...all.values()].map((line) => `  ${line}`);
  }

  function membersOf(
    name: string,
    shape: Readonly<Record<string, AnySchema>>,
    kind: Kinds,
  ): readonly string[] {
    const derived = Object.entries(shape).map(([field, one]): [string, string] => [
      field,
      `${field}: ${typeOf(one, kind, `${name}.${field}`)}`,
    ]);
    return linesOf(name, derived);
  }

  function argumentsOf(row: Row, field: string): readonly string[] {
    const params = [...pathOf(row).matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => `${name}: ID!`);
    const inline = (schema: AnySchema): readonly string[] =>
      Object.entries(defOf(bare(schema, 'input').schema).shape ?? {}).map(
        ([name, one]) => `${name}: ${typeOf(one, 'input', `${capital(field)}.${name}`)}`,
      );
    const query = row.query === undefined ? [] : inline(row.query);
    if (row.body === undefined) return [...params, ...query];
    const body = bare(row.body, 'input').schema;
    const { shape } = defOf(bare(row.body, 'input').schema);
    const isInline =
      bodies[field] === undefined
        ? shape !== undefined && !schemas.has(body) && Object.keys(shape).length <= 4
        : bodies[field] === 'inline';
    if (bodies[field] !== undefined) used.add(field);
    const given = isInline ? inline(row.body) : [`input: ${typeOf(row.body, 'input', `${field}(input)`)}`];
    return [
      ...params,
      // What a body may also say is one argument.
      ...query.filter((argument) => !given.includes(argument)),
      ...given,
    ];
  }

  for (const kind of ['Query', 'Mutation'] as const) {
    const derived: [string, string][] = [];
    for (const domain of domains)
      for (const [field, resolve] of Object.entries(domain[kind])) {
        const row = await rowOf(resolve);
        if (row.reply === undefined)
          throw new Error(`${kind}.${field}: its row has no reply; write the field by hand`);
        const args = argumentsOf(row, field);
        const text = `${field}${args.length === 0 ? '' : `(${args.join(', ')})`}: ${typeOf(row.reply, 'type', `${kind}.${field}`)}`;
        derived.push([field, text]);
      }
    made.set(kind, `type ${kind} {\n${linesOf(kind, derived).join('\n')}\n}`);
  }
  const unused = [...Object.keys(exceptions), ...Object.keys(bodies)].filter((key) => !used.has(key));
  if (unused.length > 0) throw new Error(`names.ts: nothing has these names: ${unused.join(', ')}`);
  if (fields.size > 0)
    throw new Error(`no row has these types, which *.graphql extend: ${[...fields.keys()].join(', ')}`);
  return `${reachable([...texts, ...made.values()].join('\n')).join('\n')}\n`;
}
