/** Shared by the samples of every domain: the parts of a call, and the ids that a valid call needs. */
import type * as z from 'zod/mini';
import type { ListQuery, Store } from '#backend/store/port.ts';
import type { Row as TableRow, Table } from '#backend/store/table.ts';
import type { contract } from '#schema/contract.ts';
import type { AnySchema, Params } from '#schema/kit/endpoint.ts';

/** Parts of a REST call in the wire's spelling. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The body of a row that takes a form. */
  readonly form?: FormData;
  /** The email address of the caller if the role alone is not enough; by default the lowest allowed role calls. */
  readonly as?: string;
}

/** Parts of a call in our spelling, as a sample states them. */
export interface Stated {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly as?: string;
}

/** Calls whose valid answer needs data that no world holds, such as a signed address; other tests cover these calls. */
export const walkedElsewhere: readonly string[] = [
  'auth.teams',
  'files.upload',
  'files.read',
  'files.readAddress',
  'files.add',
  'files.addVersion',
  'users.photo',
  'users.uploadPhoto',
  'users.invite',
  'users.decideDeletion',
  // Every value of the demo is used by recognitions.
  'values.remove',
  'tasks.takeBack',
  'evaluations.begin',
  'evaluations.nominate',
  'evaluations.calibrate',
  'evaluations.share',
  'evaluations.takeBack',
  'events.readFeed',
  'communications.unsubscribe',
  'analytics.stopView',
  'communications.mailReports',
  // A code and a file of a case are made by sending one.
  'feedback.followCase',
  'feedback.addToCase',
  'feedback.caseFile',
  'feedback.suggestionFile',
  'feedback.complaintFile',
  // A pattern is found by the job of a night, and the demo has none.
  'analytics.answerPattern',
  'publicApi.sandbox',
  'publicApi.sandboxFeed',
];

/** The organisations of the demo world. */
export type Slug = 'aurora' | 'boreal';

/** The facts that every sample has, without the `known` of its domain. */
export interface Known {
  readonly slug: Slug;
  /** The caller: the organisation's employee, as an email address. */
  readonly me: string;
  /** Another user of the organisation, as an email address. */
  readonly colleague: string;
}

type Contract = typeof contract;
type Operations<D extends keyof Contract = keyof Contract> = {
  [K in D]: `${K}.${keyof Contract[K] & string}`;
}[D];
type RowOf<Operation> = Operation extends `${infer D extends keyof Contract}.${infer Name}`
  ? Name extends keyof Contract[D]
    ? Contract[D][Name]
    : never
  : never;
type Some<T> = { readonly [K in keyof T]?: T[K] | undefined };
type Part<Row, Name extends 'query' | 'body'> =
  Row extends Readonly<Record<Name, infer Shape extends AnySchema>>
    ? { readonly [K in Name]?: Some<z.input<Shape>> }
    : unknown;
type StatedOf<Row> = Part<Row, 'query'> &
  Part<Row, 'body'> & { readonly as?: string } & (Row extends { readonly route: infer Route extends string }
    ? { readonly params?: Some<Params<Route>> }
    : unknown);

/**
 * Operation (`posts.get`) → what its valid call must say; everything else follows from the row. A field that has the
 * name of a known value takes it, a name instead of a call is its `id` in path or body, and `undefined` omits a field.
 */
export type Calls<K = unknown> = {
  readonly [Operation in Operations]?:
    | (keyof (Known & K) & string)
    | ((known: Known & K) => StatedOf<RowOf<Operation>>);
};

/** An id that does not exist in any world. */
export const noId = '019d0000-0000-7000-8000-fffffffffffe';

/** The id of the first row of a list; `noId` if the organisation has none. */
export async function firstId<T extends Table>(
  store: Store,
  table: T,
  query: Omit<ListQuery<TableRow<T>, Record<never, never>>, 'limit' | 'with'> = {},
): Promise<string> {
  const {
    rows: [first],
  } = await store.list(table, { ...query, limit: 1 });
  return first === undefined ? noId : String(first['id']);
}
