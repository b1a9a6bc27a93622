/** Ends sessions: the current one, or all others. */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Dependencies, Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { users } from '../people/users.tables.ts';
import { revokedTokens } from '../session/auth.tables.ts';
import { domainError } from '../http/domainError.ts';
import { pushSubscriptions } from '../notifications/notifications.tables.ts';
import { renewedToken } from './renewedToken.ts';

export const leaveService: Service<Pick<typeof authEndpoints, 'logout' | 'logoutElsewhere'>> = {
  async logout({ store, claims }) {
    const expiresAt = new Date(claims.expiresMs).toISOString();
    await store.insert(revokedTokens, [{ id: claims.tokenId, expiresAt }], { skipExisting: true });
    await store.remove(pushSubscriptions, { sessionId: claims.tokenId });
    return { success: true };
  },

  logoutElsewhere: withPreparation<(typeof authEndpoints)['logoutElsewhere'], Dependencies['tokens']>(
    async ({ dependencies }) => dependencies.tokens,
    async (context, _input, tokens) => {
      const { store, me, language } = context;
      const [kept] = await store.update(users, { id: me.id }, { tokenEpoch: { inc: 1 } });
      if (kept === undefined) throw domainError('unauthorized', language);
      return { authToken: await renewedToken(context, tokens, kept) };
    },
  ),
};
