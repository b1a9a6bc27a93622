/**
 * The sandbox machine, wired to `/rest` of the page's own origin, with the visitor's keys and never with a
 * session.
 */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sandboxMachine } from '#machines/sandbox.machine.ts';
import type { Answered, Ran, RunInput } from '#machines/sandbox.setup.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { call, type Transport } from '#schema/kit/client.ts';
import { timeoutMs } from '#schema/limits.ts';
import { publicApiEndpoints, type Sandbox, type SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { pageLanguage } from '#src/api/language.ts';
import { exchange, unlessAborted } from '#src/api/send.ts';
import { inspect } from '#src/lib/recorder.ts';
import { callNamed } from './calls.ts';
import { keepSandbox, storedSandbox, leftOf } from './storedSandbox.ts';
import { requestOf } from './samples.ts';

/** A running sandbox. */
export type SandboxActor = ActorRefFrom<typeof sandboxMachine>;

const isAbout = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

function transport(signal: AbortSignal, key?: string): Transport {
  const language = pageLanguage();
  return {
    base: `${location.origin}/rest`,
    language,
    headers: () => ({
      'accept-language': language,
      ...(key === undefined ? {} : { authorization: key }),
    }),
    send: (request) => {
      const either = AbortSignal.any([signal, request.signal]);
      return unlessAborted(exchange(new Request(request, { signal: either, credentials: 'omit' })), either);
    },
  };
}

async function ask(refused: Sandbox | null, signal: AbortSignal): Promise<Sandbox> {
  const kept = refused === null ? storedSandbox(Date.now()) : undefined;
  if (kept !== undefined) return kept;
  const given = await call(publicApiEndpoints.sandbox, 'publicApi.sandbox', {}, transport(signal));
  keepSandbox(given);
  return given;
}

/** The response headers that are useful to developers. */
const telling = ['content-type', 'retry-after'] as const;

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function answerOf(answer: Response, signal: AbortSignal): Promise<Answered> {
  return {
    status: answer.status,
    headers: Object.fromEntries(
      telling.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
    body: laidOut(await unlessAborted(answer.text(), signal)),
  };
}

/** Makes a call once, without retries, like a program would. Every HTTP response is a result. */
async function run({ call: name, sandbox }: RunInput): Promise<Ran> {
  const language = pageLanguage();
  const described = sandbox === null ? undefined : callNamed(name, sandbox, language);
  if (described === undefined) throw errorOf('unknown', language);
  const deadline = AbortSignal.timeout(timeoutMs.request);
  try {
    const request = new Request(requestOf(described, location.origin, language), { signal: deadline });
    const answer = await answerOf(await unlessAborted(exchange(request), deadline), deadline);
    return { answer, isKeyOver: answer.status === 401 && described.key === sandbox?.key };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw errorOf(isAbout(error, 'TimeoutError') ? 'timeout' : 'network', language);
  }
}

/** Resolves once the page is visible. */
async function seen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener('visibilitychange', () => document.hidden || resolve(), { signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
}

async function read(sandbox: Sandbox | null, signal: AbortSignal): Promise<readonly SandboxPost[]> {
  await seen(signal);
  return call(
    publicApiEndpoints.sandboxFeed,
    'publicApi.sandboxFeed',
    {},
    transport(signal, sandbox?.key ?? ''),
  );
}

/**
 * Minimum lifetime of keys, in ms: if the device's clock is wrong, only a rejected call shows that they have
 * expired.
 */
const shortestMs = 60_000;

async function outlive(sandbox: Sandbox | null, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const left = sandbox === null ? 0 : leftOf(sandbox, Date.now());
  const timer = setTimeout(resolve, Math.max(shortestMs, left));
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  await promise;
}

/**
 * Creates a sandbox; the caller starts it. It requests keys once `ready` resolves, and fails if `ready`
 * rejects.
 */
export const createSandbox = (ready: Promise<unknown> = Promise.resolve()): SandboxActor =>
  createActor(
    sandboxMachine.provide({
      actors: {
        ask: fromPromise(({ input, signal }) => ready.then(() => ask(input.refused, signal))),
        outlive: fromPromise(({ input, signal }) => outlive(input.sandbox, signal)),
        // No signal: leaving the page must not abort the call.
        run: fromPromise(({ input }) => run(input)),
        read: fromPromise(({ input, signal }) => read(input.sandbox, signal)),
      },
    }),
    { inspect },
  );
