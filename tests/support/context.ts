/** The context of a call, for tests that call services themselves. */
import type { Context, Edges } from '#backend/http/context.ts';
import type { Store } from '#backend/store/port.ts';

/** What such a test decides. */
export interface Calling {
  readonly edges: Pick<Edges, 'newId' | 'sign' | 'hub'>;
  readonly store: Store;
  readonly org: string;
  readonly me: Context['me'];
  readonly now: number;
  readonly language?: Context['language'];
  readonly linkTo?: Context['linkTo'];
}

/** As the router makes it; nobody listens, and nothing is done afterwards. */
export const callOf = ({
  edges,
  store,
  org,
  me,
  now,
  language = 'en',
  linkTo = async (key) => key,
}: Calling): Context => ({
  now,
  at: new Date(now).toISOString(),
  newId: edges.newId,
  language,
  origin: undefined,
  source: '',
  store,
  org,
  me,
  claims: { userId: me.id, org, epoch: me.tokenEpoch, tokenId: 'test', expiresMs: now + 3_600_000 },
  address: 'http://home.test',
  links: {
    sign: edges.sign,
    tokens: { signLink: async ({ userId }) => `link of ${userId}` },
    address: 'http://home.test',
    directory: { find: async () => undefined },
  },
  tell: () => undefined,
  discard: () => undefined,
  settleDirectory: () => undefined,
  answerFile: () => new Response(),
  linkTo,
  sign: edges.sign,
  hub: edges.hub,
  listening: { signal: new AbortController().signal, holds: async () => true },
});
