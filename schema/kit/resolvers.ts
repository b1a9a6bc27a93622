/** Binds GraphQL fields to rows: a field is the name of a call, or a function if it needs more than the call. */
import { GraphQLError, isObjectType, type GraphQLSchema } from 'graphql';
import * as z from 'zod/mini';
import { ApiError } from '../errors.ts';
import type { Output, Row, Rows } from './endpoint.ts';
import { pathOf } from './endpoint.ts';

/** What a resolver can use: calls of rows with the session of the request. */
export interface FacadeContext {
  readonly call: <R extends Row>(row: R, operation: string, input: unknown) => Promise<Output<R>>;
}

type Args = Readonly<Record<string, unknown>>;
/** A field that needs more than one plain call. */
export type FieldResolver = (args: Args, context: FacadeContext) => Promise<unknown>;
type Field<R extends Rows> = (keyof R & string) | FieldResolver;

/** The fields of a domain, by `Query` and `Mutation`. */
export interface Resolvers {
  readonly Query: Readonly<Record<string, FieldResolver>>;
  readonly Mutation: Readonly<Record<string, FieldResolver>>;
}

const shapeOf = (row: Row): readonly string[] => Object.keys(row.query?._zod.def.shape ?? {});

/** In a body null can mean no value. Elsewhere a null of GraphQL says the same as an absent argument. */
const acceptsNull = ({ body }: Row, name: string): boolean =>
  body instanceof z.ZodMiniObject &&
  body.shape[name] !== undefined &&
  z.safeParse(body.shape[name], null).success;

/**
 * Converts the arguments of a field to the parts of a call: parameters by name, query by its fields, `input` or
 * the rest as the body.
 */
export function partsOf(row: Row, args: Args): unknown {
  const params = Object.fromEntries(
    [...pathOf(row).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      typeof args[name] === 'string' ? args[name] : '',
    ]),
  );
  const queryNames = shapeOf(row);
  const given = Object.entries(args).filter(
    ([name, value]) => !(name in params) && value !== undefined && (value !== null || acceptsNull(row, name)),
  );
  const query = Object.fromEntries(given.filter(([name]) => queryNames.includes(name)));
  const rest = Object.fromEntries(
    given.filter(([name]) => !queryNames.includes(name) || row.body !== undefined),
  );
  return {
    params,
    query,
    ...(row.body === undefined ? {} : { body: 'input' in rest ? rest['input'] : rest }),
  };
}

/** Declares the fields of a domain; the name of an unknown call does not compile. */
export function resolvers<const R extends Rows>(
  domain: string,
  rows: R,
  fields: {
    readonly Query?: Readonly<Record<string, Field<R>>>;
    readonly Mutation?: Readonly<Record<string, Field<R>>>;
  },
): Resolvers {
  const bind = (table: Readonly<Record<string, Field<R>>> = {}): Readonly<Record<string, FieldResolver>> =>
    Object.fromEntries(
      Object.entries(table).map(([field, target]): [string, FieldResolver] => {
        if (typeof target === 'function') return [field, target];
        const row: Row | undefined = rows[target];
        if (row === undefined) throw new Error(`${domain}: no call ${target} for field ${field}`);
        return [field, (args, context) => context.call(row, `${domain}.${target}`, partsOf(row, args))];
      }),
    );
  return { Query: bind(fields.Query), Mutation: bind(fields.Mutation) };
}

/** Converts a failed call to a GraphQL error with its facts; any other error hides its details. */
function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof ApiError) {
    return new GraphQLError(error.message, { extensions: { ...error.facts(), operation: error.operation } });
  }
  return new GraphQLError('Internal', {
    extensions: { code: 'internal', status: 500, recoverable: false },
    originalError: error instanceof Error ? error : null,
  });
}

/**
 * Attaches resolvers to a schema. Throws for a resolver without an SDL field, and for an SDL field without a
 * resolver.
 */
export function attach(schema: GraphQLSchema, domains: readonly Resolvers[]): GraphQLSchema {
  for (const kind of ['Query', 'Mutation'] as const) {
    const type = schema.getType(kind);
    const fields = isObjectType(type) ? type.getFields() : {};
    const bound = Object.assign({}, ...domains.map((domain) => domain[kind])) as Readonly<
      Record<string, FieldResolver>
    >;
    for (const [name, resolve] of Object.entries(bound)) {
      const field = fields[name];
      if (field === undefined) throw new Error(`the SDL has no ${kind}.${name}`);
      field.resolve = async (_source, args: Args, context: FacadeContext) => {
        try {
          return await resolve(args, context);
        } catch (error) {
          throw asGraphQLError(error);
        }
      };
    }
    const missing = Object.keys(fields).filter((name) => bound[name] === undefined);
    if (missing.length > 0) throw new Error(`no resolver for ${kind}: ${missing.join(', ')}`);
  }
  return schema;
}
