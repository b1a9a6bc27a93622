/** Own pictures of types, tags, levels, values and categories: uploads that several rows may show. */
import { fileFault, megabytesOf, type FileKind } from '#schema/files/files.rules.ts';
import { iconImage } from '#schema/files/ownIcon.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { domainEvent } from '../kit/domainEvent.ts';
import { filesByKey, isFree } from './files.rules.ts';

/** Rows no longer show these pictures. A picture that nothing shows is discarded. */
export const picturesDropped = domainEvent<readonly string[]>('pictures.dropped');

const kind = 'corp-benef-image' satisfies FileKind;

/** The row with the address of its picture; null where its icon is shown. */
export const withIconUrl = async <R extends { readonly iconKey: string | null }>(
  row: R,
  { linkTo }: Pick<Context, 'linkTo'>,
): Promise<R & { readonly iconUrl: string | null }> => ({
  ...row,
  iconUrl: row.iconKey === null ? null : await linkTo(row.iconKey),
});

/** Adds an error for a new picture that is not a completed upload of the caller of an allowed type and size. */
export async function checkIcon(
  { store, me }: Pick<Context, 'store' | 'me'>,
  {
    key,
    before,
    field,
  }: { readonly key: string | null; readonly before: string | null; readonly field: string },
  findings: ValidationErrors,
): Promise<void> {
  if (key === null || key === before) return;
  const upload = (await filesByKey(store, [key])).get(key);
  const fault = isFree(upload, me, kind) ? fileFault(iconImage, upload) : 'file_unknown';
  if (fault !== undefined) findings.add(field, fault, { maximum: megabytesOf(iconImage.maxBytes) });
}

/** Tells that a row has another picture, or none, or is gone. */
export async function dropIcon(
  context: Context,
  before: string | null,
  now: string | null = null,
): Promise<void> {
  if (before !== null && before !== now) await emit(context, picturesDropped, [before]);
}
