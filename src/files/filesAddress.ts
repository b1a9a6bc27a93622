/** What the list of documents is narrowed to, and which one stands open, as words of the address. */
import { repositoryLength } from '#schema/files/files.rules.ts';

/** What the screen shows. */
export interface FilesScope {
  readonly keywords: string;
  /** Null for every folder, an empty text for what lies in none. */
  readonly folder: string | null;
  /** Only what the person still has to acknowledge. */
  readonly pending: boolean;
  /** Id of the open document. */
  readonly file: string | null;
}

/** Every document, none open. */
export const wholeScope: FilesScope = { keywords: '', folder: null, pending: false, file: null };

/** The scope of an address; what no scope could hold is left out. */
export const scopeOf = (search: URLSearchParams): FilesScope => ({
  keywords: (search.get('q') ?? '').trim().slice(0, 100),
  folder: search.get('folder')?.slice(0, repositoryLength.folder) ?? null,
  pending: search.get('pending') === '1',
  file: search.get('file') || null,
});

/** The address of a scope; `scopeOf` gives the same scope back. */
export const addressOf = ({ keywords, folder, pending, file }: FilesScope): Record<string, string> => ({
  ...(keywords === '' ? {} : { q: keywords }),
  ...(folder === null ? {} : { folder }),
  ...(pending ? { pending: '1' } : {}),
  ...(file === null ? {} : { file }),
});

/** Whether anything is left out. */
export const isScoped = ({ keywords, folder, pending }: FilesScope): boolean =>
  keywords !== '' || folder !== null || pending;
