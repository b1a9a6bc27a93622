/** Reads and writes of the organisation's documents. */
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  AcknowledgeFileDocument,
  AddFileDocument,
  AddFileVersionDocument,
  FileFoldersDocument,
  FileProofsDocument,
  RemindFileDocument,
  RemoveFileDocument,
  SharedFilesDocument,
  SharedFileViewDocument,
  UpdateFileDocument,
  type FileFoldersQuery,
  type FileProofsQuery,
  type FileVersionInput,
  type RepositoryFileInput,
  type SharedFileFragment,
  type SharedFileViewQuery,
  type UpdateRepositoryFileInput,
} from '#src/gql/graphql.ts';
import type { FilesFilter } from './filesSearch.ts';

/** A document as the reader sees it. */
export type SharedFile = SharedFileFragment;
/** A document with its versions, newest first. */
export type FileView = SharedFileViewQuery['repositoryFile'];
/** One version, with a URL that is valid for an hour or two. */
export type Version = FileView['versions'][number];
/** A person of the audience, with the last acknowledgement. */
export type Proof = FileProofsQuery['fileProofs']['items'][number];
/** A folder with its counts; without a name, the documents outside folders. */
export type Folder = FileFoldersQuery['fileFolders'][number];

/** A page from the API. */
interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** Stale time in ms: other people publish documents too. */
const staleTimeMs = 30_000;
const nextOf = ({ page, totalPages }: Page<unknown>): number | undefined =>
  page < totalPages ? page + 1 : undefined;

/** Queries of documents. */
export const fileQueries = {
  all: () => ['files'] as const,

  list: (filter: FilesFilter) =>
    infiniteQueryOptions({
      queryKey: [...fileQueries.all(), 'list', filter],
      queryFn: async ({ pageParam, signal }): Promise<Page<SharedFile>> => {
        const wish = { page: pageParam, ...filter };
        const { items, pagination } = (await request(SharedFilesDocument, wish, { signal })).repositoryFiles;
        return { items, ...pagination };
      },
      initialPageParam: 1,
      getNextPageParam: nextOf,
      staleTime: staleTimeMs,
    }),

  /** Documents that the person still has to acknowledge: at most three, with the total. */
  pending: () =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'pending'],
      queryFn: async ({ signal }): Promise<Pick<Page<SharedFile>, 'items' | 'total'>> => {
        const wish = { pending: true, perPage: 3 };
        const { items, pagination } = (await request(SharedFilesDocument, wish, { signal })).repositoryFiles;
        return { items, total: pagination.total };
      },
      staleTime: staleTimeMs,
    }),

  folders: () =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'folders'],
      queryFn: async ({ signal }): Promise<readonly Folder[]> =>
        (await request(FileFoldersDocument, {}, { signal })).fileFolders,
      staleTime: staleTimeMs,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<FileView> =>
        (await request(SharedFileViewDocument, { id }, { signal })).repositoryFile,
      staleTime: staleTimeMs,
    }),

  proofs: (id: string, pending: boolean | null) =>
    infiniteQueryOptions({
      queryKey: [...fileQueries.all(), 'proofs', id, pending],
      queryFn: async ({ pageParam, signal }): Promise<Page<Proof>> => {
        const wish = { id, page: pageParam, ...(pending === null ? {} : { pending }) };
        const { items, pagination } = (await request(FileProofsDocument, wish, { signal })).fileProofs;
        return { items, ...pagination };
      },
      initialPageParam: 1,
      getNextPageParam: nextOf,
      staleTime: staleTimeMs,
    }),
} as const;

/** Invalidates all document queries. */
export const refreshFiles = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: fileQueries.all() });

/** Writes; each takes an idempotency key. */
export const fileWrites = {
  add: async (input: RepositoryFileInput, key: string): Promise<SharedFile> =>
    (await request(AddFileDocument, { input }, { key })).addRepositoryFile,
  change: async (
    given: { readonly id: string; readonly input: UpdateRepositoryFileInput },
    key: string,
  ): Promise<SharedFile> => (await request(UpdateFileDocument, given, { key })).updateRepositoryFile,
  addVersion: async (
    given: { readonly id: string; readonly input: FileVersionInput },
    key: string,
  ): Promise<SharedFile> => (await request(AddFileVersionDocument, given, { key })).addFileVersion,
  acknowledge: async (
    given: { readonly id: string; readonly version: number },
    key: string,
  ): Promise<SharedFile> => (await request(AcknowledgeFileDocument, given, { key })).acknowledgeFile,
  remind: async (id: string, key: string): Promise<number> =>
    (await request(RemindFileDocument, { id }, { key })).remindFile.told,
  remove: (id: string, key: string) => request(RemoveFileDocument, { id }, { key }),
} as const;
