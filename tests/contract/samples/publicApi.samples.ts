/** Valid calls of the public API; calls that need a key use the key of the organisation. */
import { apiKeys } from '#backend/publicApi/publicApi.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** A key that can be revoked. */
export const known = async (store: Store) => ({
  apiKey: await firstId(store, apiKeys, { where: { sandbox: false } }),
});
type PublicApiKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<PublicApiKnown> = {
  'publicApi.createKey': () => ({ body: { expiresAt: '2027-01-31' } }),
  'publicApi.revokeKey': 'apiKey',
  'publicApi.sendRecognition': ({ me }) => ({ body: { senderEmail: me, amount: 5 } }),
  // Only the demo world has a sandbox, and only its keys have a feed.
  'publicApi.sandboxFeed': () => ({ as: 'a key of the sandbox' }),
};
