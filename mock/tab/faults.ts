/** Makes calls of the tab's backend go wrong on purpose, for tests and for showing what the product does about it. */
import * as z from 'zod/mini';
import { codeOf, errorOf, isCode, type ErrorCode } from '#schema/errors.ts';
import { failedHeader } from './callLog.ts';
import type { KeyValueStorage } from './sessionKey.ts';

/** What goes wrong, and with which calls. */
const Fault = z.object({
  /** An operation (`SendRecognition`), a route (`POST /rest/post/{id}/comment`) or `POST /graphql`; whatever the page asks for when it is missing. */
  call: z.optional(z.string()),
  /** How many calls it strikes; all until it is removed when it is missing. */
  times: z.optional(z.number()),
  /** Waits so long before anything else, in ms. */
  delay: z.optional(z.number()),
  /** Answers this status in the place of the backend. */
  status: z.optional(z.number()),
  /** Of the answered error; the status says it when it is missing. */
  code: z.optional(z.custom<ErrorCode>(isCode)),
  /** As the answered error says; it says nothing when it is missing. */
  retryable: z.optional(z.boolean()),
  /** Seconds, likewise. */
  retryAfter: z.optional(z.number()),
  /** The request never arrives. */
  offline: z.optional(z.literal(true)),
  /** The backend does what it was asked, its answer never arrives. */
  lost: z.optional(z.literal(true)),
});
export type Fault = z.infer<typeof Fault>;

/** A fault in force; `left` counts the calls that it still strikes, null where they are not counted. */
export interface StandingFault {
  readonly id: string;
  readonly fault: Fault;
  readonly left: number | null;
}

/** What is known of a call beside its request. */
export interface Calling {
  /** Name of its GraphQL operation. */
  readonly operation?: string | undefined;
  /** The facade makes it for another call: faults that name no call leave it alone, they have struck that one. */
  readonly isBehind?: boolean;
  /** Told once if a fault strikes it. */
  readonly onStruck?: () => void;
}

/** The faults in force. */
export interface Faults {
  /** Answers how to remove it. */
  readonly add: (fault: Fault) => () => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Oldest first; the same list until something changes. */
  readonly list: () => readonly StandingFault[];
  /** Told after each change, also when a fault is used up; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A call as the faults let it be; raises `TypeError` as `fetch` does where nothing comes back, and the request's own reason when it is given up. */
  readonly around: (
    request: Request,
    answer: (request: Request) => Promise<Response>,
    calling?: Calling,
  ) => Promise<Response>;
}

const place = 'aplauso-demo.faults';
const Kept = z.array(z.object({ id: z.string(), fault: Fault, left: z.nullable(z.number()) }));

function keptIn(keeper: KeyValueStorage | undefined): readonly StandingFault[] {
  try {
    return z.parse(Kept, JSON.parse(keeper?.getItem(place) ?? '[]'));
  } catch {
    return [];
  }
}

/** Of `/rest/post/{id}`: each parameter stands for one part of the path. */
const fits = (route: string, path: string): boolean => {
  const [wanted, given] = [route.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  );
};

const matches = (
  { call }: Fault,
  { method, url }: Request,
  { operation, isBehind = false }: Calling,
): boolean => {
  if (call === undefined) return !isBehind;
  const [verb, route] = call.split(' ');
  return route === undefined ? call === operation : verb === method && fits(route, new URL(url).pathname);
};

function refused(fault: Fault, status: number, request: Request): Response {
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

/** Those that were in force in this tab before it was loaded anew, where something keeps them; none otherwise. */
export function createFaults(keeper?: KeyValueStorage): Faults {
  let standing = keptIn(keeper);
  let made = standing.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0);
  const listeners = new Set<() => void>();
  const put = (next: readonly StandingFault[]): void => {
    standing = next;
    try {
      keeper?.setItem(place, JSON.stringify(next));
    } catch {
      // They last as long as the page then.
    }
    for (const listener of listeners) listener();
  };
  const remove = (id: string): void => {
    if (standing.some((one) => one.id === id)) put(standing.filter((one) => one.id !== id));
  };
  const strike = (request: Request, calling: Calling): Fault | undefined => {
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
