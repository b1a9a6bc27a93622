/** Valid calls of the public API; calls that need a key use the key of the organisation. */
import { apiKeys } from '#backend/publicApi/publicApi.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { BadgesKnown } from './badges.samples.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';
import type { RecognitionsKnown } from './recognitions.samples.ts';

/** A key that can be revoked. */
export const known = async (store: Store) => ({
  apiKey: await firstId(store, apiKeys, { where: { sandbox: false } }),
});
type PublicApiKnown = Awaited<ReturnType<typeof known>>;

const wanted = { name: 'Nómina', scopes: ['badges.send'], expires_at: '2027-01-31' };

export const restSamples: RestSamples<PublicApiKnown & BadgesKnown & RecognitionsKnown> = {
  'publicApi.keys': () => ({}),
  'publicApi.createKey': () => ({ body: wanted }),
  'publicApi.revokeKey': ({ apiKey }) => ({ params: { id: apiKey } }),
  'publicApi.sendRecognition': ({ me, colleague, type }) => ({
    body: {
      sender_email: me,
      reciever_emails: [colleague],
      amount: 5,
      post_types: [type],
      message: 'Gracias por cerrar el informe a tiempo.',
    },
  }),
  'publicApi.sendBadge': ({ colleague, badge }) => ({
    body: { reciever_emails: [colleague], badge_id: badge },
  }),
  // Only the demo world has a sandbox, and only its keys have a feed.
  'publicApi.sandbox': () => ({}),
  'publicApi.sandboxFeed': () => ({ as: 'a key of the sandbox' }),
};

export const fieldSamples: FieldSamples<PublicApiKnown> = {
  'Query.apiKeys': () => '',
  'Mutation.createApiKey': () =>
    '(input: { name: "Nómina", scopes: ["badges.send"], expiresAt: "2027-01-31" })',
  'Mutation.revokeApiKey': ({ apiKey }) => `(id: "${apiKey}")`,
};
