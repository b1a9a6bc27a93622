/**
 * Another REST server behind this one: its transport, and a proxy for `/rest` that never passes its pages on.
 */
import { deviceHeader, sourceHeader } from '#backend/http/edge.ts';
import { contract } from '#schema/contract.ts';
import { codeOf, errorOf } from '#schema/errors.ts';
import type { Transport } from '#schema/kit/client.ts';
import { completed } from '#server/foreign.ts';
import { openApi } from '#schema/kit/openapi.ts';
import { timeoutMs } from '#schema/limits.ts';
import { factsOf, languageOf, restError, tooLarge } from './answers.ts';
import { readBody } from './body.ts';
import { rowAt } from './requestLog.ts';

const asked = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-page-origin',
];
const answered = ['content-disposition', 'content-type', 'retry-after'];
const longest = Math.max(...Object.values(timeoutMs));

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const only = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );

/** The transport of the facade to the server at `base`. */
export const upstreamTransport = (base: string): Pick<Transport, 'base' | 'send' | 'complete'> => ({
  base,
  complete: completed,
  // To the user our server has answered: an unreachable upstream server is not a failure of the user's
  // connection.
  send: (request) => {
    // What our edge knows of the caller is not passed on.
    request.headers.delete(sourceHeader);
    request.headers.delete(deviceHeader);
    return fetch(request).catch((error: unknown) => {
      throw isTimeout(error) ? error : errorOf('unavailable', languageOf(request.headers), 502);
    });
  },
});

/**
 * Passes `/rest/*` on to `base`: one attempt, only the headers of the contract. A server that is down, slow
 * or answers with a page becomes an error of the catalogue.
 */
export function createProxy(base: string): { fetch(request: Request): Promise<Response> } {
  const document = JSON.stringify(openApi(contract, '/rest'));
  return {
    async fetch(request) {
      const language = languageOf(request.headers);
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice('/rest'.length);
      if (path === '/openapi.json')
        return new Response(document, { headers: { 'content-type': 'application/json' } });
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : await readBody(request);
      if (body === undefined) return restError(tooLarge(language));
      let answer: Response;
      try {
        const headers = only(request.headers, asked);
        answer = await fetch(`${base}${path}${search}`, {
          method: request.method,
          headers,
          body,
          // A stream has no timeout; it lasts as long as its page.
          signal:
            rowAt(request.method, pathname)?.answer === 'stream'
              ? request.signal
              : AbortSignal.timeout(longest),
        });
      } catch (error) {
        return restError(factsOf('unavailable', language, isTimeout(error) ? 504 : 502));
      }
      if (/^\s*text\/html\b/i.test(answer.headers.get('content-type') ?? '')) {
        await answer.body?.cancel();
        return restError(
          answer.ok
            ? factsOf('unavailable', language, 502)
            : factsOf(codeOf(answer.status), language, answer.status),
        );
      }
      return new Response(answer.body, { status: answer.status, headers: only(answer.headers, answered) });
    },
  };
}
