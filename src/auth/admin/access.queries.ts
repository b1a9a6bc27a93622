/** The query and mutation of the organisation's sign-in methods for administrators. */
import { queryOptions } from '@tanstack/react-query';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import { request } from '#src/api/client.ts';
import { AccessSettingsDocument, UpdateAccessDocument, type AccessSettingsQuery } from '#src/gql/graphql.ts';

/** The active methods, and the methods available in this deployment. */
export type Access = AccessSettingsQuery['accessSettings'];

const staleTimeMs = 30_000;

export const accessQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['auth', 'admin', 'access'],
      queryFn: async ({ signal }): Promise<Access> =>
        (await request(AccessSettingsDocument, {}, { signal })).accessSettings,
      staleTime: staleTimeMs,
    }),
} as const;

export const accessWrites = {
  /** Answers the updated settings. */
  methods: async (methods: readonly SignInMethod[], key: string): Promise<Access> =>
    (await request(UpdateAccessDocument, { methods: [...methods] }, { key })).updateAccessSettings,
} as const;
