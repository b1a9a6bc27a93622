/** Digital credentials: reading one by its public URL, issuing and revoking one's own. */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  IssueCredentialDocument,
  PublicCredentialDocument,
  RevokeCredentialDocument,
  type IssueCredentialMutation,
  type PublicCredentialQuery,
} from '#src/gql/graphql.ts';

/** A credential as everyone with its URL gets it. */
export type CredentialShown = PublicCredentialQuery['credential'];

/** Queries of credentials. */
export const credentialQueries = {
  /** By `<organisation>~<id>`; 404 raises `not_found`. Always read again, because it may have been revoked. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['credentials', id],
      queryFn: async ({ signal }): Promise<CredentialShown> =>
        (await request(PublicCredentialDocument, { id }, { signal })).credential,
      staleTime: 0,
    }),
} as const;

/**
 * Issues a credential for one's own award; idempotent. Raises `credential_revoked` if it was revoked before.
 */
export const issueCredential = async (awardId: string): Promise<IssueCredentialMutation['issueCredential']> =>
  (await request(IssueCredentialDocument, { id: awardId })).issueCredential;

/** Revokes the credential permanently. */
export const revokeCredential = async (
  awardId: string,
): Promise<IssueCredentialMutation['issueCredential']> =>
  (await request(RevokeCredentialDocument, { id: awardId })).revokeCredential;

/** The URL of the public page. */
export const credentialAddress = (credentialId: string): string =>
  `${location.origin}/credential/${credentialId}`;
