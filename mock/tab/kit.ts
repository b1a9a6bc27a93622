/** The standalone demo as the app gets it: a seeded backend in this tab, behind a service worker or in process (design §1). */
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

/** As the app's interface `DemoKit` says, and the faults beside it. */
export interface TabKit {
  readonly personas: readonly Persona[];
  /** Whether an answer came from this backend. */
  readonly isOurs: (answer: Response) => boolean;
  /** Whether the worker hands over what this page sends now. */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process; raises `TypeError` only where a fault says so. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Keeps a write that is sent now, so that a reload does not lose it; answers what to call once its end is known. */
  readonly sent: (request: Request, body: string) => () => void;
  /** Puts the world back to its first state, its time too, in every tab, and ends every session. */
  readonly reset: () => Promise<void>;
  /** The newest mails of both organisations, newest first: nothing sends them here. */
  readonly mails: () => Promise<readonly Mail[]>;
  readonly arrive: (link: DemoLink) => Promise<{ readonly token: string | null; readonly path: string }>;
  readonly tokenOf: (email: string) => Promise<string>;
  readonly controls: () => Promise<Controls>;
  readonly faults: Faults;
}

/** On every answer of ours: whatever lacks it came from somewhere else. */
const mark = 'x-aplauso-demo';
const name = 'aplauso-demo';
/** After the time has moved the page is loaded anew; until then, in ms, its calls would only tell it that its session is another. */
const reloadMs = 3_000;

/** A storage of the browser; undefined where it refuses. */
function lent(storage: () => KeyValueStorage): KeyValueStorage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
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

/** Starts the demo, with the world of a link where none is kept; ready for calls when it resolves, and its time is the page's. Storage and workers that fail never reject it. */
export async function startDemo(first?: DemoLink): Promise<TabKit> {
  // Hidden where the page came over plain http from another machine.
  if (!('subtle' in crypto))
    throw new Error('The demo needs https or localhost: on plain http the browser hides its cryptography.');
  const begun = performance.now();
  // What the page calls so from here on is the world's.
  const Machine = Date;
  const again = repeats();
  const opening = Promise.withResolvers<DemoRuntime>();
  /** While the time or the world changes, the page's own calls wait: they would meet the one with the session of the other. */
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
  // The database deals with a log that cannot be opened, but is asked only later.
  log.catch(() => undefined);
  // The worker is asked for before the page is busy with making rows, and is installed meanwhile.
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
    // The address of this script names its content, so another release has another world.
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
    },
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
