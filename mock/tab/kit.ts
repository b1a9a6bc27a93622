/**
 * The standalone demo as the app receives it: a seeded backend in this tab, behind a service worker or in process.
 * This file is all that the sign-in form waits for.
 */
import { personas as usualPersonas, type Persona } from '#mock/world/personas.ts';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import { tokenKey } from '#schema/limits.ts';
import type { Controls } from './controls.ts';
import type { DemoRuntime } from './demoRuntime.ts';
import { aheadOfStored, earlyAnswer } from './early.ts';
import type { Faults } from './faults.ts';
import { openIndexedLog } from './log.indexed.ts';
import type { Mail } from './mails.ts';
import { offlineFiles, type OfflineFiles } from './offline.ts';
import { putUnderPage } from './pageClock.ts';
import { repeats } from './repeats.ts';
import type { KeyValueStorage } from './sessionKey.ts';
import { unansweredIn } from './unanswered.ts';
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
  /** Throws before the world is ready. */
  readonly faults: Faults;
  /** Makes the world, unless it is being made; every call but that for the sign-in options does this, too. */
  readonly wake: () => void;
  /** Resolves when the world is there; rejects if it cannot be opened. */
  readonly ready: Promise<unknown>;
  readonly offline: Pick<OfflineFiles, 'now' | 'subscribe'>;
}

/** Header on every answer of this backend; an answer without it came from elsewhere. */
const mark = 'x-aplauso-demo';
const name = 'aplauso-demo';
/**
 * After a time change the page reloads. Until then, in ms, its calls wait, because their session is outdated.
 */
const reloadMs = 3_000;
/** Between two looks whether the page is calm, in ms. */
const calmMs = 250;
/** Without a call for so long, in ms, the page rests: what nobody waits for is done then. */
const restMs = 10_000;

/** A storage of the browser; undefined if the browser denies it. */
function lent(storage: () => KeyValueStorage): KeyValueStorage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

const isKept = (keeper: KeyValueStorage | undefined, key: string): boolean => {
  try {
    return (keeper?.getItem(key) ?? null) !== null;
  } catch {
    return false;
  }
};

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

/** The worker of this origin, once it is installed. */
async function activeWorker(): Promise<ServiceWorker> {
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  if (!active) throw new Error('there is no worker that could keep files');
  return active;
}

/** Whether msw will load this page again: a worker is there, but the page was loaded past it. */
async function willReload(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || workers.controller !== null) return false;
  return (await workers.getRegistrations().catch(() => [])).length > 0;
}

/** Resolves in a pause of the page, with the network and without an open call. */
const calmOf = (isBusy: () => boolean) => (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => (isBusy() || !navigator.onLine ? void setTimeout(wait, calmMs) : resolve());
    // Safari knows no idle time.
    const wait = (): void =>
      'requestIdleCallback' in globalThis ? void requestIdleCallback(look) : void setTimeout(look, calmMs);
    wait();
  });

/**
 * Starts the demo, with the world of a link if none is stored. Resolves when the page uses the world's time: calls are
 * answered as soon as the world is there. Never rejects because of failing storage or workers.
 */
export async function startDemo(first?: DemoLink): Promise<TabKit> {
  // The browser hides `crypto.subtle` on plain http from another machine.
  if (!('subtle' in crypto))
    throw new Error('The demo needs https or localhost: on plain http the browser hides its cryptography.');
  const begun = performance.now();
  // Keeps the machine's `Date`: the page's `Date` will follow the world's clock.
  const Machine = Date;
  const again = repeats();
  const [keeper, tabKeeper] = [lent(() => localStorage), lent(() => sessionStorage)];
  // Read before this page sends anything: the world repeats only what the page before has left.
  const unanswered = unansweredIn(tabKeeper);
  const turns = 'locks' in navigator ? navigator.locks : undefined;
  // The address of this script contains a hash of its content, so another release has another world.
  const version = new URL(import.meta.url).pathname;
  const log = openIndexedLog(name);
  // Prevents an unhandled rejection: the database handles a log that cannot be opened, but awaits it later.
  log.catch(() => undefined);
  const world = () => import('./openWorld.ts');
  const ready = Promise.withResolvers<DemoRuntime>();
  ready.promise.catch(() => undefined);
  let ground: DemoRuntime | undefined;
  let personas = usualPersonas;
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
  let open = 0;
  let lastCall = 0;
  const answer = async (request: Request): Promise<Response> => {
    open += 1;
    try {
      const answered =
        (ground === undefined ? await earlyAnswer(request, tabKeeper) : undefined) ?? (await later(request));
      answered.headers.set(mark, '1');
      return answered;
    } finally {
      open -= 1;
      lastCall = performance.now();
    }
  };
  const later = async (request: Request): Promise<Response> => {
    wake();
    const { deployment } = await ready.promise;
    await still;
    return deployment.answer(request);
  };
  const offline = offlineFiles();
  let worker: Pick<Starting, 'listens'> | undefined;

  const rise = async (): Promise<DemoRuntime> => {
    const parts = world();
    const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    const asked = intercept((request) => again.first(request, answer));
    const { openWorld, personasIn, startJobs } = await parts;
    const opened = await openWorld(name, {
      log,
      machine: () => Machine.now(),
      keeper,
      tabKeeper,
      turns,
      unanswered,
      origin: location.origin,
      version,
      first,
      calm: calmOf(() => open > 0 || performance.now() - lastCall < restMs),
    });
    now = opened.now;
    personas = await personasIn(opened.db.world.seedId);
    const started = await asked;
    worker = started;
    // Pictures of the world pass a worker that controls the page only once it listens. A worker that is still being
    // installed is waited for by nobody.
    if (hasWorker) await started.ready;
    ground = opened;
    startJobs(opened, turns);
    void started.ready.then(() =>
      offline.keep(
        activeWorker,
        calmOf(() => open > 0),
      ),
    );
    return opened;
  };
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    rise().then((opened) => {
      ready.resolve(opened);
      // Read by the bench.
      performance.measure('demo.ready', { start: begun });
    }, ready.reject);
  };

  const [ahead, isLeft] = await Promise.all([aheadOfStored(log, version), willReload()]);
  let now = (): number => Machine.now() + (ahead ?? 0);
  putUnderPage(() => now());
  const needsWorld = first !== undefined || ahead === undefined;
  if (needsWorld || isLeft || isKept(keeper, tokenKey)) wake();
  if (needsWorld) await ready.promise;
  let controls: Promise<Controls> | undefined;
  const resets: (() => void)[] = [];
  const arrival = () => import('./arrival.ts');
  const present = (): Promise<DemoRuntime> => {
    wake();
    return ready.promise;
  };
  return {
    get personas() {
      return personas;
    },
    isOurs: ({ headers }) => headers.has(mark),
    listens: () => worker?.listens() === true,
    answer: (request) => again.second(request, answer),
    sent: unanswered.sent,
    get faults() {
      if (ground === undefined) throw new Error('the world is not ready');
      return ground.deployment.faults;
    },
    wake,
    ready: ready.promise,
    offline,
    mails: async () => {
      const { db } = await present();
      return (await world()).mailsOf(db);
    },
    reset: async () => {
      const opened = await present();
      const start = performance.now();
      await held(() => opened.begin());
      performance.measure('demo.reset', { start });
      for (const listener of resets) listener();
    },
    onReset: (listener) => void resets.push(listener),
    arrive: async (link) => {
      const [opened, { arrive }] = await Promise.all([present(), arrival()]);
      const arrived = await held(() => arrive(opened, link));
      personas = await (await world()).personasIn(opened.db.world.seedId);
      return arrived;
    },
    tokenOf: async (email) => (await arrival()).tokenOf(await present(), email),
    controls: () =>
      (controls ??= Promise.all([present(), import('./controls.ts')]).then(([opened, { controlsOf }]) =>
        controlsOf(opened, (work) => held(work, reloadMs)),
      )),
  };
}
