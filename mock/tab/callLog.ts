/** What the app asked of the tab's backend and what came of it: the last calls, with the attempts of one action counted. */

/** As the app's interface `CallRecord` says; `waited` counts from the end of the attempt before. */
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

/** A call while it is followed. */
export interface FollowedCall {
  /** Name of its GraphQL operation, where it has one. */
  readonly operation: string | undefined;
  /** A fault struck it, or one that the facade makes for it. */
  readonly struck: () => void;
}

/** The newest calls of this page. */
export interface CallLog {
  /** Oldest first; the same list until something happens. */
  readonly list: () => readonly LoggedCall[];
  /** Told after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  /** Does the work of a call and writes down how it went; answers and raises as the work does. */
  readonly follow: (
    request: Request,
    work: (followed: FollowedCall) => Promise<Response>,
  ) => Promise<Response>;
}

/** Most that are kept. */
export const maxCalls = 200;
/** A failed call that is made again within so many ms is the same action. */
const sameActionMs = 60_000;
/** On answers of the facade in which a part failed: `<code> <status>` of the first. */
export const failedHeader = 'x-aplauso-failed';

/** The last attempt of an action. */
interface Action {
  readonly attempt: number;
  /** When it began, and when it ended. */
  at: number;
  isOver: boolean;
  isWell: boolean;
}

const operationIn = /"query":\s*"(?:\\[nrt]|\s)*(?:query|mutation)\s+(\w+)/;

/** What makes two sends the same action, and the name of the operation. */
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

/** Nothing has been asked yet; `now` answers ms since 1970. */
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
      // Newest last, so that the oldest are forgotten.
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
