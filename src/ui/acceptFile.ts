/** Validates files before upload, with the same rule for button and drop. */

/** Why a file was rejected. */
export interface Refused {
  readonly name: string;
  readonly why: 'kind' | 'size';
}

/** Whether a file matches `accept` (".pdf,image/*"); without `accept` every file matches. */
function isOfKind(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase());
  if (kinds.every((kind) => kind === '')) return true;
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    if (kind === '') return false;
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** The accepted files, and the reasons of the rejected ones; `maxBytes` applies to each file. */
export function acceptFiles<F extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly F[],
  {
    accept,
    maxBytes = Infinity,
  }: { readonly accept?: string | undefined; readonly maxBytes?: number | undefined },
): { readonly taken: readonly F[]; readonly refused: readonly Refused[] } {
  const refused = files.flatMap((file): Refused[] => {
    if (!isOfKind(file, accept)) return [{ name: file.name, why: 'kind' }];
    return file.size > maxBytes ? [{ name: file.name, why: 'size' }] : [];
  });
  const taken = files.filter((file) => isOfKind(file, accept) && file.size <= maxBytes);
  return { taken, refused };
}
