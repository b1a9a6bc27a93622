/**
 * Log of the app's last calls to the backend of the tab, with their outcomes and the attempts of each action.
 */

/** Matches the app's interface `CallRecord`; `waited` counts from the end of the previous attempt. */
export interface LoggedCall {
  readonly id: number;
  readonly at: number;
  readonly call: string;
  readonly attempt: number;
  readonly waited: number | null;
  readonly struck: boolean;
  readonly outcome:
    | { readonly kind: 'under way' }
    | { readonly kind: 'answered'; readonly status: number; readonly code: string | null }
    | { readonly kind: 'nothing came' };
}

/** A call in progress that the log follows. */
export interface FollowedCall {
  /** Name of the call's GraphQL operation, if the call has one. */
  readonly operation: string | undefined;
  /** Marks the call, or a call that the facade makes for it, as struck by a fault. */
  readonly struck: () => void;
}

/** The newest calls of this page. */
export interface CallLog {
  /** Oldest first; the same list until it changes. */
  readonly list: () => readonly LoggedCall[];
  /** Calls the listener after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  /** Runs the work of a call and records its outcome. Returns and throws as the work does. */
  readonly follow: (
    request: Request,
    work: (followed: FollowedCall) => Promise<Response>,
  ) => Promise<Response>;
}

/** Max number of calls that are kept. */
export const maxCalls = 200;
/** A repeat of a failed call within this time, in ms, counts as the same action. */
const sameActionMs = 60_000;
/** Header on answers of the facade that failed in part: `<code> <status>` of the first error. */
export const failedHeader = 'x-aplauso-failed';

/** The last attempt of an action. */
interface Action {
  readonly attempt: number;
  /** Time of the start; later the time of the end. */
  at: number;
  isOver: boolean;
  isWell: boolean;
}

const operationIn = /"query":\s*"(?:\\[nrt]|\s)*(?:query|mutation)\s+(\w+)/;

/** The identity of an action, the name of the operation, and whether an idempotency key identifies it. */
async function identityOf(request: Request): Promise<readonly [string, string | undefined, boolean]> {
  const path = new URL(request.url).pathname;
  const key = request.headers.get('idempotency-key');
  const text = path === '/graphql' ? await request.clone().text() : `${request.method} ${request.url}`;
  return [key ?? text, path === '/graphql' ? operationIn.exec(text)?.[1] : undefined, key !== null];
}

async function outcomeOf(answer: Response): Promise<LoggedCall['outcome']> {
  const [code = '', status = ''] = answer.headers.get(failedHeader)?.split(' ') ?? [];
  if (code !== '') return { kind: 'answered', status: Number(status), code };
  if (answer.ok) return { kind: 'answered', status: answer.status, code: null };
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const named = /"code":"(\w+)"/.exec(JSON.stringify(said))?.[1];
  return { kind: 'answered', status: answer.status, code: named ?? null };
}

/** Creates an empty call log; `now` returns ms since 1970. */
export function createCallLog(now: () => number): CallLog {
  let calls: readonly LoggedCall[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const actions = new Map<string, Action>();
  const put = (next: readonly LoggedCall[]): void => {
    calls = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, more: Partial<LoggedCall>): void => {
    if (calls.some((one) => one.id === id))
      put(calls.map((one) => (one.id === id ? { ...one, ...more } : one)));
  };
  return {
    list: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => put([]),
    async follow(request, work) {
      const [identity, operation, isKeyed] = await identityOf(request);
      const at = now();
      const before = actions.get(identity);
      const isSame = before !== undefined && (isKeyed || (!before.isWell && at - before.at <= sameActionMs));
      const action: Action = { attempt: isSame ? before.attempt + 1 : 1, at, isOver: false, isWell: false };
      // Reinserts the action as the newest, so that the oldest are dropped first.
      actions.delete(identity);
      actions.set(identity, action);
      for (const oldest of actions.keys()) if (actions.size > maxCalls) actions.delete(oldest);
      const id = ++made;
      const call: LoggedCall = {
        id,
        at,
        call: operation ?? `${request.method} ${new URL(request.url).pathname}`,
        attempt: action.attempt,
        waited: isSame ? at - before.at : null,
        struck: false,
        outcome: { kind: 'under way' },
      };
      put([...calls, call].slice(-maxCalls));
      const end = (outcome: LoggedCall['outcome']): void => {
        if (action.isOver) return;
        Object.assign(action, { at: now(), isOver: true });
        action.isWell = outcome.kind === 'answered' && outcome.code === null && outcome.status < 400;
        change(id, { outcome });
      };
      const giveUp = (): void => end({ kind: 'nothing came' });
      request.signal.addEventListener('abort', giveUp, { once: true });
      try {
        const answer = await work({ operation, struck: () => change(id, { struck: true }) });
        end(await outcomeOf(answer));
        return answer;
      } catch (error) {
        giveUp();
        throw error;
      } finally {
        request.signal.removeEventListener('abort', giveUp);
      }
    },
  };
}
