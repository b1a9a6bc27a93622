/**
 * Pages of one device over a whole deployment, without a browser. Each page has its own modules, all share one storage,
 * and tests control the time.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ComposerTag } from '#machines/composer.machine.ts';
import { tokenKey, undoMs } from '#schema/limits.ts';
import type { Draft } from '#src/recognitions/draft.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { FakeStorage } from '#tests/support/edge.ts';
import { employee, manager, moneyIn, type Money } from '#tests/backend/money.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '#tests/support/deployment.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** Handles a call on its way: passes it on to `answer`, or does not. */
export type Edge = (call: {
  readonly name: string;
  readonly answer: () => Promise<Response>;
}) => Promise<Response>;

/** The storage of a device. After a set number of writes it keeps no more, as if the process had died. */
export class DeviceStorage extends FakeStorage {
  /** Number of writes, including lost ones. */
  writes = 0;
  /** Number of writes that will still be kept. */
  left = Infinity;
  override setItem(key: string, value: string): void {
    this.writes++;
    if (this.left-- > 0) super.setItem(key, value);
  }
  override removeItem(key: string): void {
    this.writes++;
    if (this.left-- > 0) super.removeItem(key);
  }
}

/** One page with an open composer, or a page that only waits for an earlier send. */
export interface Page {
  /** Opens the composer and returns its stored draft; null if there is none. */
  readonly kept: () => Draft | null;
  readonly sentBefore: () => readonly { readonly postId: string; readonly until: number }[];
  /** Stores the draft, as typing does. */
  write(draft: Draft): void;
  /** Presses Send. */
  send(draft: Draft): void;
  undo(): void;
  readonly is: (tag: ComposerTag) => boolean;
  /** Waits for a state with this tag. */
  until(tag: ComposerTag): Promise<void>;
  /** Waits until the state loses this tag. */
  whileIt(tag: ComposerTag): Promise<void>;
  /** Continues an earlier send in place of the page that started it. */
  takeUp(sent: { readonly postId: string; readonly until: number }): void;
}

/** The fixture of a test. */
export interface Device {
  readonly deployment: TestDeployment;
  readonly money: Money;
  readonly storage: DeviceStorage;
  edge: Edge;
  /** Names and keys of the calls that left a page, in order. */
  readonly calls: { readonly name: string; readonly key: string | null }[];
  /** Sends that left a page. */
  readonly sends: () => readonly { readonly key: string | null }[];
  /** The number of writes when the first send left its page. */
  readonly writesAtSend: () => Promise<number>;
  /** Opens a new page, which does not know the memory of older pages. */
  open(): Promise<Page>;
  /** The draft of the user. */
  draft(changes?: Partial<Draft>): Draft;
  signIn(): Promise<void>;
  /** Ends every pending call with a timeout. */
  timeOut(): void;
  /** Advances through the pauses of repeats until the page has this tag. */
  repeats(page: Page, tag: ComposerTag): Promise<void>;
  /** Advances past the time to undo and publishes what is due. */
  publish(): Promise<void>;
  /** Posts of the user since the start that were not undone. */
  standing(): Promise<readonly Row<typeof posts>[]>;
}

/** Passes every call on. */
export const plainEdge: Edge = ({ answer }) => answer();

const calledIn = (query: string): string => /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';

/** A device for each test of a file, over one of the stores. */
export function aDevice(kind: StoreKind): Device {
  const device: Partial<Device> & Pick<Device, 'calls'> = { calls: [] };
  const now = Date.parse('2026-03-18T18:00:00.000Z');
  // Belongs to one test, so that pending requests of earlier tests do not count.
  let flying = new Set<Request>();
  let sending = Promise.withResolvers<number>();
  let deadlines: AbortController[] = [];
  const closing: (() => void)[] = [];
  const here = (): Device => device as Device;
  let owner: DraftOwner = { id: '', orgId: '' };
  let written: Draft | undefined;

  /** Reads the signed-in user and prepares the user's draft: receiver, text, points. */
  async function begun(): Promise<void> {
    const { request } = await import('#src/api/client.ts');
    const { MeDocument } = await import('#src/gql/graphql.ts');
    const { emptyDraft } = await import('#src/recognitions/draft.ts');
    const { everyoneOf } = await import('#src/recognitions/everyone.ts');
    const { user } = await request(MeDocument, {});
    if (user === null) throw new Error('somebody is signed in');
    owner = { id: user.id, orgId: user.orgId };
    written = {
      ...emptyDraft,
      receivers: [...(await everyoneOf([manager], new AbortController().signal))],
      message: 'Gracias por quedarte hasta cerrar el informe',
      types: [await here().money.typeFor(employee)],
      amount: 10,
    };
    device.calls.length = 0;
  }

  async function carried(request: Request): Promise<Response> {
    const { query, variables } = (await request.clone().json()) as {
      readonly query: string;
      readonly variables: Record<string, unknown>;
    };
    const name = calledIn(query);
    const key = request.headers.get('idempotency-key');
    const authorization = request.headers.get('authorization');
    device.calls.push({ name, key });
    if (name === 'SendRecognition') sending.resolve(here().storage.writes);
    const answer = async (): Promise<Response> => {
      const said = await here().deployment.ask(query, {
        ...(authorization === null ? {} : { token: authorization.slice('Bearer '.length) }),
        variables,
        headers: key === null ? {} : { 'idempotency-key': key },
      });
      return Response.json(said);
    };
    return here().edge({ name, answer });
  }

  beforeEach(async () => {
    // The store and the cryptography use real time; clock and timers are fake.
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    deadlines = [];
    const air = (flying = new Set());
    sending = Promise.withResolvers();
    device.calls.length = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const storage = new DeviceStorage();
    vi.stubGlobal('location', { origin: 'https://aurora.example' });
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', new FakeStorage());
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', async (request: Request) => {
      air.add(request);
      const givenUp = Promise.withResolvers<never>();
      request.signal.addEventListener('abort', () => givenUp.reject(request.signal.reason));
      try {
        return await Promise.race([carried(request), givenUp.promise]);
      } finally {
        air.delete(request);
      }
    });
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const deployment = await openTestDeployment(kind, { now });
    Object.defineProperty(deployment, 'now', { get: () => Date.now() });
    Object.assign(device, { deployment, money: moneyIn(deployment), storage, edge: plainEdge });
    await here().signIn();
    await begun();
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    device.deployment?.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  return Object.assign(device, {
    sends: () => device.calls.filter(({ name }) => name === 'SendRecognition'),
    writesAtSend: () => sending.promise,
    async signIn() {
      localStorage.setItem(tokenKey, await here().deployment.tokenOf(employee));
    },
    async open(): Promise<Page> {
      vi.resetModules();
      const { composerWith } = await import('#src/recognitions/composer.actors.ts');
      const { keepDraft, readDraft } = await import('#src/recognitions/draft.ts');
      const { stillSent } = await import('#src/recognitions/sent.ts');
      const { toInput } = await import('#src/recognitions/composerForm.ts');
      const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
      const begin = (sent?: { readonly postId: string; readonly until: number }) => {
        const actor = createActor(composerWith(cache, owner), {
          input: { draftEmails: [], ...(sent === undefined ? {} : { sent: { ...sent, post: null } }) },
        });
        closing.push(() => void actor.stop());
        return actor.start();
      };
      let actor = begin();
      return {
        kept: () => readDraft(owner),
        sentBefore: () => stillSent(owner, Date.now()),
        write: (draft) => keepDraft(owner, draft),
        send(draft) {
          keepDraft(owner, draft);
          actor.send({ type: 'submit.pressed', wish: toInput(draft) });
        },
        undo: () => actor.send({ type: 'undo.pressed' }),
        is: (tag) => actor.getSnapshot().hasTag(tag),
        async until(tag) {
          await waitFor(actor, (state) => state.hasTag(tag));
        },
        async whileIt(tag) {
          await waitFor(actor, (state) => !state.hasTag(tag));
        },
        takeUp(sent) {
          actor = begin(sent);
        },
      };
    },
    draft(changes) {
      if (written === undefined) throw new Error('nobody wrote yet');
      return { ...written, ...changes };
    },
    timeOut() {
      for (const deadline of deadlines.splice(0)) deadline.abort(new DOMException('late', 'TimeoutError'));
    },
    async repeats(page, tag) {
      for (let quiet = 0; !page.is(tag); quiet = flying.size === 0 ? quiet + 1 : 0) {
        await new Promise((done) => setImmediate(done));
        // Without pending requests, a pause must end. Pauses last seconds, and the time to undo is much longer.
        if (quiet % 10 === 9) await vi.advanceTimersByTimeAsync(100);
      }
    },
    async publish() {
      vi.setSystemTime(Date.now() + undoMs);
      await here().deployment.tick();
    },
    async standing() {
      return here().money.look(async (store) => {
        const { rows } = await store.list(posts, { where: { senderId: owner.id } });
        return rows.filter(({ state, createdAt }) => state !== 'removed' && Date.parse(createdAt) >= now);
      });
    },
  } satisfies Partial<Device>) as Device; // deployment, money, storage and edge exist from the first `beforeEach` on
}
