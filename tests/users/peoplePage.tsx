/** Opens a section or screen over the real facade, backend and store. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { moduleFlags } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import type { PeopleFixture } from '#tests/backend/peopleFixture.ts';
import { aPage } from '#tests/support/page.ts';

/** Generous for a shared computer. */
export const soon = { timeout: 10_000 };
/** The timeout of a long test, in ms. */
export const long = 60_000;

/** The open page with its recorded operations. */
export interface PeoplePage {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The current address. */
  readonly address: () => string;
  /** Name and variables of every operation that the page sent. */
  readonly asked: { readonly name: string; readonly variables: Record<string, unknown> }[];
}

/** Opens a section, by default as the administrator diego. */
export async function openPeople(
  fixture: Pick<PeopleFixture, 'deployment'>,
  Section: ComponentType,
  at: string,
  name = 'diego',
): Promise<PeoplePage> {
  const as = `${name}@taller.example`;
  cleanup();
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  aPage(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    asked.push({ name: /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '', variables });
    const key = request.headers.get('idempotency-key');
    const said = await fixture.deployment.ask(query, {
      as,
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    return Response.json(said);
  });
  tokenStore.write(await fixture.deployment.tokenOf(as));
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
            <main>
              <Section />
            </main>
          </Router>
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), address: () => history.at(-1) ?? '', asked };
}

/** Waits for a dialog. */
export const dialog = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog', { name }, soon));

/** Selects an entry in the menu of a row. */
export async function choose(page: PeoplePage, row: string, item: RegExp): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: `Acciones de ${row}` }, soon));
  await page.user.click(await screen.findByRole('menuitem', { name: item }, soon));
}
