/** Opens a screen of the shop over the real facade, backend and store. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { moduleFlags } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { openOrderFixture } from '#tests/backend/orderFixture.ts';
import { aPage } from '#tests/support/page.ts';

/** The shop fixture. */
export type StoreFixture = Awaited<ReturnType<typeof openOrderFixture>>;

/** Generous for a shared computer. */
export const soon = { timeout: 10_000 };

/** The open page with its recorded calls and its controls. */
export interface StorePage {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly cache: QueryClient;
  /** Addresses so far; the last one is the current address. */
  readonly addresses: readonly string[];
  /** Name and variables of every operation that the page sent. */
  readonly asked: { readonly name: string; readonly variables: Record<string, unknown> }[];
  /** Names of the operations that fail while they are in the set. */
  readonly fails: Set<string>;
}

/** Opens the order fixture on a fake page, which exists before the first sign-in. */
export async function openStoreFixture(): Promise<StoreFixture> {
  aPage(async () => Response.error());
  return openOrderFixture('tab');
}

/** Opens a screen as this user, in place of the earlier page; operations in `failing` fail from the start. */
export async function openStore(
  fixture: StoreFixture,
  email: string,
  at: string,
  screen: ReactElement,
  failing: readonly string[] = [],
): Promise<StorePage> {
  cleanup();
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const fails = new Set(failing);
  aPage(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    if (fails.has(name))
      return Response.json({
        data: null,
        errors: [
          { message: 'x', path: [name], extensions: { code: 'internal', status: 500, retryable: false } },
        ],
      });
    const key = request.headers.get('idempotency-key');
    const said = await fixture.deployment.ask(query, {
      as: email,
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    return Response.json(said);
  });
  tokenStore.write(await fixture.deployment.tokenOf(email));
  const cache = createQueryClient();
  await cache.fetchQuery(meQuery());
  const [path = '/', searchPath = ''] = at.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  const modules = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
          <Router hook={hook} searchHook={searchHook}>
            <main>{screen}</main>
          </Router>
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), cache, addresses: history, asked, fails };
}
