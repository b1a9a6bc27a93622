/** The filters and the open document in the URL. */
import { repositoryLength } from '#schema/files/files.rules.ts';

/** The scope of the screen. */
export interface FilesScope {
  readonly keywords: string;
  /** Null for all folders, an empty text for documents outside folders. */
  readonly folder: string | null;
  /** Only documents that the person still has to acknowledge. */
  readonly pending: boolean;
  /** Id of the open document. */
  readonly file: string | null;
}

/** All documents, none open. */
export const wholeScope: FilesScope = { keywords: '', folder: null, pending: false, file: null };

/** The scope of a URL; invalid parts are ignored. */
export const scopeOf = (search: URLSearchParams): FilesScope => ({
  keywords: (search.get('q') ?? '').trim().slice(0, 100),
  folder: search.get('folder')?.slice(0, repositoryLength.folder) ?? null,
  pending: search.get('pending') === '1',
  file: search.get('file') || null,
});

/** The URL parameters of a scope; the inverse of `scopeOf`. */
export const addressOf = ({ keywords, folder, pending, file }: FilesScope): Record<string, string> => ({
  ...(keywords === '' ? {} : { q: keywords }),
  ...(folder === null ? {} : { folder }),
  ...(pending ? { pending: '1' } : {}),
  ...(file === null ? {} : { file }),
});

/** Whether any filter is set. */
export const isScoped = ({ keywords, folder, pending }: FilesScope): boolean =>
  keywords !== '' || folder !== null || pending;
