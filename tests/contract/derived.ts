/** Completes a call from the shapes of its row: a sample states only what must exist in the world or follow a rule. */
import * as z from 'zod/mini';
import { baseField } from '#schema/kit/edit.ts';
import { fileRuleOf } from '#schema/kit/files.ts';
import { isWrite, type AnySchema, type Row } from '#schema/kit/endpoint.ts';
import { toWire, writeForm, writeQuery } from '#schema/kit/wire.ts';
import { png } from '../support/fileSamples.ts';
import type { Sample, Stated } from './samples/known.ts';

type Values = Readonly<Record<string, unknown>>;

/** Texts and numbers of every shape in the contract; a field gets the first that its own schema accepts. */
const candidates: readonly unknown[] = [
  'serena',
  'serena@correo.example',
  '2026-12-24T18:00:00Z',
  '2026-12-24',
  'https://serena.example/uno',
  '+57 300 123 4567',
  '#225588',
  'MX',
  'MXN',
  'America/Bogota',
  1,
  50,
  true,
];

interface Def {
  readonly type: string;
  readonly innerType?: AnySchema;
  /** For a pipe: its output schema. */
  readonly out?: AnySchema;
  readonly element?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}
const defOf = (schema: AnySchema): Def => schema._zod.def;

/** A value that must exist in the world cannot be made from a shape; an edit is based on existing values. */
const mustExist = /(^id|Id|Key|^key)$/;
/** Fields that take the known value of their name. */
const isKnown = /(Id|Key|^key|Email|Type)$/;

/** A value of the shape, by the name of its field; undefined if only the world has one. */
function valueOf(schema: AnySchema, name: string, known: Values): unknown {
  const rule = fileRuleOf(schema);
  if (rule !== undefined)
    return rule.types.includes('image/png') ? new File([png], 'foto.png', { type: 'image/png' }) : undefined;
  if (name === baseField) return undefined;
  const { type, innerType, out, element, shape, options, entries, values } = defOf(schema);
  if (isKnown.test(name) && known[name] !== undefined && shape === undefined && element === undefined)
    return known[name];
  if (shape !== undefined) return filled(schema, {}, known);
  if (element !== undefined) {
    const one = valueOf(element, name.replace(/s$/, ''), known);
    return one === undefined ? undefined : [one];
  }
  const inner = innerType ?? out ?? options?.[0];
  if (inner !== undefined) return valueOf(inner, name, known);
  if (entries !== undefined) return Object.values(entries)[0];
  if (values !== undefined) return values[0];
  if (type === 'string' && mustExist.test(name)) return undefined;
  return candidates.find((one) => z.safeParse(schema, one).success);
}

/** Whether a caller may omit a field. */
const isOptional = (schema: AnySchema): boolean => z.safeParse(schema, undefined).success;

/** The fields of an object, the stated ones first; `undefined` as a stated value omits a field. */
function filled(schema: AnySchema, stated: Values, known: Values, isWhole = true): Values {
  const { shape, innerType, out } = defOf(schema);
  const inner = innerType ?? out;
  if (shape === undefined) return inner === undefined ? stated : filled(inner, stated, known, isWhole);
  const derived = Object.entries(shape).flatMap(([name, field]) =>
    name in stated || (!isWhole && isOptional(field)) ? [] : [[name, valueOf(field, name, known)] as const],
  );
  return { ...Object.fromEntries(derived), ...stated };
}

/** A valid call in our spelling. Writes get every field of the body, reads only those that they need. */
export function completed(row: Row, { query, body, ...rest }: Stated, known: Values): Stated {
  return {
    ...rest,
    ...(row.query === undefined ? {} : { query: filled(row.query, query ?? {}, known, false) }),
    ...(row.body === undefined ? {} : { body: filled(row.body, body ?? {}, known, isWrite(row)) }),
  };
}

/** The same call in the spelling of the wire. */
export function spelt(row: Row, { params, query, body, as }: Stated): Sample {
  const search = row.query === undefined ? '' : writeQuery(row.query, query).toString();
  return {
    ...(params === undefined ? {} : { params }),
    ...(search === '' ? {} : { search: `?${search}` }),
    ...(row.body === undefined
      ? {}
      : row.encoding === 'multipart'
        ? { form: writeForm(row.body, body) }
        : { body: toWire(row.body, body) as Values }), // the body of every row is an object
    ...(as === undefined ? {} : { as }),
  };
}
