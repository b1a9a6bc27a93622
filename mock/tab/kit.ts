/** The standalone demo as the app gets it: a seeded backend in this tab, behind a service worker or in process (design §1). */
import { tables } from '#backend/tables.ts';
import { personas, type Persona } from '#mock/world/personas.ts';
import { buildWorld } from '#mock/world/world.ts';
import { indexedBlobs } from './blobs.indexed.ts';
import { clockOver } from './clock.ts';
import { demoHash } from './demoHash.ts';
import type { Faults } from './faults.ts';
import { openTabHome, type TabHome } from './home.ts';
import { channelHub } from './hub.channel.ts';
import { issuerOf } from './issuer.ts';
import { mailsOf, type Mail } from './mails.ts';
import { openIndexedLog } from './log.indexed.ts';
import { repeats } from './repeats.ts';
import type { TabSeed } from './rows.ts';
import { sessionsOf, type Keeper } from './secret.ts';
import { createTabDatabase } from './store.ts';
import { ticking } from './ticking.ts';
import type { Starting } from './worker.ts';

/** As the app's interface `DemoKit` says, and the faults beside it. */
export interface TabKit {
  readonly personas: readonly Persona[];
  /** Whether an answer came from this backend. */
  readonly isOurs: (answer: Response) => boolean;
  /** Whether the worker hands over what this page sends now. */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process; raises `TypeError` only where a fault says so. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Puts the world back to its first state, in every tab, and ends every session. */
  readonly reset: () => Promise<void>;
  /** The newest mails of both organisations, newest first: nothing sends them here. */
  readonly mails: () => Promise<readonly Mail[]>;
  readonly faults: Faults;
}

/** On every answer of ours: whatever lacks it came from somewhere else. */
const mark = 'x-aplauso-demo';
const name = 'aplauso-demo';
/** A world younger than this, in ms, is good enough to begin again with: undoing is quicker than making. */
const fresh = 15 * 60_000;

function keeper(): Keeper | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Worlds by the moment at which they begin. The address of this script names its content, so another release has another world. */
function worldSeed(now: () => number): TabSeed {
  let begun = Number.NEGATIVE_INFINITY;
  return {
    version: new URL(import.meta.url).pathname,
    id: () => String(now() - begun < fresh ? begun : now()),
    make: (id) => {
      begun = Number(id);
      return buildWorld({ now: begun, passwordHash: demoHash });
    },
  };
}

/** Lets the worker hand over this page's calls; where it cannot, the app asks `TabKit.answer` itself. */
async function intercept(
  answer: (request: Request) => Promise<Response>,
): Promise<Pick<Starting, 'ready' | 'listens'>> {
  const tell = (error: unknown): void =>
    console.warn('The service worker of the demo could not start; calls are answered in the page.', error);
  try {
    const { startWorker } = await import('./worker.ts');
    const { asked, ready, listens } = startWorker(answer);
    const settled = ready.catch(tell);
    await asked;
    return { ready: settled, listens };
  } catch (error) {
    tell(error);
    return { ready: Promise.resolve(), listens: () => false };
  }
}

/** Starts the demo; ready for calls when it resolves. Storage and workers that fail never reject it. */
export async function startDemo(): Promise<TabKit> {
  // Hidden where the page came over plain http from another machine.
  if (!('subtle' in crypto))
    throw new Error('The demo needs https or localhost: on plain http the browser hides its cryptography.');
  const begun = performance.now();
  const clock = clockOver(() => Date.now());
  const sessions = sessionsOf(keeper());
  const again = repeats();
  const home = Promise.withResolvers<TabHome>();
  const answer = async (request: Request): Promise<Response> => {
    const answered = await (await home.promise).answer(request);
    answered.headers.set(mark, '1');
    return answered;
  };
  const log = openIndexedLog(name);
  // The database deals with a log that cannot be opened, but is asked only later.
  log.catch(() => undefined);
  // The worker is asked for before the page is busy with making rows, and is installed meanwhile.
  const { ready, listens } = await intercept((request) => again.first(request, answer));
  const db = await createTabDatabase({ tables, seed: worldSeed(clock.now), log });
  const blobs = indexedBlobs(`${name}.files`);
  const opened = openTabHome({
    db,
    clock,
    sessions,
    origin: location.origin,
    blobs,
    issuer: issuerOf(keeper()),
    hub: channelHub(new BroadcastChannel(`${name}.hub`)),
  });
  home.resolve(opened);
  await ready;
  ticking(opened.tick, `${name}.jobs`, 'locks' in navigator ? navigator.locks : undefined);
  // Read by the bench.
  performance.measure('demo.ready', { start: begun });
  return {
    personas,
    isOurs: ({ headers }) => headers.has(mark),
    listens,
    answer: (request) => again.second(request, answer),
    faults: opened.faults,
    mails: () => mailsOf(db),
    reset: async () => {
      const start = performance.now();
      await Promise.all([db.reset(), blobs.clear()]);
      performance.measure('demo.reset', { start });
      sessions.renew();
    },
  };
}
