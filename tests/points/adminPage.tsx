/** Opens a section of the points administration over the real facade, backend and store. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { moduleFlags } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import type { PointsFixture } from '#tests/backend/pointsFixture.ts';
import { aPage } from '#tests/support/page.ts';
import { soon } from './walletPage.tsx';

/** The open page with its recorded writes. */
export interface AdminPage {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Name and idempotency key of every write that the page sent. */
  readonly writes: readonly { readonly name: string; readonly key: string | null }[];
  /** Loses the next answer to an operation of this name, after the server has handled the operation. */
  readonly lose: (name: string) => void;
}

/** Opens a section as the administrator diego; `again` keeps the local storage, as a reload does. */
export async function openSection(
  fixture: PointsFixture,
  Section: ComponentType,
  { at = '/admin', again = false } = {},
): Promise<AdminPage> {
  cleanup();
  const kept = again ? Object.entries(localStorage) : [];
  const writes: { name: string; key: string | null }[] = [];
  let lost = '';
  aPage(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
    const key = request.headers.get('idempotency-key');
    if (query.includes('mutation ')) writes.push({ name: operation, key });
    const said = await fixture.deployment.ask(query, {
      as: 'diego@taller.example',
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    if (operation !== lost) return Response.json(said);
    lost = '';
    return new Response('', { status: 500 });
  });
  for (const [name, text] of kept) localStorage.setItem(name, String(text));
  tokenStore.write(await fixture.deployment.tokenOf('diego@taller.example'));
  const cache = createQueryClient();
  await cache.fetchQuery(meQuery());
  const [path = '/', searchPath = ''] = at.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext
          value={{
            modules: Object.fromEntries(moduleFlags.map((flag) => [flag, true])),
            areModulesMissing: false,
            settings: null,
          }}
        >
          <Router hook={hook} searchHook={searchHook}>
            <Section />
          </Router>
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    writes,
    lose: (operation) => {
      lost = operation;
    },
  };
}

/** Waits for a button with this name. */
export const button = (name: RegExp | string): Promise<HTMLElement> =>
  screen.findByRole('button', { name }, soon);

/** Replaces the text of a field. */
export async function retype({ user }: AdminPage, into: HTMLElement, text: string): Promise<void> {
  await user.clear(into);
  await user.type(into, text);
}

/** Searches a colleague by name in a people field and selects the result. */
export async function choosePerson({ user }: AdminPage, into: HTMLElement, name: string): Promise<void> {
  await user.click(into);
  await user.type(into, name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`, 'u') }, soon));
}
