/** The filters of the documents in the address. */
import { repositoryEndpoints } from '#schema/files/repository.endpoints.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

/** `?folder=` without a name is the list of the documents outside folders. */
export const filesSearch = searchOf(repositoryEndpoints.list.query, { unfiled: ['folder', { '': true }] });
export type FilesFilter = FilterOf<typeof filesSearch>;
