/** Badges to take along: reading one by its public address, taking and revoking one's own (features §2). */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  IssueCredentialDocument,
  PublicCredentialDocument,
  RevokeCredentialDocument,
  type IssueCredentialMutation,
  type PublicCredentialQuery,
} from '#src/gql/graphql.ts';

/** A credential as anybody who has its address gets it. */
export type CredentialShown = PublicCredentialQuery['credential'];

/** Queries of credentials. */
export const credentialQueries = {
  /** By `<organisation>~<id>`; 404 raises `not_found`. Always asked again: it may have been revoked a moment ago. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['credentials', id],
      queryFn: async ({ signal }): Promise<CredentialShown> =>
        (await request(PublicCredentialDocument, { id }, { signal })).credential,
      staleTime: 0,
    }),
} as const;

/** Takes one's own award along; a second call answers the same credential. `credential_revoked` where it was revoked before. */
export const issueCredential = async (awardId: string): Promise<IssueCredentialMutation['issueCredential']> =>
  (await request(IssueCredentialDocument, { id: awardId })).issueCredential;

/** Revokes it for good. */
export const revokeCredential = async (
  awardId: string,
): Promise<IssueCredentialMutation['issueCredential']> =>
  (await request(RevokeCredentialDocument, { id: awardId })).revokeCredential;

/** The page that anybody can open. */
export const credentialAddress = (credentialId: string): string =>
  `${location.origin}/credential/${credentialId}`;
