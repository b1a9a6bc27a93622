/** Opens a stream of server-sent events and reads it until it ends; the state machine handles reconnection. */
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

/** Row, message schema and callbacks of a stream. */
export interface StreamOptions<S extends AnySchema> {
  readonly row: Row;
  readonly operation: string;
  readonly message: S;
  readonly signal: AbortSignal;
  readonly onMessage: (message: z.output<S>) => void;
  /** The stream is open: from now on no message is missed. */
  readonly onOpen?: () => void;
}

/** Maximum silence of a stream in ms; the server sends a heartbeat every 20 s. */
const silentMs = 50_000;

/** Parses server-sent events from text in pieces; skips blocks that are no valid message. */
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
      // A later release may send kinds that this page does not know.
      const message = z.safeParse(schema, said);
      if (message.success) onMessage(message.data);
    }
  };
}

/** Reads the body until it ends; throws if the stream is silent for too long. */
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

/**
 * Listens until the server closes the stream or the signal aborts (resolves), or until an error (rejects with
 * `ApiError`). A 401 is also reported to the session.
 */
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
  // Without a session there is no stream, and the server would only refuse the request.
  if (token === null) throw new ApiError(errorOf('unauthorized', language).facts(), operation);
  const headers = sessionHeaders(token);
  headers.set('accept', 'text/event-stream');
  const request = new Request(new URL(`/rest${pathOf(row)}`, location.origin), {
    headers,
    signal,
    cache: 'no-store',
  });
  try {
    // The browser stops a service worker during a long response, so the demo responds in the page.
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
