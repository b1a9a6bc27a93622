/** A fake page for tests of src/api: address, language, storage, and a network with prepared answers. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { DemoEdge } from '#src/api/demoKit.ts';
import { setDemoKit } from '#src/api/send.ts';
import { tokenStore } from '#src/api/token.ts';

/** Web storage in memory. */
export class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

/** Storage that throws on every access, as a browser does if storage is denied. */
export class DeniedStorage extends FakeStorage {
  override getItem(): string | null {
    throw new DOMException('denied', 'SecurityError');
  }
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
  override removeItem(): void {
    throw new DOMException('denied', 'SecurityError');
  }
}

type Reply = (request: Request, number: number) => Response | Promise<Response>;

/** The requests that were sent, and the reply of the network. */
export interface Network {
  readonly sent: Request[];
  /** Seconds of the fake clock at each request. */
  readonly at: number[];
  reply: Reply;
}

/** A GraphQL response. */
export const graphql = (
  body: unknown,
  init: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

/** A GraphQL response whose field failed. */
export const failed = (extensions: Readonly<Record<string, unknown>>, field = 'thing'): Response =>
  graphql({ data: { [field]: null }, errors: [{ message: 'from the server', path: [field], extensions }] });

/** Sets up the page before each test and clears it afterwards. The clock is fake. */
export function onPage(): Network {
  const network: Network = { sent: [], at: [], reply: () => graphql({ data: { thing: 1 } }) };
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    network.sent.length = 0;
    network.at.length = 0;
    network.reply = () => graphql({ data: { thing: 1 } });
    vi.stubGlobal('location', { origin: 'https://aurora.example' });
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    vi.stubGlobal('localStorage', new FakeStorage());
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', async (request: Request) => {
      network.sent.push(request);
      network.at.push(Date.now() / 1000);
      return network.reply(request, network.sent.length);
    });
  });
  afterEach(() => {
    tokenStore.forget();
    setDemoKit(undefined);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return network;
}

/** Runs the fake clock until the promise settles; returns its value or its error. */
export async function settle<A>(work: Promise<A>): Promise<{ readonly value?: A; readonly error?: unknown }> {
  const ended = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return ended;
}

/** Documents in the shape that code generation produces. */
export const Thing = Object.assign(
  new String('query Thing { thing }'),
  {} as { __apiType?: (variables: object) => { thing: number } },
);
export const ChangeThing = Object.assign(
  new String('mutation ChangeThing { thing }'),
  {} as { __apiType?: (variables: object) => { thing: number } },
);
export const Start = Object.assign(
  new String('query Start { user counts }'),
  {} as { __apiType?: (variables: object) => { user: string; counts: number } },
);

/** A fake demo backend that records its requests. */
export function aKit(answer: (request: Request) => Promise<Response>): { asked: Request[] } {
  const asked: Request[] = [];
  const kit: DemoEdge = {
    isOurs: ({ headers }) => headers.has('x-ours'),
    listens: () => true,
    answer: async (request) => {
      asked.push(request);
      return answer(request);
    },
  };
  setDemoKit(kit);
  return { asked };
}
