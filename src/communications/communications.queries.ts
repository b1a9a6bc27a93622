/** The communications of a reader, which Home shows: the parts of their page are in `communication.queries.ts`. */
import type { QueryClient } from '@tanstack/react-query';
import { readingPages } from '#src/api/documents.ts';
import { CommunicationsDocument, type CommunicationQuery } from '#src/gql/graphql.ts';

/** One communication. */
export type ShownCommunication = CommunicationQuery['communication'];

/** The prefix of all queries of communications. */
export const communicationsKey = ['communications'] as const;

/** Stale time in ms. */
export const staleTimeMs = 60_000;

/** Those for the reader, pinned first; or those that the reader filed. */
export const communicationList = (filed: boolean) =>
  readingPages(
    [...communicationsKey, 'list', filed],
    CommunicationsDocument,
    (page) => ({ page, filed }),
    staleTimeMs,
    { together: true },
  );

/** Everything that shows communications. */
export const refreshCommunications = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: communicationsKey });
