/**
 * The standalone demo as the app receives it: a seeded backend in this tab, behind a service worker or in
 * process.
 */
import type { Persona } from '#mock/world/personas.ts';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import { indexedBlobs } from './blobs.indexed.ts';
import type { Controls } from './controls.ts';
import type { Faults } from './faults.ts';
import { jobLockName, openDemoRuntime, personasIn, type DemoRuntime } from './demoRuntime.ts';
import { channelHub } from './eventBus.channel.ts';
import { mailsOf, type Mail } from './mails.ts';
import { openIndexedLog } from './log.indexed.ts';
import { putUnderPage } from './pageClock.ts';
import { repeats } from './repeats.ts';
import type { KeyValueStorage } from './sessionKey.ts';
import { startScheduler } from './scheduler.ts';
import type { Starting } from './worker.ts';

/** Implements the app's interface `DemoKit`, plus the faults. */
export interface TabKit {
  readonly personas: readonly Persona[];
  /** Whether an answer came from this backend. */
  readonly isOurs: (answer: Response) => boolean;
  /** Whether the worker intercepts what this page sends now. */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process; throws `TypeError` only because of a fault. */
  readonly answer: (request: Request) => Promise<Response>;
  /**
   * Stores a write until its outcome is known, so that a reload does not lose it. Returns the function to
   * call then.
   */
  readonly sent: (request: Request, body: string) => () => void;
  /** Resets the world and its time in every tab, and ends every session and the faults of this tab. */
  readonly reset: () => Promise<void>;
  /** Calls the listener after each reset of this page. */
  readonly onReset: (listener: () => void) => void;
  /** The newest mails of both organisations, newest first: the demo sends no mails. */
  readonly mails: () => Promise<readonly Mail[]>;
  readonly arrive: (link: DemoLink) => Promise<{ readonly token: string | null; readonly path: string }>;
  readonly tokenOf: (email: string) => Promise<string>;
  readonly controls: () => Promise<Controls>;
  readonly faults: Faults;
}

/** Header on every answer of this backend; an answer without it came from elsewhere. */
const mark = 'x-aplauso-demo';
const name = 'aplauso-demo';
/**
 * After a time change the page reloads. Until then, in ms, its calls wait, because their session is outdated.
 */
const reloadMs = 3_000;

/** A storage of the browser; undefined if the browser denies it. */
function lent(storage: () => KeyValueStorage): KeyValueStorage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

/** Routes this page's calls through the worker. Without a worker the app calls `TabKit.answer` itself. */
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

/**
 * Starts the demo, with the world of a link if none is stored. Resolves when calls can be answered and the
 * page uses the world's time. Never rejects because of failing storage or workers.
 */
export async function startDemo(first?: DemoLink): Promise<TabKit> {
  // The browser hides `crypto.subtle` on plain http from another machine.
  if (!('subtle' in crypto))
    throw new Error('The demo needs https or localhost: on plain http the browser hides its cryptography.');
  const begun = performance.now();
  // Keeps the machine's `Date`: the page's `Date` will follow the world's clock.
  const Machine = Date;
  const again = repeats();
  const opening = Promise.withResolvers<DemoRuntime>();
  /**
   * Holds the page's own calls while the time or the world changes. Otherwise a call could reach the new
   * world with a session of the old one.
   */
  let still: Promise<unknown> = Promise.resolve();
  const held = async <A>(work: () => Promise<A>, thenMs = 0): Promise<A> => {
    const doing = work();
    still = doing.then(
      () => thenMs > 0 && new Promise((resolve) => setTimeout(resolve, thenMs)),
      () => undefined,
    );
    return doing;
  };
  const answer = async (request: Request): Promise<Response> => {
    const { deployment } = await opening.promise;
    await still;
    const answered = await deployment.answer(request);
    answered.headers.set(mark, '1');
    return answered;
  };
  const log = openIndexedLog(name);
  // Prevents an unhandled rejection: the database handles a log that cannot be opened, but awaits it later.
  log.catch(() => undefined);
  // Requests the worker before rows are made, so that the browser installs it in parallel.
  const { ready, listens } = await intercept((request) => again.first(request, answer));
  const turns = 'locks' in navigator ? navigator.locks : undefined;
  const ground = await openDemoRuntime({
    log,
    blobs: indexedBlobs(`${name}.files`),
    hub: channelHub(new BroadcastChannel(`${name}.hub`)),
    machine: () => Machine.now(),
    keeper: lent(() => localStorage),
    tabKeeper: lent(() => sessionStorage),
    turns,
    origin: location.origin,
    // The address of this script contains a hash of its content, so another release has another world.
    version: new URL(import.meta.url).pathname,
    first,
  });
  putUnderPage(ground.now);
  opening.resolve(ground);
  await ready;
  startScheduler(ground.deployment.tick, jobLockName, turns);
  // Read by the bench.
  performance.measure('demo.ready', { start: begun });
  let controls: Promise<Controls> | undefined;
  const arrival = () => import('./arrival.ts');
  const resets: (() => void)[] = [];
  let personas = await personasIn(ground.db.world.seedId);
  return {
    get personas() {
      return personas;
    },
    isOurs: ({ headers }) => headers.has(mark),
    listens,
    answer: (request) => again.second(request, answer),
    sent: ground.sent,
    faults: ground.deployment.faults,
    mails: () => mailsOf(ground.db),
    reset: async () => {
      const start = performance.now();
      await held(() => ground.begin());
      performance.measure('demo.reset', { start });
      for (const listener of resets) listener();
    },
    onReset: (listener) => void resets.push(listener),
    arrive: async (link) => {
      const { arrive } = await arrival();
      const arrived = await held(() => arrive(ground, link));
      personas = await personasIn(ground.db.world.seedId);
      return arrived;
    },
    tokenOf: async (email) => (await arrival()).tokenOf(ground, email),
    controls: () =>
      (controls ??= import('./controls.ts').then(({ controlsOf }) =>
        controlsOf(ground, (work) => held(work, reloadMs)),
      )),
  };
}
