/** Opens a part of the product as one user, over the real facade, backend and store; only the network is replaced. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import * as z from 'zod/mini';
import { moduleFlags, type ActiveModules } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import type { TestDeployment } from './deployment.ts';
import { aPage } from './page.ts';

/** Generous for a shared computer. */
export const soon = { timeout: 10_000 };
/** The timeout of a long test, in ms. */
export const long = 60_000;

/** An operation that the page sent. `key` is its idempotency key. */
export interface Sent {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly key: string | null;
}

/** The open page with its recorded operations and its controls. */
export interface OpenPage {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly cache: QueryClient;
  /** Addresses so far; the last one is the current address. */
  readonly addresses: readonly string[];
  readonly address: () => string;
  readonly asked: readonly Sent[];
  readonly writes: readonly Sent[];
  /** Operations of these names fail. */
  readonly fails: Set<string>;
  /** Loses the next answer to operations of these names, after the server has handled them. */
  readonly loses: Set<string>;
  /** Delays answers to operations of this name until the returned function is called. */
  readonly holds: (name: string) => () => void;
}

/** How a page is opened. */
export interface Opening {
  /** E-mail address of the user. */
  readonly as: string;
  /** Path and search. Without it the page has the address of the document. */
  readonly at?: string;
  /** Every module by default. */
  readonly modules?: ActiveModules;
  readonly onRefresh?: () => void;
  /** Names of operations that fail from the start. */
  readonly failing?: readonly string[];
  /** Keeps the local storage, as a reload does. */
  readonly again?: boolean;
  /** Replaces the network. */
  readonly network?: (request: Request) => Promise<Response>;
}

const everyModule: ActiveModules = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));
const Asked = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

// The real one: a test may have a clock of its own.
const inLaterTask = setImmediate;
/** An answer of a network never comes in the task of its request, and the page draws between the two. */
const overNetwork = (): Promise<void> => new Promise((resolve) => void inLaterTask(resolve));

/** Draws the part in place of the earlier page. */
export async function openPage(
  deployment: TestDeployment,
  part: ReactElement,
  { as, at, modules = everyModule, onRefresh, failing = [], again = false, network }: Opening,
): Promise<OpenPage> {
  cleanup();
  const asked: Sent[] = [];
  const writes: Sent[] = [];
  const fails = new Set(failing);
  const loses = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const answer = async (request: Request): Promise<Response> => {
    // Besides GraphQL operations, the page asks for addresses of uploads.
    if (!request.url.endsWith('/graphql')) return deployment.backend.fetch(request);
    const { query, variables } = z.parse(Asked, await request.json());
    const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    const key = request.headers.get('idempotency-key');
    asked.push({ name, variables, key });
    if (query.includes('mutation ')) writes.push({ name, variables, key });
    if (fails.has(name)) {
      const extensions = { code: 'internal', status: 500, retryable: false };
      return Response.json({ data: null, errors: [{ message: 'x', path: [name], extensions }] });
    }
    const headers = key === null ? {} : { 'idempotency-key': key };
    await overNetwork();
    const said = await deployment.ask(query, { as, variables, headers });
    await overNetwork();
    await held.get(name);
    return loses.delete(name) ? new Response('', { status: 500 }) : Response.json(said);
  };
  const kept = again ? Object.entries(localStorage) : [];
  aPage(network ?? answer);
  for (const [name, text] of kept) localStorage.setItem(name, String(text));
  tokenStore.write(await deployment.tokenOf(as));
  const cache = createQueryClient();
  await cache.fetchQuery(meQuery());
  const [path = '/', searchPath = ''] = (at ?? '/').split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  const organization = { modules, areModulesMissing: false, settings: null, refresh: onRefresh };
  const main = <main>{part}</main>;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={organization}>
          {at === undefined ? (
            main
          ) : (
            <Router hook={hook} searchHook={searchHook}>
              {main}
            </Router>
          )}
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    cache,
    addresses: history,
    address: () => history.at(-1) ?? '',
    asked,
    writes,
    fails,
    loses,
    holds: (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
  };
}

/** Waits for a dialog. */
export const dialog = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog', { name }, soon));

/** Waits for a button. */
export const button = (name: RegExp | string): Promise<HTMLElement> =>
  screen.findByRole('button', { name }, soon);
