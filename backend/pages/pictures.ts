/** Pictures that records show: uploads of administrators, deleted when nothing uses them. */
import type { FileKind } from '#schema/files/files.rules.ts';
import { may } from '#schema/permissions.ts';
import type { FileReader } from '../files/files.readers.ts';
import { filesByKey } from '../files/files.rules.ts';
import { files } from '../files/files.tables.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { benefits } from '../benefits/benefits.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import { levels } from '../points/points.tables.ts';
import { badges, postTypes, recognitionTypes } from '../program/program.tables.ts';
import { values } from '../program/values.tables.ts';
import { productCategories } from '../stock/catalog.tables.ts';
import type { Store } from '../store/port.ts';
import { customPages, featuredItems, publicity } from './pages.tables.ts';

const kind = 'corp-benef-image' satisfies FileKind;

/** A picture that a body names. */
export interface WantedPicture {
  /** Its path in the body, with our field names. */
  readonly field: string;
  readonly key: string;
}

/** The only picture of a body, if it names one. */
export const onlyPicture = (key: string | null | undefined): readonly WantedPicture[] =>
  key === null || key === undefined ? [] : [{ field: 'imageKey', key }];

/**
 * Adds an error for each picture that is neither in use here already nor a completed upload of the caller; one read.
 */
export async function checkPictures(
  { store, me }: Pick<Context, 'store' | 'me'>,
  wanted: readonly WantedPicture[],
  kept: readonly string[],
  findings: ValidationErrors,
): Promise<void> {
  const fresh = wanted.filter(({ key }) => !kept.includes(key));
  const known = await filesByKey(
    store,
    fresh.map(({ key }) => key),
  );
  for (const { field, key } of fresh) {
    const row = known.get(key);
    if (row?.uploaderId !== me.id || row.type !== kind) findings.add(field, 'file_unknown');
  }
}

const withIcons = [recognitionTypes, postTypes, values, levels, productCategories, benefits] as const;

/** The pictures that are still in use, in a constant number of reads. */
async function inUse(store: Store, keys: readonly string[]): Promise<ReadonlySet<string | null | undefined>> {
  const where = { imageKey: { in: keys } };
  // The store cannot filter JSON, so all pages are loaded.
  const { rows: pages } = await store.list(customPages);
  const { rows: announced } = await store.list(publicity, { where });
  const { rows: featured } = await store.list(featuredItems, { where });
  const { rows: worn } = await store.list(badges, { where });
  const { rows: orgs } = await store.list(organizations, { where: { logoKey: { in: keys } } });
  const icons: (string | null)[] = [];
  for (const table of withIcons) {
    const { rows } = await store.list(table, { where: { iconKey: { in: keys } } });
    icons.push(...rows.map(({ iconKey }) => iconKey));
  }
  return new Set([
    ...icons,
    ...pages.flatMap(({ content }) => content.map(({ key }) => key)),
    ...[...announced, ...featured, ...worn].map(({ imageKey }) => imageKey),
    ...orgs.map(({ logoKey }) => logoKey),
  ]);
}

/**
 * Records show their pictures by themselves. By key, a picture in use is for administrators, who need it to change its
 * record.
 */
export const pictureReader: FileReader = async (store, me, { id }) =>
  (await inUse(store, [id])).has(id) ? may(me.userType, 'pages.manage') : undefined;

/** Drops pictures from one place. Pictures that no other place uses are discarded and cannot be used again. */
export async function dropPictures(
  { store, discard }: Pick<Context, 'store' | 'discard'>,
  keys: readonly (string | null)[],
): Promise<void> {
  const dropped = [...new Set(keys)].filter((key) => key !== null);
  if (dropped.length === 0) return;
  const used = await inUse(store, dropped);
  const gone = dropped.filter((key) => !used.has(key));
  await store.remove(files, { id: { in: gone } });
  gone.forEach(discard);
}
