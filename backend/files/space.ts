/** The space that files take: quotas of a person and of the organisation, and uploads per minute. */
import { ApiError } from '#schema/errors.ts';
import { uploadQuota } from '#schema/files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import type { FileRow } from './files.rules.ts';
import { files } from './files.tables.ts';

const minuteMs = 60_000;
const gigabyte = 1_073_741_824;

/** Number and bytes of files, announced uploads included: they have their place. */
export async function spaceOf(
  store: Store,
  where: Where<FileRow> = {},
): Promise<{ readonly files: number; readonly bytes: number }> {
  const [used] = await store.tally(files, { where, sum: 'size' });
  return { files: used?.count ?? 0, bytes: used?.sum ?? 0 };
}

/**
 * Checks that the person may add files of these sizes. Raises 429 for too many within a minute, and 422 at `field` if
 * they exceed the space of the person or of the organisation.
 */
export async function expectSpace(
  { store, me, now, language }: Pick<Context, 'store' | 'me' | 'now' | 'language'>,
  sizes: readonly number[],
  field = '',
): Promise<void> {
  const since = new Date(now - minuteMs).toISOString();
  const lately = await spaceOf(store, { uploaderId: me.id, createdAt: { gt: since } });
  if (lately.files + sizes.length > uploadQuota.perMinute)
    throw new ApiError({ ...domainError('too_many', language).facts(), retryAfter: minuteMs / 1_000 });
  const more = sizes.reduce((sum, size) => sum + size, 0);
  const findings = new ValidationErrors(language);
  for (const [quota, code, used] of [
    [uploadQuota.person, 'space_person', await spaceOf(store, { uploaderId: me.id })],
    [uploadQuota.organization, 'space_organization', await spaceOf(store)],
  ] as const)
    if (used.bytes + more > quota.bytes || used.files + sizes.length > quota.files)
      findings.add(field, code, { files: quota.files, gigabytes: quota.bytes / gigabyte });
  findings.throwIfAny();
}

/** Keeps rows of files that arrived inside a call, so that they count like uploads. */
export async function countCarried(
  context: Pick<Context, 'store' | 'me' | 'now' | 'at' | 'language'>,
  carried: readonly {
    readonly key: string;
    readonly file: Pick<FileRow, 'name' | 'contentType'> & { readonly bytes: Uint8Array };
  }[],
): Promise<void> {
  if (carried.length === 0) return;
  const { store, me, at } = context;
  const rows = carried.map(({ key, file: { name, contentType, bytes } }): FileRow => ({
    id: key,
    uploaderId: me.id,
    type: 'call',
    name,
    contentType,
    size: bytes.byteLength,
    uploadedAt: at,
    recordId: null,
    createdAt: at,
  }));
  await expectSpace(
    context,
    rows.map(({ size }) => size),
  );
  await store.insert(files, rows);
}
