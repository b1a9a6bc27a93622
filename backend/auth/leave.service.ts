/** Ending sessions: this one, or all the others. */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Edges, Service } from '../http/context.ts';
import { prepared } from '../http/later.ts';
import { users } from '../users/users.tables.ts';
import { revokedTokens } from './auth.tables.ts';
import { refusal } from '../http/refusal.ts';

export const leaveService: Service<Pick<typeof authEndpoints, 'logout' | 'logoutElsewhere'>> = {
  async logout({ store, claims }) {
    const expiresAt = new Date(claims.expiresMs).toISOString();
    await store.insert(revokedTokens, [{ id: claims.tokenId, expiresAt }], { skipExisting: true });
    return { success: true };
  },

  logoutElsewhere: prepared<(typeof authEndpoints)['logoutElsewhere'], Edges['tokens']>(
    async ({ edges }) => edges.tokens,
    async ({ store, org, me, now, language }, _input, tokens) => {
      const [kept] = await store.update(users, { id: me.id }, { tokenEpoch: { inc: 1 } });
      if (kept === undefined) throw refusal('unauthorized', language);
      return { authToken: await tokens.sign({ userId: me.id, org, epoch: kept.tokenEpoch }, now) };
    },
  ),
};
