/** A call as it was received: over the wire, or by object from the facade in this process. */
import type { Row } from '#schema/kit/endpoint.ts';
import type { ObjectCall } from '#schema/kit/direct.ts';
import { plain } from '#schema/kit/plain.ts';
import { readQuery, toWire, writeQuery } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { take, type Taken } from './incoming.ts';
import type { Parts } from './input.ts';

/** What the checks of a call read, whichever way it came. Nothing in it is validated. */
export interface Received extends Pick<Request, 'headers' | 'signal'> {
  /** The address on the wire, by which repeats are compared. */
  readonly url: () => URL;
  readonly params: Parts['params'];
  /** The query in our spelling. */
  readonly query: () => unknown;
  /** Reads the body, once; undefined for a row without a body. */
  readonly take: (language: Language, newKey: () => string) => Promise<Taken | undefined>;
}

/** A call over the wire. */
export function ofRequest(row: Row, request: Request, params: Parts['params']): Received {
  const url = new URL(request.url);
  return {
    headers: request.headers,
    signal: request.signal,
    url: () => url,
    params,
    query: () => row.query && readQuery(row.query, url.searchParams),
    take: (language, newKey) => take(row, request, language, newKey),
  };
}

/** A call by object; its body is read as JSON would be. */
export function ofObject(row: Row, asked: ObjectCall): Received {
  const { body: schema } = row;
  return {
    headers: asked.headers,
    signal: asked.signal,
    url: () => new URL(asked.url),
    params: asked.params ?? {},
    // As text in between, so that numbers, empty fields and lists are read as on the wire.
    query: () => row.query && readQuery(row.query, writeQuery(row.query, asked.query)),
    take: async () => {
      if (schema === undefined) return undefined;
      const { body: given } = asked;
      const body = given === undefined ? {} : plain(given);
      return {
        // Equal to the text on the wire, because a key may be repeated there.
        get text() {
          return given === undefined ? '' : JSON.stringify(toWire(schema, given));
        },
        value: () => body,
        files: [],
        reasons: [],
      };
    },
  };
}
