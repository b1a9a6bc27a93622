/** What the samples of every domain share: the parts of a call, and the ids of a world that a right call needs. */
import type { ListQuery, Store } from '#backend/store/port.ts';
import type { Row, Table } from '#backend/store/table.ts';

/** Parts of a REST call in the wire's spelling. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The body of a row that takes a form. */
  readonly form?: FormData;
  /** Who makes the call where not everybody who may can, an e-mail address; the least allowed role unless said. */
  readonly as?: string;
}

/** Calls whose right answer needs what no world holds, such as a signed address; tests of their own walk them. */
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

/** What every sample knows without its domain's `known`. */
export interface Known {
  readonly slug: Slug;
  /** Who sends: the organisation's employee, an e-mail address. */
  readonly me: string;
  /** Somebody else of the organisation, an e-mail address. */
  readonly colleague: string;
}

/** Operation (`posts.get`) → a right call; `K` is what the domain's `known` finds. */
export type RestSamples<K = unknown> = Readonly<Record<string, (known: Known & K) => Sample>>;
/** `Query.field` or `Mutation.field` → the arguments of a right call, as GraphQL text. */
export type FieldSamples<K = unknown> = Readonly<Record<string, (known: Known & K) => string>>;

/** Plain data that GraphQL text cannot write, such as keys that are numbers: the variable `$input` of the field's text. */
export type FieldInputs<K = unknown> = Readonly<Record<string, (known: Known & K) => unknown>>;

/** The id of nothing in any world. */
export const noId = '019d0000-0000-7000-8000-fffffffffffe';

/** The id of the first row of a list, `noId` where the organisation has none. */
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
