/** Calls rows inside one process: input and reply are objects, without a request, JSON or renaming. */
import * as z from 'zod/mini';
import { ApiError, errorOf } from '../errors.ts';
import { addressOf, call, signalOf, type Arguments, type Parts, type Transport } from './client.ts';
import { methodOf, type Output, type Row } from './endpoint.ts';

/** A call by object. `method` and `url` are those of the same call over the wire. */
export interface ObjectCall extends Parts, Pick<Request, 'method' | 'url' | 'headers' | 'signal'> {
  readonly row: Row;
}

/** A reply in our spelling: not validated, and without references to the server's data. */
export interface ObjectReply {
  readonly reply: unknown;
  /** The new marks of the caller's browser, for the edge (see `backend/session/devices.ts`). */
  readonly device?: string | undefined;
}

/** How a call reaches the server of this process. */
export interface DirectTransport extends Omit<Transport, 'send'> {
  /** A `Response` is read as on the wire: it is a refusal, or a fault answers in place of the server. */
  readonly answer: (call: ObjectCall) => Promise<ObjectReply | Response>;
  /**
   * Whether a reply is taken as it is, because the code that made it has the row's type. Tests do not trust it, so that
   * they see what the types cannot.
   */
  readonly trusted?: boolean;
}

/** Makes a call by object; returns and throws the same as `call` over the wire. */
export async function callDirectly<R extends Row>(
  row: R,
  operation: string,
  input: Arguments<R>,
  { answer, trusted = false, ...session }: DirectTransport,
): Promise<Output<R>> {
  const parts = input as Parts; // the parts are optional by the row's type
  const signal = signalOf(row);
  const asOnTheWire = (send: () => Promise<Response>) => call(row, operation, input, { ...session, send });
  let answered: ObjectReply | Response;
  try {
    answered = await answer({
      row,
      ...parts,
      method: methodOf(row),
      // Only faults and the comparison of repeated writes need the address.
      get url() {
        return addressOf(row, operation, parts, session);
      },
      headers: new Headers(session.headers()),
      signal,
    });
  } catch (error) {
    return asOnTheWire(() => Promise.reject(signal.reason ?? error));
  }
  if (answered instanceof Response) {
    const response = answered;
    return asOnTheWire(async () => response);
  }
  if (trusted && row.reply !== undefined) return answered.reply as Output<R>;
  const parsed = row.reply === undefined ? undefined : z.safeParse(row.reply, answered.reply);
  if (parsed?.success !== true)
    throw new ApiError(errorOf('unknown', session.language, row.status ?? 200).facts(), operation);
  return parsed.data as Output<R>;
}
