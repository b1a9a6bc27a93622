/** A row: the single definition of a call. Client, router, checks, facade, documentation and tests derive from it. */
import type * as z from 'zod/mini';
import type { ModuleFlag } from '../modules.ts';
import type { ApiScope, Permission } from '../permissions.ts';
import type { Incoming } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AnySchema = z.ZodMiniType;
export type AnyObject = z.ZodMiniObject;

/** The columns of a row. */
export interface Row {
  /** HTTP method and path as on the wire, `{name}` for a parameter. */
  readonly route: `${Method} /${string}`;
  /** Query parameters. */
  readonly query?: AnyObject;
  /** Body in our spelling; the codec converts it to the wire's spelling. */
  readonly body?: AnySchema;
  /** The response body; absent for blobs and streams. */
  readonly reply?: AnySchema;
  /** Required credential: none, a key of the public API, or a permission. */
  readonly can: 'public' | 'apiKey' | Permission;
  /** The scope that a key must have for a call of the public API. */
  readonly scope?: ApiScope;
  /** The module that must be on; for a list, at least one of them. */
  readonly module?: ModuleFlag | readonly ModuleFlag[];
  /** Whether the call changes data; by default GET reads and every other method writes. */
  readonly kind?: 'read' | 'write';
  /** Timeout in milliseconds (spec §9); default 30 s. */
  readonly timeout?: number;
  /** Status of success; default 200. */
  readonly status?: 200 | 201 | 202;
  /**
   * `multipart`: fields and files. `binary`: one file, whose body schema is `file(…)`, or an unread `Incoming`
   * without a schema.
   */
  readonly encoding?: 'json' | 'multipart' | 'binary';
  /** `stream`: server-sent events until the caller disconnects. */
  readonly answer?: 'json' | 'blob' | 'stream';
  /** The response is never stored for replay. */
  readonly secret?: true;
  /** Stores nothing of the call for replay, not even the caller. Repeating the call must change nothing. */
  readonly traceless?: true;
  /**
   * `spec`: specified; `proposed`: our interpretation of a named call; `ours`: a call that the specification does
   * not name.
   */
  readonly origin: 'spec' | 'proposed' | 'ours';
}

export type Rows = Readonly<Record<string, Row>>;
/** Domain → its rows. */
export type Contract = Readonly<Record<string, Rows>>;

/** Declares the rows of a domain. */
export const endpoints = <const R extends Rows>(rows: R): R => rows;

/** Names of the parameters of a path. */
export type Params<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name | keyof Params<Rest>]: string }
  : unknown;

type Part<Name extends string, S> = S extends AnySchema ? { readonly [K in Name]: z.output<S> } : unknown;

/** A binary body without a schema is not validated. */
type Raw<R extends Row, Body> = R extends { readonly encoding: 'binary' }
  ? R['body'] extends AnySchema
    ? unknown
    : { readonly body: Body }
  : unknown;

/** What a service receives: `params`, `query` and `body`, each only if the row has it. */
export type Input<R extends Row> = (keyof Params<R['route']> extends never
  ? unknown
  : { readonly params: Params<R['route']> }) &
  Part<'query', R['query']> &
  Part<'body', R['body']> &
  Raw<R, Incoming>;

/** What a caller passes: like `Input`, but fields with defaults are optional. */
export type Request<R extends Row> = (keyof Params<R['route']> extends never
  ? unknown
  : { readonly params: Params<R['route']> }) &
  (R['query'] extends AnySchema ? { readonly query?: z.input<R['query']> } : unknown) &
  (R['body'] extends AnySchema ? { readonly body: z.input<R['body']> } : unknown) &
  Raw<R, Blob>;

/** What a call returns: the reply, or the raw response of a blob or stream. */
export type Output<R extends Row> = R['reply'] extends AnySchema ? z.output<R['reply']> : Response;

/** HTTP method of a row. */
export const methodOf = (row: Row): Method => row.route.slice(0, row.route.indexOf(' ')) as Method;
/** Path of a row, with its `{parameters}`. */
export const pathOf = (row: Row): string => row.route.slice(row.route.indexOf(' ') + 1);
/** Whether a row changes data. */
export const isWrite = (row: Row): boolean =>
  (row.kind ?? (methodOf(row) === 'GET' ? 'read' : 'write')) === 'write';
/** Whether a call takes a body. */
export const hasBody = (row: Row): boolean => row.body !== undefined || row.encoding === 'binary';
/** The modules of a row; empty if no module gates it. */
export const modulesOf = (row: Row): readonly ModuleFlag[] =>
  row.module === undefined ? [] : typeof row.module === 'string' ? [row.module] : row.module;
