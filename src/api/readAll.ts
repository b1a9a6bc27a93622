/** Reading everything that is paged, with progress, until it is there or somebody has had enough. */

/** A page of what is read. */
export interface Part<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** All items once each, newest first; raises what `read` raises and stops where `signal` says so. */
export async function readAll<T extends { readonly id: string }>(
  read: (page: number) => Promise<Part<T>>,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly T[]> {
  // What arrives meanwhile moves the rest one page on: an item may be read twice and is never missed.
  const all = new Map<string, T>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = await read(page);
    signal.throwIfAborted();
    for (const item of part.items) all.set(item.id, item);
    pages = part.totalPages;
    onProgress(all.size, Math.max(part.total, all.size));
  }
  return [...all.values()];
}
