/** The composer in a page over a whole home: real facade, backend and store; only the network between them is the test's. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { postQueries } from '#src/posts/posts.queries.ts';
import { Composer } from '#src/recognitions/Composer.tsx';
import type { ComposerPreset } from '#src/recognitions/composer.store.ts';
import { meQuery } from '#src/users/me.queries.ts';
import { aHome, type Home } from '#tests/support/home.ts';

/** The person who writes. */
export const writer = 'employee@aurora.example';

/** What the network does with an answer that the server has already given. */
export type Fault = (answer: Response) => Response | Promise<Response>;

/** The page of one test. */
export interface Room {
  readonly home: Home;
  cache: QueryClient;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Idempotency keys of the sends that reached the server, in order. */
  readonly keys: string[];
  /** Happens to the next answers of `SendRecognition`. */
  fault: Fault | undefined;
  /** Opens the composer; a second time is a reload: a new page, the same storage. */
  open(preset?: ComposerPreset): Promise<void>;
  /** Chooses a colleague by typing their first name. */
  choose(name: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Presses a button by its name. */
  press(name: RegExp): Promise<void>;
  /** How many posts of the writer the store holds. */
  sent(): Promise<number>;
  /** Points the writer can give, as the server says. */
  purse(): Promise<number>;
}

interface Said {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** One room a test; cleaned up afterwards. */
export function aRoom(): Room {
  const room: Partial<Room> & { keys: string[] } = { keys: [] };

  async function answer(request: Request): Promise<Response> {
    const home = room.home as Home;
    const { query, variables } = (await request.json()) as Said;
    const key = request.headers.get('idempotency-key');
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    const said = await home.ask(query, {
      ...(token === undefined ? {} : { token }),
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    const reply = new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } });
    if (!query.includes('mutation SendRecognition')) return reply;
    if (key !== null) room.keys.push(key);
    return room.fault?.(reply) ?? reply;
  }

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    i18n.loadAndActivate({ locale: 'es', messages: {} });
    // jsdom brings a Uint8Array of its own, which the tokens' library does not take for one.
    vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    // jsdom plays no animations; Headless UI would say so once an element.
    Element.prototype.getAnimations = () => [];
    vi.stubGlobal('fetch', (input: Request) => answer(input));
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const home = await aHome('tab');
    tokenStore.write(await home.tokenOf(writer));
    Object.assign(room, { home, fault: undefined, user: userEvent.setup() });
    room.keys.length = 0;
  });
  afterEach(() => {
    cleanup();
    room.home?.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return Object.assign(room, {
    async open(preset: ComposerPreset = {}) {
      cleanup();
      const cache = createQueryClient();
      room.cache = cache;
      await cache.fetchQuery(meQuery());
      await cache.fetchInfiniteQuery(postQueries.feed({}));
      render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={cache}>
            <Composer open preset={preset} onClose={() => undefined} />
          </QueryClientProvider>
        </I18nProvider>,
      );
      await screen.findByRole('textbox', { name: /por qué/iu });
      // It gives the focus to its first field a frame later; whoever types before that would be interrupted.
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA/u));
    },
    async choose(name: string) {
      const box = screen.getByRole('combobox');
      await room.user?.type(box, name);
      await room.user?.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }));
      // Headless UI gives the focus back to the text a frame after a choice; nobody's hand is that quick.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await waitFor(() => expect(document.activeElement).toBe(box));
    },
    async write(text: string) {
      await room.user?.type(screen.getByRole('textbox', { name: /por qué/iu }), text);
    },
    async press(name: RegExp) {
      await room.user?.click(await screen.findByRole('button', { name }));
    },
    async sent() {
      const home = room.home as Home;
      const answered = await home.rest('GET /post?page=1', { as: writer });
      const { items } = (await answered.json()) as {
        items: { sender: { email: string } | null; created_at: string }[];
      };
      return items.filter(
        ({ sender, created_at: at }) => sender?.email === writer && Date.parse(at) >= home.now,
      ).length;
    },
    async purse() {
      const answered = await (room.home as Home).rest('GET /user', { as: writer });
      return ((await answered.json()) as { points_to_give: number }).points_to_give;
    },
  }) as Room; // `home` and `user` are there from the first `beforeEach` on
}
