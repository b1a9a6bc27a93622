/** A screen of the store in a page over the real facade, backend and store, with the shop of its test. */
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

/** The shop. */
export type StoreFixture = Awaited<ReturnType<typeof openOrderFixture>>;

/** Enough for a machine that is shared. */
export const soon = { timeout: 10_000 };

/** What a page is asked about. */
export interface StorePage {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly cache: QueryClient;
  /** Addresses so far, the present one last. */
  readonly addresses: readonly string[];
  /** Name and variables of everything that the page asked. */
  readonly asked: { readonly name: string; readonly variables: Record<string, unknown> }[];
  /** Answers operations of this name with an error until told otherwise. */
  readonly fails: Set<string>;
}

/** The fixture of orders; what the page lacks is there before anybody signs in. */
export async function openStoreFixture(): Promise<StoreFixture> {
  aPage(async () => Response.error());
  return openOrderFixture('tab');
}

/** Opens a screen as a person, in place of whatever page stood before; operations named in `failing` fail from the start. */
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
