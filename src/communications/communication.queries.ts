/** One communication for its reader, and what the reader does with it. */
import type { QueryClient } from '@tanstack/react-query';
import { reading, sending } from '#src/api/documents.ts';
import {
  AcknowledgeCommunicationDocument,
  CommunicationDocument,
  FileCommunicationDocument,
  ReadCommunicationDocument,
} from '#src/gql/graphql.ts';
import { communicationsKey, staleTimeMs, type ShownCommunication } from './communications.queries.ts';

/** One; a 404 throws `not_found`. */
export const communicationOf = (id: string) =>
  reading([...communicationsKey, 'one', id], CommunicationDocument, { id }, staleTimeMs);

/** Shows what an answer says at once, before the lists are read again. */
export const showCommunication = (cache: QueryClient, one: ShownCommunication): void => {
  cache.setQueryData(communicationOf(one.id).queryKey, one);
};

export const communicationWrites = {
  read: sending(ReadCommunicationDocument),
  acknowledge: sending(AcknowledgeCommunicationDocument),
  file: sending(FileCommunicationDocument),
} as const;
