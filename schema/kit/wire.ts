/** Converts our camelCase to the wire's snake_case and its exceptions, and back; driven by the schemas of the rows. */
import * as z from 'zod/mini';
import type { AnySchema } from './endpoint.ts';
import type { Refusal } from '../sentences.ts';

/** A misspelt field name, and the refusal that its sender receives. */
interface AliasRule {
  readonly spelt: string;
  readonly refusal: Refusal;
}

const wireNames = z.registry<{ readonly wire: string; readonly mistake?: AliasRule }>();

/** The same schema with another name on the wire: `wired(Emails, 'reciever_emails')`. */
export function wired<S extends AnySchema>(schema: S, wire: string, mistake?: AliasRule): S {
  const copy = schema.clone(schema._zod.def);
  wireNames.add(copy, { wire, ...(mistake === undefined ? {} : { mistake }) });
  return copy;
}

/** Placeholder for a field sent under a misspelt name. No schema accepts it, and it carries its own refusal. */
export class RejectedAlias {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

interface Node {
  readonly _zod: { readonly def: unknown };
}
interface Def {
  readonly type: string;
  readonly innerType?: AnySchema;
  /** For a pipe: its output schema. */
  readonly out?: AnySchema;
  readonly element?: AnySchema;
  readonly valueType?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly AnySchema[];
}

const defOf = (schema: Node): Def => schema._zod.def as Def; // zod types `def` per class; this code reads only documented fields
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The registration that `wired` made for a field, looked up through its wrappers. */
function exceptionOf(schema: AnySchema): ReturnType<typeof wireNames.get> {
  for (let at: AnySchema | undefined = schema; at !== undefined; at = defOf(at).innerType ?? defOf(at).out) {
    const exception = wireNames.get(at);
    if (exception !== undefined) return exception;
  }
  return undefined;
}

/** The wire's name of a field. */
export const wireNameOf = (name: string, schema: AnySchema): string =>
  exceptionOf(schema)?.wire ?? snake(name);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Direction = 'toWire' | 'toOurs';
type Spell = (value: unknown) => unknown;
const compiled: Record<Direction, WeakMap<AnySchema, Spell>> = {
  toWire: new WeakMap(),
  toOurs: new WeakMap(),
};
const same: Spell = (value) => value;

function spell(schema: AnySchema, to: Direction): Spell {
  const known = compiled[to].get(schema);
  if (known !== undefined) return known;
  const made = compile(schema, to);
  compiled[to].set(schema, made);
  return made;
}

function compile(schema: AnySchema, to: Direction): Spell {
  const def = defOf(schema);
  if (def.shape !== undefined) {
    const fields = Object.entries(def.shape).map(([name, field]) => {
      const wire = wireNameOf(name, field);
      const mistake = to === 'toWire' ? undefined : exceptionOf(field)?.mistake;
      return { from: to === 'toWire' ? name : wire, into: to === 'toWire' ? wire : name, field, mistake };
    });
    return (value) => {
      if (!isRecord(value)) return value;
      const out: Record<string, unknown> = {};
      for (const { from, into, field, mistake } of fields) {
        if (mistake !== undefined && Object.hasOwn(value, mistake.spelt))
          out[into] = new RejectedAlias(mistake.refusal);
        else if (Object.hasOwn(value, from) && value[from] !== undefined)
          out[into] = spell(field, to)(value[from]);
      }
      return out;
    };
  }
  if (def.element !== undefined) {
    const { element } = def;
    return (value) => (Array.isArray(value) ? value.map(spell(element, to)) : value);
  }
  if (def.type === 'record' && def.valueType !== undefined) {
    const { valueType } = def;
    return (value) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spell(valueType, to)(one)]))
        : value;
  }
  if (def.options !== undefined) {
    const { options } = def;
    return (value) => {
      for (const option of options) {
        const spelt = spell(option, to)(value);
        if (z.safeParse(option, to === 'toWire' ? value : spelt).success) return spelt;
      }
      return value;
    };
  }
  const inner = def.innerType ?? def.out;
  return inner === undefined ? same : spell(inner, to);
}

/** Converts a value to the wire's spelling; drops fields that the schema does not know. */
export const toWire = (schema: AnySchema, value: unknown): unknown => spell(schema, 'toWire')(value);
/** Converts a value of the wire to our spelling, without validation. */
export const toOurs = (schema: AnySchema, value: unknown): unknown => spell(schema, 'toOurs')(value);

/** Removes wrappers from a schema. */
function bare(schema: AnySchema): AnySchema {
  const { innerType, out } = defOf(schema);
  const inner = innerType ?? out;
  return inner === undefined ? schema : bare(inner);
}

/** Converts the text of a query or form field to the type of its schema. */
function ofText(schema: AnySchema, text: string): unknown {
  const { type } = defOf(bare(schema));
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/**
 * Reads query parameters. Text becomes a number or a boolean if the schema requires that type and the text is
 * valid.
 */
export function readQuery(schema: AnySchema, search: URLSearchParams): unknown {
  const out: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(defOf(schema).shape ?? {})) {
    const wire = wireNameOf(name, field);
    const all = search.getAll(wire);
    const last = all.at(-1);
    if (last === undefined || last === '') continue;
    out[name] = defOf(bare(field)).type === 'array' ? all : ofText(field, last);
  }
  return out;
}

/**
 * Reads a form: lists from fields of the same name, objects from JSON, the rest as in a query. `place` returns the
 * value for a file.
 */
export function readForm(
  schema: AnySchema,
  form: Pick<FormData, 'getAll'>,
  place: (file: File, name: string) => unknown,
): unknown {
  const out: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(defOf(schema).shape ?? {})) {
    const { type, element } = defOf(bare(field));
    const one = (value: FormDataEntryValue, as: AnySchema): unknown => {
      if (typeof value !== 'string') return place(value, name);
      const kind = defOf(bare(as)).type;
      if (kind !== 'object' && kind !== 'record') return ofText(as, value);
      try {
        return toOurs(as, JSON.parse(value));
      } catch {
        return value;
      }
    };
    const all = form.getAll(wireNameOf(name, field));
    const last = all.at(-1);
    if (last === undefined) continue;
    out[name] =
      type === 'array' && element !== undefined ? all.map((value) => one(value, element)) : one(last, field);
  }
  return out;
}

/** Writes a form in the wire's spelling; omits null and undefined. */
export function writeForm(schema: AnySchema, value: unknown): FormData {
  const form = new FormData();
  const spelt = toWire(schema, value);
  if (!isRecord(spelt)) return form;
  for (const [name, one] of Object.entries(spelt)) {
    for (const item of Array.isArray(one) ? one : [one]) {
      if (item === null || item === undefined) continue;
      if (item instanceof Blob) form.append(name, item);
      else form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return form;
}

/** Writes query parameters in the wire's spelling. */
export function writeQuery(schema: AnySchema, value: unknown): URLSearchParams {
  const search = new URLSearchParams();
  const spelt = toWire(schema, value);
  if (!isRecord(spelt)) return search;
  for (const [name, one] of Object.entries(spelt)) {
    for (const item of Array.isArray(one) ? one : [one])
      if (item !== null && item !== undefined) search.append(name, String(item));
  }
  return search;
}

/** The schema of a field, of the elements of a list, or of the values of a record; wrappers are removed. */
export function partOf(schema: AnySchema | undefined, step: string): AnySchema | undefined {
  const def: Def | undefined = schema === undefined ? undefined : defOf(bare(schema));
  const part = def?.shape?.[step] ?? def?.element ?? def?.valueType;
  return part === undefined ? undefined : bare(part);
}

/** A dotted path of field names in the wire's spelling: `receiverEmails.0` → `reciever_emails.0`. */
export function wirePath(schema: AnySchema | undefined, path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  let at = schema;
  for (const step of path) {
    const def: Def | undefined = at === undefined ? undefined : defOf(bare(at));
    const field: AnySchema | undefined = def?.shape?.[String(step)];
    parts.push(field === undefined ? String(step) : wireNameOf(String(step), field));
    at = field ?? def?.element ?? def?.valueType;
  }
  return parts.join('.');
}

/** The inverse: a dotted wire path in our spelling, to show a server's reasons at our fields. */
export function ourPath(schema: AnySchema | undefined, path: string): string {
  let at = schema;
  return path
    .split('.')
    .map((step) => {
      const def: Def | undefined = at === undefined ? undefined : defOf(bare(at));
      const [name, field] = Object.entries(def?.shape ?? {}).find(
        ([key, one]) => wireNameOf(key, one) === step,
      ) ?? [step, undefined];
      at = field ?? def?.element ?? def?.valueType;
      return name;
    })
    .join('.');
}
