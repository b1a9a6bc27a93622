/** The context of a call, for tests that call services directly. */
import { handlers } from '#backend/handlers.ts';
import type { Context, Dependencies } from '#backend/http/context.ts';
import type { Store } from '#backend/store/port.ts';

/** The values that such a test sets. */
export interface Calling {
  readonly dependencies: Pick<Dependencies, 'newId' | 'sign' | 'eventBus'>;
  readonly store: Store;
  readonly org: string;
  readonly me: Context['me'];
  readonly now: number;
  readonly language?: Context['language'];
  readonly linkTo?: Context['linkTo'];
}

/** Builds the context as the router does, without stream listeners and without follow-up work. */
export const callOf = ({
  dependencies,
  store,
  org,
  me,
  now,
  language = 'en',
  linkTo = async (key) => key,
}: Calling): Context => ({
  now,
  at: new Date(now).toISOString(),
  newId: dependencies.newId,
  language,
  origin: undefined,
  source: '',
  device: { shown: '', leave: () => undefined },
  intent: null,
  pause: undefined,
  store,
  org,
  me,
  claims: { userId: me.id, org, epoch: me.tokenEpoch, tokenId: 'test', expiresMs: now + 3_600_000 },
  address: 'http://home.test',
  links: {
    sign: dependencies.sign,
    tokens: { signLink: async ({ userId }) => `link of ${userId}` },
    address: 'http://home.test',
    directory: { find: async () => undefined },
  },
  publish: () => undefined,
  discard: () => undefined,
  settleDirectory: () => undefined,
  answerFile: () => new Response(),
  linkTo,
  sign: dependencies.sign,
  eventBus: dependencies.eventBus,
  handlers,
  listening: { signal: new AbortController().signal, holds: async () => true },
});
