/** Opens a section of the organisation settings over the real facade, backend and store, as its administrator. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { ActiveModules } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { modulePlaces } from '#src/app/modulePlaces.ts';
import { ModulePlaces } from '#src/organization/modulePlaces.context.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

/** The administrator. */
export const admin = 'admin@aurora.example';
/** Generous for a shared computer. */
export const soon = { timeout: 10_000 };

/** An open page. */
export interface SettingsPage {
  readonly deployment: TestDeployment;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly cache: QueryClient;
  /** Operations that reached the server, with the idempotency keys of writes. */
  readonly calls: { readonly name: string; readonly key: string | null; readonly variables: unknown }[];
  /** Operations of these names fail. */
  readonly fails: Set<string>;
  /** Loses the next answer to operations of this name. */
  readonly loses: Set<string>;
  /** Delays answers to operations of this name until the returned function is called. */
  readonly holds: (name: string) => () => void;
  /** How often modules and settings were refreshed. */
  readonly refreshed: () => number;
  /** The answer of a REST call by this user. */
  readonly rest: <T>(route: string, options?: { as?: string; body?: unknown }) => Promise<T>;
}

const opened: { deployment: TestDeployment; cache: QueryClient }[] = [];

/** Opens a section; `closeSettingsPage` closes it. */
export async function openSettingsPage(
  Section: ComponentType,
  {
    modules = {},
    failing = [],
    as = admin,
  }: { modules?: ActiveModules; failing?: readonly string[]; as?: string } = {},
): Promise<SettingsPage> {
  const calls: { name: string; key: string | null; variables: unknown }[] = [];
  const fails = new Set(failing);
  const loses = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const refresh = vi.fn<() => void>();
  aPage(async (request) => {
    // Besides GraphQL operations, the page requests upload addresses.
    if (!request.url.endsWith('/graphql')) return deployment.backend.fetch(request);
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    const key = request.headers.get('idempotency-key');
    calls.push({ name, key, variables });
    if (fails.has(name))
      return Response.json({
        data: null,
        errors: [
          { message: 'x', path: [name], extensions: { code: 'internal', status: 500, retryable: false } },
        ],
      });
    const said = await deployment.ask(query, {
      as,
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    await held.get(name);
    return loses.delete(name) ? new Response('', { status: 500 }) : Response.json(said);
  });
  const deployment = await openTestDeployment('tab');
  tokenStore.write(await deployment.tokenOf(as));
  const cache = createQueryClient();
  opened.push({ deployment, cache });
  await cache.fetchQuery(meQuery());
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={{ modules, areModulesMissing: false, settings: null, refresh }}>
          <ModulePlaces value={modulePlaces}>
            <main>
              <Section />
            </main>
          </ModulePlaces>
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    deployment,
    user: userEvent.setup(),
    cache,
    calls,
    fails,
    loses,
    holds: (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    refreshed: () => refresh.mock.calls.length,
    rest: async <T,>(route: string, { as = admin, body }: { as?: string; body?: unknown } = {}) =>
      (await (await deployment.rest(route, { as, ...(body === undefined ? {} : { body }) })).json()) as T,
  };
}

/** Closes every page of a test. */
export function closeSettingsPage(): void {
  cleanup();
  for (const { deployment, cache } of opened.splice(0)) {
    cache.clear();
    deployment.close();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
