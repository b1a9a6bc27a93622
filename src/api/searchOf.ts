/**
 * The filters of a list, derived from the query of its row: how they are written in the address and read from it. A
 * filter holds only what differs from the row's defaults, so it is also the variables of the call and its query key.
 */
import * as z from 'zod/mini';
import type { AnyObject, AnySchema } from '#schema/kit/endpoint.ts';

/** A parameter whose texts stand for values of the field, such as `['few', { 1: 5 }]`. */
type Texts = readonly [name: string, values: Readonly<Record<string, unknown>>];
/**
 * The parameters whose names do not follow from their fields; null keeps a field out of the address. `page` belongs to
 * the filter only if it is named here: other lists grow page by page.
 */
type Names<S extends AnyObject> = { readonly [K in keyof z.output<S>]?: string | Texts | null };
/** The name of a field that belongs to the filter. */
type Part<K, N> = K extends 'perPage'
  ? never
  : K extends keyof N
    ? N[K] extends null
      ? never
      : K
    : K extends 'page'
      ? never
      : K;

/** Only what was chosen. */
type Filter<S extends AnyObject, N> = {
  readonly [K in keyof z.output<S> as Part<K, N>]?: z.output<S>[K] | undefined;
};

/** The values of the fields that the row gives a default. */
type Defaults<S extends AnyObject, N> = {
  readonly [K in keyof z.output<S> as undefined extends z.output<S>[K] ? never : Part<K, N>]: z.output<S>[K];
};

/** The address codec of a list. */
export interface Search<F extends object, D extends object = object> {
  /** The filter of an address. Invalid values and defaults are left out, so equal filters are equal objects. */
  readonly read: (params: URLSearchParams) => F;
  /** The parameters of a filter; `read` returns the same filter. */
  readonly write: (filter: Partial<F>) => Readonly<Record<string, string>>;
  /** What a field means that the filter leaves out. */
  readonly defaults: D;
  /** An address with this filter; its parameters that are no filters stay. */
  readonly into: (params: URLSearchParams, filter: Partial<F>) => URLSearchParams;
}
/** The filter of a list, with only what was chosen. */
export type FilterOf<T> = T extends { readonly read: (params: URLSearchParams) => infer F } ? F : never;

interface Def {
  readonly type: string;
  readonly innerType?: AnySchema;
  readonly element?: AnySchema;
  readonly defaultValue?: unknown;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
  readonly shape?: Readonly<Record<string, AnySchema>>;
}
const defOf = (schema: AnySchema): Def => schema._zod.def;
const bare = (schema: AnySchema): AnySchema => {
  const { innerType } = defOf(schema);
  return innerType === undefined ? schema : bare(innerType);
};

/** Parameters that are shorter than their fields. */
const short: Readonly<Record<string, string>> = { keywords: 'q', startDate: 'from', endDate: 'to' };
/** `departmentId` → `department`, `categoryIds` → `category`. */
const nameOf = (field: string): string => short[field] ?? field.replace(/Ids?$/u, '');

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The value that a text means to a field, before validation. */
function valueOf(schema: AnySchema, text: string): unknown {
  const { type } = defOf(schema);
  switch (type) {
    case 'boolean':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'number':
      return /^\d+$/u.test(text) ? Number(text) : undefined;
    case 'array':
      return text.split(',').filter(Boolean).slice(0, mostOf(schema)).toSorted(compare);
    case 'string':
      return text.slice(0, mostOf(schema));
    default:
      return text;
  }
}
/** The greatest length that the checks of a schema allow. */
const mostOf = (schema: AnySchema): number | undefined =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  // A choice has no order: the same choice is the same address.
  return Array.isArray(value) ? value.map(String).toSorted(compare).join(',') : String(value);
}

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

interface Field {
  readonly field: string;
  readonly name: string;
  /** The value of a text; undefined if it has none or is the default. */
  readonly read: (text: string) => unknown;
  /** The text of a value; undefined for the default. */
  readonly write: (value: unknown) => string | undefined;
}

function fieldOf(field: string, schema: AnySchema, named: string | Texts | undefined): Field {
  const { defaultValue } = defOf(schema);
  const kind = bare(schema);
  const isUnset = (value: unknown): boolean => !isSet(value) || value === defaultValue;
  if (typeof named === 'object') {
    const [name, values] = named;
    const texts = Object.entries(values);
    return {
      field,
      name,
      read: (text) => texts.find(([one]) => one === text)?.[1],
      write: (value) => texts.find(([, one]) => one === value)?.[0],
    };
  }
  return {
    field,
    name: named ?? nameOf(field),
    read: (text) => {
      const { data } = z.safeParse(kind, valueOf(kind, text));
      return isUnset(data) ? undefined : data;
    },
    write: (value) => (isUnset(value) ? undefined : textOf(value)),
  };
}

/** Derives the filters of a list from the query of its row. */
export function searchOf<S extends AnyObject, const N extends Names<S> = Record<never, never>>(
  query: S,
  names?: N,
): Search<Filter<S, N>, Defaults<S, N>> {
  const { shape = {} } = defOf(query);
  const named: Readonly<Record<string, string | Texts | null | undefined>> = names ?? {};
  const fields = Object.entries(shape).flatMap(([field, schema]) => {
    const name = named[field];
    const isOut = name === null || field === 'perPage' || (field === 'page' && name === undefined);
    return isOut ? [] : [fieldOf(field, schema, name)];
  });
  const write = (filter: object): Record<string, string> => {
    const values = new Map<string, unknown>(Object.entries(filter));
    return Object.fromEntries(
      fields.flatMap(({ field, name, write: textIn }) => {
        const text = textIn(values.get(field));
        return text === undefined ? [] : [[name, text]];
      }),
    );
  };
  return {
    read: (params) =>
      Object.fromEntries(
        fields.flatMap(({ field, name, read }) => {
          const text = params.get(name);
          const value = text === null ? undefined : read(text);
          return value === undefined ? [] : [[field, value]];
        }),
      ) as Filter<S, N>, // the values have passed the schemas of their fields
    write,
    defaults: Object.fromEntries(
      Object.entries(shape).map(([field, schema]) => [field, defOf(schema).defaultValue]),
    ) as Defaults<S, N>, // zod types a default like its field
    into: (params, filter) => {
      const names = fields.map(({ name }) => name);
      const others = [...params].filter(([name]) => !names.includes(name));
      return new URLSearchParams([...others, ...Object.entries(write(filter))]);
    },
  };
}

/** Whether a filter leaves anything out. Page and order leave nothing out. */
export const isNarrowed = (filter: object): boolean =>
  Object.entries(filter).some(([part, value]) => part !== 'page' && part !== 'order' && isSet(value));
