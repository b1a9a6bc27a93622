/** The only file that knows msw: its service worker hands every call of this page to the tab's home. */
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { admitWorker } from './trustedTypes.ts';

/** The one worker script of the origin: offline files first, then MSW (tools/vite/worker.ts). */
const script = '/sw.js';
/** A worker that is not there by now, in ms, is not waited for. */
const longest = 5_000;
/** Nor is an answer about the workers that there are. */
const longestLook = 250;

/** A worker on its way. */
export interface Starting {
  /** The browser has been asked for the worker and installs it beside whatever the page does now; never rejects. */
  readonly asked: Promise<void>;
  /** Calls reach the page's own backend; rejects where that cannot be, or takes too long. */
  readonly ready: Promise<void>;
  /** Whether the worker hands over what this page sends now: it has been started and has claimed the page. */
  readonly listens: () => boolean;
}

const within = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the worker does not answer')), ms);
  });

/** Starts the worker; raises where there can be none. */
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
  let isStarted = false;
  started.then(
    () => {
      isStarted = true;
    },
    () => undefined,
  );
  // msw looks for workers first and then asks for its own: a look begun after that one ends when it has asked.
  const looked = navigator.serviceWorker.getRegistrations();
  return {
    asked: Promise.race([looked, within(longestLook)]).then(
      () => undefined,
      () => undefined,
    ),
    ready: Promise.race([started.then(() => undefined), within(longest)]),
    listens: () => isStarted && navigator.serviceWorker.controller !== null,
  };
}
