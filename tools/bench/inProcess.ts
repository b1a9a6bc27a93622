/** A read and a write through facade and store in process: by object, over the wire, and over REST alone. */
import { execute, parse } from 'graphql';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { buildWorld } from '#mock/world/world.ts';
import { createFacade, facadeContext } from '#schema/facade.ts';
import type { FacadeContext } from '#schema/kit/resolvers.ts';
import { readSdl } from '#server/sdl.ts';
import { FeedDocument, SendRecognitionDocument } from '#src/gql/graphql.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, median, timesOf, type Figure } from './figures.ts';

/** The feed of the full demo world, and a recognition: facade and memory store. */
export async function inProcess(): Promise<readonly Figure[]> {
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

  let drawn = 0;
  const { backend, headers } = await benchBackend(db, now);
  const get = async (path: string): Promise<unknown> =>
    (await backend.fetch(new Request(`http://bench.test/rest${path}`, { headers }))).json();

  const schema = createFacade(readSdl());
  const session = {
    base: 'http://bench.test/rest',
    // Each write is one of its own.
    headers: () => ({ ...headers, 'idempotency-key': String(++drawn) }),
    language: 'es',
  } as const;
  const byObject = facadeContext({ ...session, answer: backend.call });
  const overWire = facadeContext({ ...session, send: (request) => backend.fetch(request) });
  const asks = (query: string, variableValues: Record<string, unknown>) => {
    const document = parse(query);
    return (contextValue: FacadeContext) => async () => {
      const { errors } = await execute({ schema, document, variableValues, contextValue });
      if (errors?.[0] !== undefined) throw new Error(errors[0].message);
    };
  };
  const feed = asks(FeedDocument.toString(), { page: 1 });
  const rest = median(await timesOf(() => get('/post?page=1'), 300));
  const facade = median(await timesOf(feed(byObject), 300));
  const feeds = await cpuInTurns([feed(byObject), feed(overWire)], 500);

  const [type] = (await get('/post_type')) as { id: string }[];
  const send = asks(SendRecognitionDocument.toString(), {
    input: {
      receiverEmails: ['manager@aurora.example'],
      amount: 0,
      postTypes: [type?.id],
      message: 'Gracias por revisar el informe a tiempo.',
    },
  });
  const sends = await cpuInTurns([send(byObject), send(overWire)], 300);
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
    ...[
      { what: 'feed page', times: feeds },
      { what: 'recognition sent', times: sends },
    ].map(({ what, times: [object = 0, wire = 0] }): Figure => ({
      what: `${what}: processor time by object`,
      value: object,
      unit: 'ms',
      baseline: { what: 'over the wire', value: wire },
    })),
  ];
}
