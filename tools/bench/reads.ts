/** A read through facade and store in process, compared with the same read over REST alone. */
import { globSync, readFileSync } from 'node:fs';
import { execute, parse } from 'graphql';
import { createBackend } from '#backend/app.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { createIssuer, newIssuerKey } from '#backend/http/issuer.ts';
import { createSign } from '#backend/http/sign.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { buildWorld } from '#mock/world/world.ts';
import { createFacade, facadeContext } from '#schema/facade.ts';
import { FeedDocument } from '#src/gql/graphql.ts';
import { median, timesOf, type Figure } from './figures.ts';

/** The feed of the full demo world: facade and memory store, compared with REST and memory store. */
export async function reads(): Promise<readonly Figure[]> {
  const now = Date.now();
  const built = await timesOf(async () => buildWorld({ now, passwordHash: 'x' }), 3, 1);
  const world = buildWorld({ now, passwordHash: 'x' });
  const seeded = await timesOf(
    async () => {
      const empty = await createTabDatabase({ tables });
      for (const org of world) await empty.seed(org);
    },
    3,
    1,
  );
  const db = await createTabDatabase({ tables });
  for (const org of world) await db.seed(org);

  const secret = new TextEncoder().encode('a secret of the bench that is long enough');
  let drawn = 0;
  const backend = createBackend({
    db,
    clock: () => now,
    newId: () => String(++drawn),
    hasher: { hash: async () => 'x', verify: async () => true },
    tokens: createTokens(secret, () => String(++drawn)),
    address: 'http://bench.test',
    blobs: memoryBlobs(),
    sign: createSign(secret),
    issuer: createIssuer(newIssuerKey),
    eventBus: createEventBus(),
    log: () => undefined,
  });
  const post = (path: string, body: unknown): Promise<Response> =>
    backend.fetch(
      new Request(`http://bench.test/rest${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const session = (await (
    await post('/login', { email: 'employee@aurora.example', password: 'x' })
  ).json()) as {
    auth_token: string;
  };
  const headers = { authorization: `Bearer ${session.auth_token}` };

  const schema = createFacade(globSync('schema/**/*.graphql').map((file) => readFileSync(file, 'utf8')));
  const document = parse(FeedDocument.toString());
  const contextValue = facadeContext({
    base: 'http://bench.test/rest',
    send: (request) => backend.fetch(request),
    headers: () => headers,
    language: 'es',
  });
  const rest = median(
    await timesOf(
      async () =>
        (await backend.fetch(new Request('http://bench.test/rest/post?page=1', { headers }))).json(),
      300,
    ),
  );
  const facade = median(
    await timesOf(async () => execute({ schema, document, variableValues: { page: 1 }, contextValue }), 300),
  );
  return [
    { what: 'demo world made (Node)', value: median(built), unit: 'ms' },
    { what: 'demo world stored in memory (Node)', value: median(seeded), unit: 'ms' },
    {
      what: 'feed page: facade and memory store, in process',
      value: facade,
      unit: 'ms',
      baseline: { what: 'REST in process', value: rest },
      aim: '≤ 5 ms',
    },
  ];
}
