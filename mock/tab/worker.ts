/**
 * The only file that imports msw: its service worker passes every call of this page to the tab's deployment.
 */
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { admitWorker } from './trustedTypes.ts';

/** The one worker script of the origin: offline files first, then MSW (tools/vite/worker.ts). */
const script = '/sw.js';
/** Max wait for the worker, in ms. */
const longest = 5_000;
/** Max wait for the list of registered workers, in ms. */
const longestLook = 250;

/** A worker that is starting. */
export interface Starting {
  /** Resolves when the browser has started to install the worker, in parallel to the page. Never rejects. */
  readonly asked: Promise<void>;
  /** Resolves when calls reach the page's own backend; rejects if that is impossible or takes too long. */
  readonly ready: Promise<void>;
  /** Whether the worker intercepts what this page sends now: the worker that has started controls the page. */
  readonly listens: () => boolean;
}

const within = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the worker does not answer')), ms);
  });

/** Starts the worker; throws if the browser supports none. */
export function startWorker(answer: (request: Request) => Promise<Response>): Starting {
  if (!('serviceWorker' in navigator)) throw new Error('there are no service workers here');
  const address = new URL(script, location.origin).href;
  admitWorker(address);
  const ours = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await answer(request);
    } catch {
      return Response.error();
    }
  };
  const worker = setupWorker(
    http.all(new URL('/rest/*', location.origin).href, ours),
    http.all(new URL('/graphql', location.origin).href, ours),
  );
  const started = worker.start({
    serviceWorker: { url: address },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  // Another worker may still control the page, for example that of the page before: it passes calls on to the network.
  let startedWorker: ServiceWorker | null = null;
  started.then(
    (registration) => {
      startedWorker = registration?.active ?? null;
    },
    () => undefined,
  );
  // msw lists the workers before it registers its own. This list is requested later, so it resolves after
  // msw's registration has started.
  const looked = navigator.serviceWorker.getRegistrations();
  return {
    asked: Promise.race([looked, within(longestLook)]).then(
      () => undefined,
      () => undefined,
    ),
    ready: Promise.race([started.then(() => undefined), within(longest)]),
    listens: () => startedWorker !== null && navigator.serviceWorker.controller === startedWorker,
  };
}
