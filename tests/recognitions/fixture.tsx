/**
 * The composer over a whole deployment: real facade, backend and store; only the network between page and server is
 * fake.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { Composer } from '#src/recognitions/Composer.tsx';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { UndoStrips } from '#src/recognitions/UndoStrips.tsx';
import { forgetPerson } from '#src/lib/store.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';
import { watchTimers } from '#tests/support/timerWatch.ts';

/** Timers from this length on, in ms, repeat calls. */
const retryMs = 500;

/** The user who writes. */
export const writer = 'employee@aurora.example';

/** The network's change to an answer that the server has already given. */
export type Fault = (answer: Response) => Response | Promise<Response>;

/** The page of one test. */
export interface Fixture {
  readonly deployment: TestDeployment;
  cache: QueryClient;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Idempotency keys of the sends that reached the server, in order. */
  readonly keys: string[];
  /** Changes the next answers of `SendRecognition`. */
  fault: Fault | undefined;
  /** Changes the next answers of `UndoRecognition`. */
  undoFault: Fault | undefined;
  /** Opens the composer; a second call simulates a reload: a new page with the same storage. */
  open(preset?: ComposerPreset): Promise<void>;
  /** Reloads the page without opening the composer. */
  reload(): Promise<void>;
  /** Closes the dialog; the page stays. */
  close(): void;
  /** Selects a colleague by typing the first name. */
  choose(name: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Presses a button by its name. */
  press(name: RegExp): Promise<void>;
  /** The number of posts of the writer that were sent and not undone. */
  sent(): Promise<number>;
  /** The writer's balance to give, from the server. */
  purse(): Promise<number>;
}

interface Said {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** What the page of a signed-in person does at its end. */
function SignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => forgetPerson, []);
  return children;
}

/** One fixture per test; cleaned up afterwards. */
export function openFixture(): Fixture {
  const fixture: Partial<Fixture> & { keys: string[] } = { keys: [] };

  let leaveTimers = (): void => undefined;
  const asked = new Set<Promise<unknown>>();
  async function answer(request: Request): Promise<Response> {
    const deployment = fixture.deployment as TestDeployment;
    const { query, variables } = (await request.json()) as Said;
    const key = request.headers.get('idempotency-key');
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    const asking = deployment.ask(query, {
      ...(token === undefined ? {} : { token }),
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    asked.add(asking);
    const said = await asking.finally(() => asked.delete(asking));
    const reply = new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } });
    if (query.includes('mutation UndoRecognition')) return fixture.undoFault?.(reply) ?? reply;
    if (!query.includes('mutation SendRecognition')) return reply;
    if (key !== null) fixture.keys.push(key);
    return fixture.fault?.(reply) ?? reply;
  }

  beforeEach(async () => {
    aPage(answer);
    leaveTimers = watchTimers(retryMs);
    const deployment = await openTestDeployment('tab');
    tokenStore.write(await deployment.tokenOf(writer));
    Object.assign(fixture, {
      deployment,
      fault: undefined,
      undoFault: undefined,
      user: userEvent.setup(),
    });
    fixture.keys.length = 0;
  });
  afterEach(async () => {
    cleanup();
    // A call that fails after its test, or waits to be repeated, would be sent to the server of the next one.
    await Promise.allSettled(asked);
    leaveTimers();
    fixture.deployment?.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  let draw: (isOpen: boolean) => void = () => undefined;
  /** A new page with the same storage. */
  async function show(preset: ComposerPreset, opens: boolean): Promise<void> {
    cleanup();
    const cache = createQueryClient();
    fixture.cache = cache;
    await cache.fetchQuery(meQuery());
    await cache.fetchInfiniteQuery(postQueries.feed({}));
    const page = (isOpen: boolean) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={cache}>
          <SignedIn>
            {opens ? <Composer open={isOpen} preset={preset} onClose={() => draw(false)} /> : null}
            <UndoStrips />
          </SignedIn>
        </QueryClientProvider>
      </I18nProvider>
    );
    const { rerender } = render(page(opens));
    draw = (isOpen) => rerender(page(isOpen));
  }

  return Object.assign(fixture, {
    async open(preset: ComposerPreset = {}) {
      await show(preset, true);
      await screen.findByRole('textbox', { name: /por qué/iu });
      // The dialog focuses its first field one frame later, which would interrupt earlier typing.
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA/u));
    },
    reload: () => show({}, false),
    close() {
      draw(false);
    },
    async choose(name: string) {
      const box = screen.getByRole('combobox');
      await fixture.user?.type(box, name);
      await fixture.user?.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }));
      // Headless UI returns the focus to the text one frame after a choice, which is quicker than any user.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await waitFor(() => expect(document.activeElement).toBe(box));
    },
    async write(text: string) {
      await fixture.user?.type(screen.getByRole('textbox', { name: /por qué/iu }), text);
    },
    async press(name: RegExp) {
      await fixture.user?.click(await screen.findByRole('button', { name }));
    },
    async sent() {
      const deployment = fixture.deployment as TestDeployment;
      const me = fixture.cache?.getQueryData(meQuery().queryKey);
      const { rows } = await deployment.db.tx(organizationIds.aurora, (store) =>
        store.list(posts, { where: { senderId: me?.id ?? '' } }),
      );
      return rows.filter(
        ({ state, createdAt }) => state !== 'removed' && Date.parse(createdAt) >= deployment.now,
      ).length;
    },
    async purse() {
      const answered = await (fixture.deployment as TestDeployment).rest('GET /user', { as: writer });
      return ((await answered.json()) as { points_to_give: number }).points_to_give;
    },
  }) as Fixture; // `deployment` and `user` exist from the first `beforeEach` on
}
