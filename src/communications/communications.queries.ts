/** Reads and writes of the people who read communications. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, readingPages, sending } from '#src/api/documents.ts';
import {
  AcknowledgeCommunicationDocument,
  CommunicationDocument,
  CommunicationsDocument,
  FileCommunicationDocument,
  ReadCommunicationDocument,
  type CommunicationQuery,
} from '#src/gql/graphql.ts';

/** One communication. */
export type ShownCommunication = CommunicationQuery['communication'];

/** The prefix of all queries of communications. */
export const communicationsKey = ['communications'] as const;

const staleTimeMs = 60_000;

/** Queries of communications. */
export const communicationQueries = {
  /** Those for the reader, pinned first; or those that the reader filed. */
  list: (filed: boolean) =>
    readingPages(
      [...communicationsKey, 'list', filed],
      CommunicationsDocument,
      (page) => ({ page, filed }),
      staleTimeMs,
      { together: true },
    ),
  /** One; a 404 throws `not_found`. */
  one: (id: string) => reading([...communicationsKey, 'one', id], CommunicationDocument, { id }, staleTimeMs),
} as const;

/** Everything that shows communications. */
export const refreshCommunications = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: communicationsKey });

/** Shows what an answer says at once, before the lists are read again. */
export const showCommunication = (cache: QueryClient, one: ShownCommunication): void => {
  cache.setQueryData(communicationQueries.one(one.id).queryKey, one);
};

export const communicationWrites = {
  read: sending(ReadCommunicationDocument),
  acknowledge: sending(AcknowledgeCommunicationDocument),
  file: sending(FileCommunicationDocument),
} as const;
