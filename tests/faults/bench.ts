/**
 * A page, a clock and a network for many calls at once over one facade and backend. Each call has its own storage,
 * language and time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { graphqlEdge } from '#mock/tab/graphqlEdge.ts';
import type { allRows } from '#schema/contract.ts';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';
import { cacheRetry, type Language } from '#schema/limits.ts';
import { readSdl } from '#server/sdl.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { FakeStorage } from '#tests/support/edge.ts';
import type { TestDeployment } from '#tests/support/deployment.ts';
import type { Strike } from './strikes.ts';

type AnyRow = (typeof allRows)[number];

/** One observed call. */
export interface Cell {
  readonly row: AnyRow;
  /** Undefined: no fault. */
  readonly strike: Strike | undefined;
  /** How many sends the fault strikes; all by default. */
  readonly times: number;
  readonly language: Language;
  /** The value of `Math.random` for this call, from 0 up to 1. */
  readonly chance: number;
  readonly storage: FakeStorage;
  /** Idempotency key and session of each send. */
  readonly sends: { readonly key: string | null; readonly session: string | null }[];
  /** Milliseconds of each pause. */
  readonly pauses: number[];
  /** Calls of the row that the facade made for the sends. */
  made: number;
  /** Tokens of the sessions that were reported as refused. */
  readonly refused: string[];
}

const cells = new AsyncLocalStorage<Cell>();
const origin = 'https://aurora.example';

/** Runs a call in its own page. */
export const inCell = <A>(cell: Cell, work: () => A): A => cells.run(cell, work);

type Asked = Pick<Request, 'method' | 'url'>;
const isOf = ({ row }: AnyRow): ((asked: Asked) => boolean) => {
  const path = new RegExp(`^/rest${pathOf(row).replaceAll(/\{\w+\}/g, '[^/]*')}$`, 'u');
  return ({ method, url }) => method === methodOf(row) && path.test(new URL(url).pathname);
};

/** Installs the network, the page and the clock: `begin` stubs the globals for one test, and `end` stops listening. */
export function aBench(deployment: TestDeployment): { readonly begin: () => void; readonly end: () => void } {
  const sdl = readSdl();
  const nothing = new FakeStorage();
  const cellOf = (): Cell => {
    const cell = cells.getStore();
    if (cell === undefined) throw new Error('a call outside of every cell');
    return cell;
  };
  const struck = ({ strike, sends, times }: Cell): Strike | undefined =>
    sends.length <= times ? strike : undefined;

  /** Answers with the fault in place of the backend, or calls the backend. */
  const behind = async <C extends Asked, A>(asked: C, backend: (asked: C) => Promise<A>) => {
    const cell = cellOf();
    if (isOf(cell.row)(asked)) {
      cell.made += 1;
      const strike = struck(cell);
      if (strike?.place === 'behind') return strike.answer(cell.language);
    }
    return backend(asked);
  };
  const { backend } = deployment;
  const edge = graphqlEdge(sdl, { base: `${origin}/rest`, answer: (call) => behind(call, backend.call) });

  const sent = async (request: Request): Promise<Response> => {
    const cell = cellOf();
    const { headers } = request;
    cell.sends.push({ key: headers.get('idempotency-key'), session: headers.get('authorization') });
    const strike = struck(cell);
    if (strike?.signsIn === true) cell.storage.setItem('auth_token', 'a newer one');
    const isFacade = new URL(request.url).pathname === '/graphql';
    if (strike?.place === 'before') return strike.answer(cell.language);
    return isFacade ? edge(request) : behind(request, backend.fetch);
  };

  const { setTimeout: later, Math: maths } = globalThis;
  const chance = maths.random.bind(maths);
  /** A `setTimeout` with a time line per call: records the pause and continues at once. */
  const waited = (work: () => void, ms = 0, ...rest: unknown[]): unknown => {
    const cell = cells.getStore();
    if (cell === undefined) return later(work, ms, ...rest);
    // The retention of the query cache is not a pause.
    if (ms >= cacheRetry.retentionMs) return later(() => undefined, 0);
    if (ms > 0) cell.pauses.push(ms);
    return setImmediate(work);
  };

  const stop = onUnauthorized((token) => cells.getStore()?.refused.push(token));
  const begin = (): void => {
    vi.stubGlobal('setTimeout', waited);
    vi.stubGlobal('clearTimeout', (timer: unknown) => {
      if (timer instanceof Object && 'hasRef' in timer) clearImmediate(timer as NodeJS.Immediate); // our setImmediate, or a timer that can stay
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    vi.spyOn(maths, 'random').mockImplementation(() => cells.getStore()?.chance ?? chance());
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('document', {
      documentElement: {
        get lang(): string {
          return cells.getStore()?.language ?? 'es';
        },
      },
    });
    vi.stubGlobal('addEventListener', () => undefined);
    const storage = (): Storage => cells.getStore()?.storage ?? nothing;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage().getItem(key),
      setItem: (key: string, value: string) => storage().setItem(key, value),
      removeItem: (key: string) => storage().removeItem(key),
    });
    vi.stubGlobal('fetch', sent);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'debug').mockReturnValue();
  };
  return {
    begin,
    end: () => {
      stop();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
}
