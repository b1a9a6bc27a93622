/**
 * Polls in a page over a whole deployment: real facade, backend and store; only the network between page and server is
 * fake.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PollInput } from '#schema/surveys/polls.shapes.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { meQuery, type Me } from '#src/session/me.queries.ts';
import { openTestDeployment, noon, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

/** The user of the page. */
export const reader = 'employee@aurora.example';
/** Another user. */
export const asker = 'manager@aurora.example';

/** The network's change to an answer that the server has already given. */
export type Fault = (answer: Response) => Response | Promise<Response>;

/** A poll on the wire. */
export interface WirePoll {
  readonly id: string;
  readonly post_id: string;
  readonly ballots: number;
  readonly my_option_ids: readonly string[];
  readonly options: readonly { readonly id: string; readonly votes: number | null }[];
}

/** The page of one test. */
export interface Fixture {
  readonly deployment: TestDeployment;
  readonly user: ReturnType<typeof userEvent.setup>;
  cache: QueryClient;
  me: Me;
  /** Idempotency keys that reached the server, by operation. */
  readonly keys: Map<string, string[]>;
  /** Changes the answers of an operation. */
  readonly faults: Map<string, Fault>;
  /** Shows a part in a new page with the same storage. */
  show(part: (fixture: Fixture) => ReactElement): Promise<void>;
  /** A REST call of another user, or of the reader from another device; throws if the call is refused. */
  call<A>(route: string, as: string, body?: unknown): Promise<A>;
  /** Creates a poll, by another user or by the reader. */
  aPoll(input?: Partial<PollInput>, as?: string): Promise<WirePoll>;
  /** The poll as this user sees it. */
  poll(id: string, as?: string): Promise<WirePoll>;
}

/** One fixture per test; cleaned up afterwards. */
export function openFixture(): Fixture {
  const fixture = { keys: new Map<string, string[]>(), faults: new Map<string, Fault>() } as Fixture; // the rest exists from the first `beforeEach` on

  async function answer(request: Request): Promise<Response> {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    const key = request.headers.get('idempotency-key');
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    const said = await fixture.deployment.ask(query, {
      ...(token === undefined ? {} : { token }),
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    if (key !== null) fixture.keys.set(name, [...(fixture.keys.get(name) ?? []), key]);
    const reply = new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } });
    return fixture.faults.get(name)?.(reply) ?? reply;
  }

  beforeEach(async () => {
    aPage(answer);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // The page and the deployment share one clock.
    vi.setSystemTime(noon);
    const deployment = await openTestDeployment('tab', { now: noon });
    tokenStore.write(await deployment.tokenOf(reader));
    Object.assign(fixture, { deployment, user: userEvent.setup() });
    fixture.keys.clear();
    fixture.faults.clear();
  });
  afterEach(() => {
    cleanup();
    forgetPerson();
    fixture.deployment.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return Object.assign(fixture, {
    async show(part: (fixture: Fixture) => ReactElement) {
      cleanup();
      forgetPerson();
      fixture.cache = createQueryClient();
      const me = await fixture.cache.fetchQuery(meQuery());
      if (me === null) throw new Error('nobody is signed in');
      fixture.me = me;
      render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={fixture.cache}>{part(fixture)}</QueryClientProvider>
        </I18nProvider>,
      );
    },
    async call<A>(route: string, as: string, body?: unknown): Promise<A> {
      const said = await fixture.deployment.rest(route, { as, ...(body === undefined ? {} : { body }) });
      if (!said.ok) throw new Error(`${route}: ${said.status} ${await said.text()}`);
      return (await said.json()) as A;
    },
    aPoll: (input: Partial<PollInput> = {}, as: string = asker) =>
      fixture.call<WirePoll>('POST /poll', as, {
        question: input.question ?? '¿Té o café?',
        options: input.options ?? ['Té', 'Café', 'Mate'],
        multiple: input.multiple ?? false,
        max_choices: input.maxChoices ?? null,
        anonymous: input.anonymous ?? false,
        results_shown: input.resultsShown ?? 'after_vote',
        ends_at: input.endsAt ?? null,
      }),
    poll: (id: string, as: string = reader) => fixture.call<WirePoll>(`GET /poll/${id}/results`, as),
  });
}

/** Loses the answer, so the page does not learn the result. */
export const lost: Fault = () => Promise.reject(new TypeError('Failed to fetch'));
