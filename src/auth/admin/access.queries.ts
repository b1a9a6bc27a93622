/** How the people of the organisation come in, as administrators read and change it. */
import { queryOptions } from '@tanstack/react-query';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import { request } from '#src/api/client.ts';
import { AccessSettingsDocument, UpdateAccessDocument, type AccessSettingsQuery } from '#src/gql/graphql.ts';

/** What is offered to people, and what this home can offer. */
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
  /** Answers what holds from now on. */
  methods: async (methods: readonly SignInMethod[], key: string): Promise<Access> =>
    (await request(UpdateAccessDocument, { methods: [...methods] }, { key })).updateAccessSettings,
} as const;
