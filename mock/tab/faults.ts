/** Faults that make calls of the tab's backend fail on purpose, for tests and demonstrations. */
import * as z from 'zod/mini';
import { codeOf, errorOf, isCode, type ErrorCode } from '#schema/errors.ts';
import { failedHeader } from './callLog.ts';
import { faultsPlace as place } from './demoKeys.ts';
import type { KeyValueStorage } from './sessionKey.ts';

/** The effect of a fault, and the calls that it strikes. */
const Fault = z.object({
  /**
   * An operation (`SendRecognition`), a route (`POST /rest/post/{id}/comment`) or `POST /graphql`. Default:
   * every call of the page.
   */
  call: z.optional(z.string()),
  /** How many calls the fault strikes. Default: all until the fault is removed. */
  times: z.optional(z.number()),
  /** Delay before any other effect, in ms. */
  delay: z.optional(z.number()),
  /** Status that is answered instead of the backend's answer. */
  status: z.optional(z.number()),
  /** Code of the answered error. Default: derived from the status. */
  code: z.optional(z.custom<ErrorCode>(isCode)),
  /** Value in the answered error. Default: absent. */
  retryable: z.optional(z.boolean()),
  /** Value in the answered error, in seconds. Default: absent. */
  retryAfter: z.optional(z.number()),
  /** The request does not reach the backend. */
  offline: z.optional(z.literal(true)),
  /** The backend handles the request, but its answer is lost. */
  lost: z.optional(z.literal(true)),
});
export type Fault = z.infer<typeof Fault>;

/** A fault in force; `left` is the number of calls that it still strikes, null if unlimited. */
export interface StandingFault {
  readonly id: string;
  readonly fault: Fault;
  readonly left: number | null;
}

/** Facts about a call besides its request. */
export interface Calling {
  /** Name of the call's GraphQL operation. */
  readonly operation?: string | undefined;
  /**
   * The facade makes this call for another call. Faults that name no call skip it, because they have struck
   * the outer call.
   */
  readonly isBehind?: boolean;
  /** Called once if a fault strikes the call. */
  readonly onStruck?: (() => void) | undefined;
}

/** A request, or a call by object. */
type Struck = Pick<Request, 'method' | 'url' | 'headers' | 'signal'>;

export interface Faults {
  /** Returns the function that removes the fault. */
  readonly add: (fault: Fault) => () => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Oldest first; the same list until it changes. */
  readonly list: () => readonly StandingFault[];
  /** Calls the listener after each change, also when a fault is used up; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Runs a call under the faults. Like `fetch`, throws `TypeError` if no answer arrives, and the request's
   * abort reason if the request is aborted.
   */
  readonly around: <C extends Struck, A>(
    request: C,
    answer: (request: C) => Promise<A>,
    calling?: Calling,
  ) => Promise<A | Response>;
}

const Kept = z.array(z.object({ id: z.string(), fault: Fault, left: z.nullable(z.number()) }));

function keptIn(keeper: KeyValueStorage | undefined): readonly StandingFault[] {
  try {
    return z.parse(Kept, JSON.parse(keeper?.getItem(place) ?? '[]'));
  } catch {
    return [];
  }
}

/** Matches a route such as `/rest/post/{id}`: each parameter matches one segment of the path. */
const fits = (route: string, path: string): boolean => {
  const [wanted, given] = [route.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
};

const matches = ({ call }: Fault, request: Struck, { operation, isBehind = false }: Calling): boolean => {
  if (call === undefined) return !isBehind;
  const [verb, route] = call.split(' ');
  return route === undefined
    ? call === operation
    : verb === request.method && fits(route, new URL(request.url).pathname);
};

function refused(fault: Fault, status: number, request: Struck): Response {
  const language = /^\s*en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'es';
  const { retryable, retryAfter, code = codeOf(status) } = fault;
  const { message, ...rest } = errorOf(code, language, status).facts();
  const facts = {
    ...rest,
    ...(retryable === undefined ? {} : { retryable }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    message,
  };
  const body = { ...facts, error: message, errors: [{ message, extensions: facts }] };
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json(body, { status, headers: { [failedHeader]: `${code} ${status}`, ...wait } });
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Creates the faults; restores those that `keeper` holds from before a reload. */
export function createFaults(keeper?: KeyValueStorage): Faults {
  let standing = keptIn(keeper);
  let made = standing.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0);
  const listeners = new Set<() => void>();
  const put = (next: readonly StandingFault[]): void => {
    standing = next;
    try {
      keeper?.setItem(place, JSON.stringify(next));
    } catch {
      // Without storage, the faults last as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const remove = (id: string): void => {
    if (standing.some((one) => one.id === id)) put(standing.filter((one) => one.id !== id));
  };
  const strike = (request: Struck, calling: Calling): Fault | undefined => {
    const found = standing.find(({ fault }) => matches(fault, request, calling));
    if (found === undefined) return undefined;
    const { id, left } = found;
    if (left === 1) remove(id);
    else if (left !== null) put(standing.map((one) => (one.id === id ? { ...one, left: left - 1 } : one)));
    calling.onStruck?.();
    return found.fault;
  };
  return {
    add(fault) {
      const id = String(++made);
      put([...standing, { id, fault, left: fault.times ?? null }]);
      return () => remove(id);
    },
    remove,
    clear: () => put([]),
    list: () => standing,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async around(request, answer, calling = {}) {
      const fault = strike(request, calling);
      if (fault === undefined) return answer(request);
      if (fault.delay !== undefined) await wait(fault.delay, request.signal);
      if (fault.offline === true) throw new TypeError('Failed to fetch');
      if (fault.status !== undefined) return refused(fault, fault.status, request);
      const answered = await answer(request);
      if (fault.lost === true) throw new TypeError('Failed to fetch');
      return answered;
    },
  };
}
