/** The only file that knows msw: its service worker hands every call of this page to the tab's home. */
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { admitWorker } from './trusted.ts';

/** The one worker script of the origin: offline files first, then MSW (tools/vite/worker.ts). */
const script = '/sw.js';
/** A worker that is not there by now, in ms, is not waited for: calls are then answered in the page. */
const longest = 5_000;

/** Starts the worker; false where there can be none, and nothing else changes then. */
export async function startWorker(answer: (request: Request) => Promise<Response>): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
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
  const started = worker
    .start({ serviceWorker: { url: address }, onUnhandledFrame: 'bypass', quiet: true })
    .then(() => true);
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, longest, false);
  });
  try {
    return await Promise.race([started, late]);
  } catch (error) {
    console.warn('The service worker of the demo could not start; calls are answered in the page.', error);
    return false;
  }
}
