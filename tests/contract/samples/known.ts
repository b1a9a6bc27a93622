/** Shared by the samples of every domain: the parts of a call, and the ids that a valid call needs. */
import type { ListQuery, Store } from '#backend/store/port.ts';
import type { Row, Table } from '#backend/store/table.ts';

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

/** Operation (`posts.get`) → a valid call; `K` is the result of the domain's `known`. */
export type RestSamples<K = unknown> = Readonly<Record<string, (known: Known & K) => Sample>>;
/** `Query.field` or `Mutation.field` → the arguments of a valid call, as GraphQL text. */
export type FieldSamples<K = unknown> = Readonly<Record<string, (known: Known & K) => string>>;

/** Plain data that GraphQL text cannot express, such as numeric keys: the variable `$input` of the field's text. */
export type FieldInputs<K = unknown> = Readonly<Record<string, (known: Known & K) => unknown>>;

/** An id that does not exist in any world. */
export const noId = '019d0000-0000-7000-8000-fffffffffffe';

/** The id of the first row of a list; `noId` if the organisation has none. */
export async function firstId<T extends Table>(
  store: Store,
  table: T,
  query: Omit<ListQuery<Row<T>, Record<never, never>>, 'limit' | 'with'> = {},
): Promise<string> {
  const {
    rows: [first],
  } = await store.list(table, { ...query, limit: 1 });
  return first === undefined ? noId : String(first['id']);
}
