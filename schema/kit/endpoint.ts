/** A row: everything about one call, said once. Client, router, checks, facade, documentation and tests derive from it (design §3). */
import type * as z from 'zod/mini';
import type { ModuleFlag } from '../modules.ts';
import type { ApiScope, Permission } from '../permissions.ts';
import type { Incoming } from './files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AnySchema = z.ZodMiniType;
export type AnyObject = z.ZodMiniObject;

/** The columns of a row. */
export interface Row {
  /** Verb and path as on the wire, `{name}` for a parameter. */
  readonly route: `${Method} /${string}`;
  /** Query parameters. */
  readonly query?: AnyObject;
  /** Body, in our spelling; the wire's spelling is the codec's affair. */
  readonly body?: AnySchema;
  /** What comes back; left out for blobs and streams. */
  readonly reply?: AnySchema;
  /** Nobody asked, a key of the public API, or a permission. */
  readonly can: 'public' | 'apiKey' | Permission;
  /** Of a call that a key opens: the right that the key must have. */
  readonly scope?: ApiScope;
  /** The switch that turns the call off; several: any of them turns it on. */
  readonly module?: ModuleFlag | readonly ModuleFlag[];
  /** Whether it changes anything; GET reads and every other verb writes unless said. */
  readonly kind?: 'read' | 'write';
  /** Milliseconds (spec §9); 30 s unless said. */
  readonly timeout?: number;
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201 | 202;
  /** `multipart`: fields and files; `binary`: one file, whose body schema is `file(…)`, or an unread `Incoming` where there is none. */
  readonly encoding?: 'json' | 'multipart' | 'binary';
  /** `stream`: server-sent events for as long as the caller listens. */
  readonly answer?: 'json' | 'blob' | 'stream';
  /** The answer is never stored for replay. */
  readonly secret?: true;
  /** Nothing of the call is kept for replay, not even who made it: doing it again must change nothing. */
  readonly traceless?: true;
  /** `spec`: stated; `proposed`: our reading of a named call; `ours`: a call the specification does not name. */
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

/** A binary body without a schema is nobody's to validate. */
type Raw<R extends Row, Body> = R extends { readonly encoding: 'binary' }
  ? R['body'] extends AnySchema
    ? unknown
    : { readonly body: Body }
  : unknown;

/** What a call takes: `params`, `query` and `body`, each only where the row has it. */
export type Input<R extends Row> = (keyof Params<R['route']> extends never
  ? unknown
  : { readonly params: Params<R['route']> }) &
  Part<'query', R['query']> &
  Part<'body', R['body']> &
  Raw<R, Incoming>;

/** What a caller writes: as `Input`, with defaults left out. */
export type Request<R extends Row> = (keyof Params<R['route']> extends never
  ? unknown
  : { readonly params: Params<R['route']> }) &
  (R['query'] extends AnySchema ? { readonly query?: z.input<R['query']> } : unknown) &
  (R['body'] extends AnySchema ? { readonly body: z.input<R['body']> } : unknown) &
  Raw<R, Blob>;

/** What comes back: the reply, or the raw answer of a blob or stream. */
export type Output<R extends Row> = R['reply'] extends AnySchema ? z.output<R['reply']> : Response;

/** Verb of a row. */
export const methodOf = (row: Row): Method => row.route.slice(0, row.route.indexOf(' ')) as Method;
/** Path of a row, with its `{parameters}`. */
export const pathOf = (row: Row): string => row.route.slice(row.route.indexOf(' ') + 1);
/** Whether a row changes anything. */
export const isWrite = (row: Row): boolean =>
  (row.kind ?? (methodOf(row) === 'GET' ? 'read' : 'write')) === 'write';
/** Whether a call takes a body. */
export const hasBody = (row: Row): boolean => row.body !== undefined || row.encoding === 'binary';
/** The switches of a row, none where it is never gated. */
export const modulesOf = (row: Row): readonly ModuleFlag[] =>
  row.module === undefined ? [] : typeof row.module === 'string' ? [row.module] : row.module;
