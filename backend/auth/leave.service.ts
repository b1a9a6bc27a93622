/** Ends sessions: the current one, or all others. */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Dependencies, Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { users } from '../people/users.tables.ts';
import { revokedTokens } from '../session/auth.tables.ts';
import { domainError } from '../http/domainError.ts';
import { leaveMark } from '../session/devices.ts';

export const leaveService: Service<Pick<typeof authEndpoints, 'logout' | 'logoutElsewhere'>> = {
  async logout({ store, claims }) {
    const expiresAt = new Date(claims.expiresMs).toISOString();
    await store.insert(revokedTokens, [{ id: claims.tokenId, expiresAt }], { skipExisting: true });
    return { success: true };
  },

  logoutElsewhere: withPreparation<(typeof authEndpoints)['logoutElsewhere'], Dependencies['tokens']>(
    async ({ dependencies }) => dependencies.tokens,
    async (context, _input, tokens) => {
      const { store, org, me, now, language, sign } = context;
      const [kept] = await store.update(users, { id: me.id }, { tokenEpoch: { inc: 1 } });
      if (kept === undefined) throw domainError('unauthorized', language);
      const owner = { org, user: kept };
      await leaveMark({ ...context, dependencies: { sign } }, owner, { org, user: me });
      return { authToken: await tokens.sign({ userId: me.id, org, epoch: kept.tokenEpoch }, now) };
    },
  ),
};
