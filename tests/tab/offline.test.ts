/**
 * The files of the demo are kept after the first start, while the page is calm. The first worker keeps nothing by itself,
 * and a start without a network is promised only when every file is kept.
 */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { offlineFiles, type Keeper, type Offline } from '#mock/tab/offline.ts';

const files = ['/assets/a.js', '/assets/b.js', '/locales/es/app.json', '/'];

/** Runs the head of the worker over a cache in memory; `fails` are files that cannot be fetched. */
function aWorker(all: readonly string[], { isUpdate = false, fails = new Map<string, string>() } = {}) {
  const kept = new Set<string>();
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const cache = {
    keys: async () => [...kept].map((file) => ({ url: `https://demo.test${file}` })),
    addAll: async (requests: readonly { readonly file: string }[]) => {
      for (const { file } of requests)
        if (fails.has(file)) throw new DOMException('it failed', fails.get(file));
      for (const { file } of requests) kept.add(file);
    },
  };
  class AnyRequest {
    readonly file: string;
    constructor(file: string) {
      this.file = file;
    }
  }
  const script = readFileSync(new URL('../../tools/vite/worker-head.js', import.meta.url), 'utf8').replace(
    '/* __FILES__ */',
    JSON.stringify(all),
  );
  runInContext(
    script,
    createContext({
      self: { registration: { active: isUpdate ? {} : null }, skipWaiting: () => undefined },
      caches: { open: async () => cache, delete: async () => kept.clear() },
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      Request: AnyRequest,
      URL,
    }),
  );
  const raise = async (name: string, more: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    for (const listener of listeners.get(name) ?? [])
      listener({
        waitUntil: (work: Promise<unknown>) => waits.push(work),
        stopImmediatePropagation: () => undefined,
        ...more,
      });
    await Promise.all(waits);
  };
  const keeper: Keeper = {
    postMessage: (data: unknown, ports: unknown) => void raise('message', { data, ports }),
  };
  return { kept, keeper, install: () => raise('install', {}) };
}

const kinds = (states: readonly Offline[]): readonly string[] => states.map(({ kind }) => kind);
const atOnce = async (): Promise<void> => undefined;

describe('the worker', () => {
  it('the first worker of a browser installs no file, and that of the next release all of them', async () => {
    const [first, next] = [aWorker(files), aWorker(files, { isUpdate: true })];
    await Promise.all([first.install(), next.install()]);
    expect([[...first.kept], [...next.kept]]).toEqual([[], files]);
  });

  it('a release that cannot keep its files keeps none of them', async () => {
    const next = aWorker(files, { isUpdate: true, fails: new Map([['/', 'TypeError']]) });
    await next.install();
    expect([...next.kept]).toEqual([]);
  });
});

describe('the files of a start without a network', () => {
  const many = [...Array.from({ length: 60 }, (_, at) => `/assets/${at}.js`), '/'];

  it('the files are kept in groups, each in a pause of the page, and promised when all are there', async () => {
    const { kept, keeper } = aWorker(many);
    const [offline, states]: [ReturnType<typeof offlineFiles>, Offline[]] = [offlineFiles(), []];
    offline.subscribe(() => states.push(offline.now()));
    expect(offline.now()).toEqual({ kind: 'unknown' });
    const calm = vi.fn<() => Promise<void>>(atOnce);
    await offline.keep(async () => keeper, calm);
    expect([...kept]).toEqual(many);
    expect(calm).toHaveBeenCalledTimes(states.length);
    expect(kinds(states)).toEqual(['partly', 'partly', 'ready']);
    expect(states[0]).toEqual({ kind: 'partly', kept: 24, all: many.length });
  });

  it('the next start goes on where a page that was left has stopped', async () => {
    const { kept, keeper } = aWorker(many);
    const left = offlineFiles();
    const stopped = Promise.withResolvers<void>();
    left.subscribe(() => stopped.resolve());
    let turns = 0;
    void left.keep(
      async () => keeper,
      () => (turns++ === 0 ? atOnce() : new Promise(() => undefined)),
    );
    await stopped.promise;
    expect([kept.size, left.now().kind]).toEqual([24, 'partly']);
    const next = offlineFiles();
    await next.keep(async () => keeper, atOnce);
    expect([[...kept], next.now()]).toEqual([many, { kind: 'ready' }]);
  });

  it('a file that cannot be fetched promises nothing and keeps the others, without their page', async () => {
    const { kept, keeper } = aWorker(many, { fails: new Map([['/assets/50.js', 'TypeError']]) });
    vi.spyOn(console, 'warn').mockReturnValue();
    const offline = offlineFiles();
    await offline.keep(async () => keeper, atOnce);
    expect([offline.now(), kept.size, kept.has('/')]).toEqual([{ kind: 'impossible' }, 48, false]);
  });

  it('a full storage gives the space back to the rows of the world', async () => {
    const { kept, keeper } = aWorker(many, { fails: new Map([['/assets/50.js', 'QuotaExceededError']]) });
    vi.spyOn(console, 'warn').mockReturnValue();
    const offline = offlineFiles();
    await offline.keep(async () => keeper, atOnce);
    expect([offline.now(), kept.size]).toEqual([{ kind: 'impossible' }, 0]);
  });

  it('a browser without a worker promises nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const offline = offlineFiles();
    await offline.keep(() => Promise.reject(new Error('there are no workers here')), atOnce);
    expect(offline.now()).toEqual({ kind: 'impossible' });
  });
});
