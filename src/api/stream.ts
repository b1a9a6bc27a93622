/** Listens to what happens, for as long as the line stands; coming back is the machine's affair (design §8 "Streams"). */
import * as z from 'zod/mini';
import { ApiError, errorOf } from '#schema/errors.ts';
import { failureOf } from '#schema/kit/client.ts';
import { toOurs } from '#schema/kit/wire.ts';
import { pathOf, type AnySchema, type Row } from '#schema/kit/endpoint.ts';
import { pageLanguage } from './language.ts';
import { sessionHeaders } from './rest.ts';
import { demoKit } from './send.ts';
import { tokenStore } from './token.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** Who listens, and to what. */
export interface StreamOptions<S extends AnySchema> {
  readonly row: Row;
  readonly operation: string;
  readonly message: S;
  readonly signal: AbortSignal;
  readonly onMessage: (message: z.output<S>) => void;
  /** The line stands: from now on nothing is missed. */
  readonly onOpen?: () => void;
}

/** The server shows every 20 s that the line stands; one that is silent for longer, in ms, is dead. */
const silentMs = 50_000;

/** Reads the blocks of server-sent events out of text that comes in pieces; what is no message of ours is passed over. */
export function eventReader<S extends AnySchema>(
  schema: S,
  onMessage: (message: z.output<S>) => void,
): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data === '') continue;
      let said: unknown;
      try {
        said = toOurs(schema, JSON.parse(data));
      } catch {
        continue;
      }
      // A later release may tell of kinds that this page does not know.
      const message = z.safeParse(schema, said);
      if (message.success) onMessage(message.data);
    }
  };
}

/** Reads the body until it ends; raises where it falls silent. */
async function follow(body: ReadableStream<Uint8Array>, take: (piece: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(errorOf('network', pageLanguage())), silentMs);
    try {
      const { done, value } = await Promise.race([reader.read(), silence.promise]);
      if (done) return;
      take(decoder.decode(value, { stream: true }));
    } catch (error) {
      await reader.cancel().catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Listens until the server ends the line (resolves), the signal aborts (resolves) or something fails (rejects with `ApiError`; a 401 is told to the session as well). */
export async function openStream<S extends AnySchema>({
  row,
  operation,
  message,
  signal,
  onMessage,
  onOpen,
}: StreamOptions<S>): Promise<void> {
  const token = tokenStore.read();
  const language = pageLanguage();
  // Between two sessions there is nothing to listen to, and a request would only be refused.
  if (token === null) throw new ApiError(errorOf('unauthorized', language).facts(), operation);
  const headers = sessionHeaders(token);
  headers.set('accept', 'text/event-stream');
  const request = new Request(new URL(`/rest${pathOf(row)}`, location.origin), {
    headers,
    signal,
    cache: 'no-store',
  });
  try {
    // A service worker is put to sleep while it answers: the demo answers in the page.
    const answer = await (demoKit()?.answer(request) ?? fetch(request));
    if (!answer.ok) throw await failureOf(answer, operation, language);
    if (answer.body === null || !/^text\/event-stream\b/i.test(answer.headers.get('content-type') ?? ''))
      throw new ApiError(errorOf('unknown', language, answer.status).facts(), operation);
    onOpen?.();
    await follow(answer.body, eventReader(message, onMessage));
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw new ApiError(errorOf('network', language).facts(), operation);
    if (error.code === 'unauthorized') reportUnauthorized(token);
    throw error;
  }
}
