/** Pages of one device over a whole home, without a browser: each has its own modules, all share one storage, and time moves only when a test says so. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ComposerTag } from '#machines/composer.machine.ts';
import { tokenKey, undoMs } from '#schema/limits.ts';
import type { Draft } from '#src/recognitions/draft.ts';
import type { DraftOwner } from '#src/posts/draftPlace.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { FakeStorage } from '#tests/api/edge.ts';
import { employee, manager, moneyIn, type Money } from '#tests/backend/money.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '#tests/support/deployment.ts';

/** What happens to a call on its way: give it on to `answer`, or do not. */
export type Edge = (call: {
  readonly name: string;
  readonly answer: () => Promise<Response>;
}) => Promise<Response>;

/** Storage of a device; from some write on nothing reaches it any more, as when its process dies. */
export class DeviceStorage extends FakeStorage {
  /** Writes that were made, the lost ones too. */
  writes = 0;
  /** How many writes are still kept. */
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

/** One page: a composer that was opened, or only waits for what was sent before. */
export interface Page {
  /** Opens the composer: what was kept is in it; nothing is kept, nothing is in it. */
  readonly kept: () => Draft | null;
  readonly sentBefore: () => readonly { readonly postId: string; readonly until: number }[];
  /** Keeps the words as typing does. */
  write(draft: Draft): void;
  /** Presses Send. */
  send(draft: Draft): void;
  undo(): void;
  readonly is: (tag: ComposerTag) => boolean;
  /** Waits for a state that says so. */
  until(tag: ComposerTag): Promise<void>;
  /** Waits until no state says so any more. */
  whileIt(tag: ComposerTag): Promise<void>;
  /** Goes on in the place of what a page before has sent. */
  takeUp(sent: { readonly postId: string; readonly until: number }): void;
}

/** What a test stands on. */
export interface Device {
  readonly deployment: TestDeployment;
  readonly money: Money;
  readonly storage: DeviceStorage;
  edge: Edge;
  /** Names and keys of the calls that left a page, in order. */
  readonly calls: { readonly name: string; readonly key: string | null }[];
  /** Sends that left a page. */
  readonly sends: () => readonly { readonly key: string | null }[];
  /** How many writes were made when the first send left its page. */
  readonly writesAtSend: () => Promise<number>;
  /** A new page; what an older one remembered by itself is not known to it. */
  open(): Promise<Page>;
  /** What somebody wrote. */
  draft(changes?: Partial<Draft>): Draft;
  signIn(): Promise<void>;
  /** Every call that waits now has waited too long. */
  timeOut(): void;
  /** Lets the pauses of repeats pass until a page says so. */
  repeats(page: Page, tag: ComposerTag): Promise<void>;
  /** Lets the seconds to undo pass; what is due is published. */
  publish(): Promise<void>;
  /** Posts of the person since the beginning that were not taken back. */
  standing(): Promise<readonly Row<typeof posts>[]>;
}

/** Gives every call on. */
export const plainEdge: Edge = ({ answer }) => answer();

const calledIn = (query: string): string => /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';

/** A device for each test of a file, over one of the stores. */
export function aDevice(kind: StoreKind): Device {
  const device: Partial<Device> & Pick<Device, 'calls'> = { calls: [] };
  const now = Date.parse('2026-03-18T18:00:00.000Z');
  // Of one test: what an older one left behind does not count.
  let flying = new Set<Request>();
  let sending = Promise.withResolvers<number>();
  let deadlines: AbortController[] = [];
  const closing: (() => void)[] = [];
  const here = (): Device => device as Device;
  let owner: DraftOwner = { id: '', orgId: '' };
  let written: Draft | undefined;

  /** Who is signed in, and what they would have in the box: somebody, words, points. */
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
    // The machines of the store and of cryptography go on by themselves; hours and pauses do not.
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
        // Nothing is on its way: somebody waits for a moment to come. Pauses are seconds apart, what may be undone far more.
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
  } satisfies Partial<Device>) as Device; // home, money, storage and edge are there from the first `beforeEach` on
}
