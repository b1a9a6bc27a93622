/** A fake public API for stories. */
import { awardedPost, openSandbox, refusedAnswer, sentAnswer, sentPost } from '#machines/sandbox.samples.ts';
import { errorOf } from '#schema/errors.ts';
import { toWire } from '#schema/kit/wire.ts';
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { unanswered } from '../kit/calm.ts';

/** The state of the server. */
export interface DocsServer {
  readonly sandbox: 'here' | 'absent' | 'broken' | 'slow';
  /** The posts of the key. */
  readonly feed: 'empty' | 'full' | 'broken';
}

const json = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const refusal = (code: 'not_found' | 'internal'): Response => {
  const facts = errorOf(code, 'es').facts();
  return json({ ...facts, error: facts.message, retryable: false }, facts.status);
};

/** Replaces the network for one story; pass it to `beforeEach`. A sent recognition appears in the feed. */
export const docsServer =
  ({ sandbox = 'here', feed = 'empty' }: Partial<DocsServer> = {}) =>
  (): (() => void) => {
    const real = globalThis.fetch;
    let posts = feed === 'full' ? [sentPost, awardedPost] : [];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      switch (new URL(request.url).pathname) {
        case '/rest/api/sandbox':
          if (sandbox === 'slow') return unanswered();
          if (sandbox === 'absent') return refusal('not_found');
          if (sandbox === 'broken') return refusal('internal');
          return json(toWire(publicApiEndpoints.sandbox.reply, openSandbox));
        case '/rest/api/sandbox/feed':
          return feed === 'broken'
            ? refusal('internal')
            : json(toWire(publicApiEndpoints.sandboxFeed.reply, posts));
        case '/rest/api/send_recognition':
          if (request.headers.get('authorization') !== openSandbox.key) return json(refusedAnswer.body, 401);
          posts = [sentPost, ...posts];
          return json(sentAnswer.body);
        default:
          return real(input, init);
      }
    };
    return () => {
      globalThis.fetch = real;
    };
  };
