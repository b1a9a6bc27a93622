/** Reads everything that a page of posts shows. The number of reads does not depend on the page. */
import type { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { filesByKey, type FileRow } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { badges, postTypes, subTypes } from '../program/program.tables.ts';
import { settingsOf } from '../program/settings.rules.ts';
import type { Row, Table } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { values } from '../program/values.tables.ts';
import type { PostRow } from './posts.scopes.ts';
import { postReceivers, postReports, reactions } from './posts.tables.ts';

type ById<T extends Table> = ReadonlyMap<string, Row<T>>;

/** The data for a page of posts. */
export interface PageReads {
  readonly received: ReadonlyMap<string, readonly Row<typeof postReceivers>[]>;
  /** The reader's own reactions, by post. */
  readonly mine: ReadonlyMap<string, string>;
  /** Reaction codes of each post, the most frequent first. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly people: ReadonlyMap<string, PublicUser>;
  readonly types: ById<typeof postTypes>;
  readonly subTypes: ById<typeof subTypes>;
  readonly values: ById<typeof values>;
  readonly badges: ById<typeof badges>;
  readonly files: ReadonlyMap<string, FileRow>;
  /** Posts that the reader has reported. */
  readonly reported: ReadonlySet<string>;
  readonly settings: RecognitionSettings;
}

const byId = <R extends { readonly id: string }>({ rows }: { readonly rows: readonly R[] }) =>
  new Map(rows.map((row) => [row.id, row]));

const among = (ids: readonly string[]) => ({ where: { id: { in: [...new Set(ids)] } } });

/** Reads the data for these rows. Includes inactive types, values and badges, because old posts keep theirs. */
export async function readsOf(
  context: Pick<Context, 'store' | 'me' | 'linkTo'>,
  rows: readonly PostRow[],
): Promise<PageReads> {
  const { store, me } = context;
  const ids = rows.map((row) => row.id);
  const { rows: received } = await store.list(postReceivers, {
    where: { postId: { in: ids } },
    order: [['position', 'asc']],
  });
  const ofMine = { postId: { in: ids }, userId: me.id };
  const { rows: mine } = await store.list(reactions, { where: ofMine });
  const { rows: reported } = await store.list(postReports, { where: ofMine });
  const given = await store.tally(reactions, { where: { postId: { in: ids } }, by: ['postId', 'code'] });
  return {
    received: Map.groupBy(received, (one) => one.postId),
    mine: new Map(mine.map((one) => [one.postId, one.code])),
    given: new Map(
      [...Map.groupBy(given, (one) => one.postId)].map(([postId, codes]) => [
        postId,
        codes.toSorted((one, other) => other.count - one.count).map((one) => one.code),
      ]),
    ),
    people: await peopleById(context, [
      ...rows.flatMap((row) => row.senderId ?? []),
      ...received.map((one) => one.userId),
    ]),
    types: byId(await store.list(postTypes, among(rows.flatMap((row) => row.typeIds)))),
    subTypes: byId(await store.list(subTypes, among(rows.flatMap((row) => row.subTypeId ?? [])))),
    values: byId(await store.list(values, among(rows.flatMap((row) => row.valueIds)))),
    badges: byId(await store.list(badges, among(rows.flatMap((row) => row.badgeId ?? [])))),
    files: await filesByKey(
      store,
      rows.flatMap((row) => row.attachmentKeys),
    ),
    reported: new Set(reported.map((one) => one.postId)),
    settings: await settingsOf(store),
  };
}
