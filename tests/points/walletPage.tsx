/** Opens the wallet of a user over the real facade, backend and store. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { moduleFlags } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { meQuery } from '#src/session/me.queries.ts';
import { openPointsFixture, type PointsFixture } from '#tests/backend/pointsFixture.ts';
import { aPage } from '#tests/support/page.ts';

/** Generous for a shared computer. */
export const soon = { timeout: 10_000 };

/** The open page with its recorded writes. */
export interface WalletPage {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The current address. */
  readonly address: () => string;
  /** Name and idempotency key of every write that the page sent. */
  readonly writes: readonly { readonly name: string; readonly key: string | null }[];
  /** Loses the next answer to an operation of this name, after the server has handled the operation. */
  readonly lose: (name: string) => void;
}

/** Opens the points fixture with this budget on a fake page, which exists before the first sign-in. */
export async function openWalletFixture(budget: number): Promise<PointsFixture> {
  aPage(async () => Response.error());
  const fixture = await openPointsFixture('tab');
  await fixture.budget(budget);
  return fixture;
}

/** Opens the wallet as this user, in place of the earlier page. */
export async function openWallet(fixture: PointsFixture, name: string, at = '/wallet'): Promise<WalletPage> {
  cleanup();
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
      as: `${name}@taller.example`,
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    if (operation !== lost) return Response.json(said);
    lost = '';
    return new Response('', { status: 500 });
  });
  tokenStore.write(await fixture.deployment.tokenOf(`${name}@taller.example`));
  const cache = createQueryClient();
  await cache.fetchQuery(meQuery());
  const [path = '/', searchPath = ''] = at.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  const modules = Object.fromEntries(moduleFlags.map((flag) => [flag, flag !== 'catalog']));
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
          <Router hook={hook} searchHook={searchHook}>
            <WalletScreen />
          </Router>
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    address: () => history.at(-1) ?? '',
    writes,
    lose: (operation) => {
      lost = operation;
    },
  };
}

/** Parses a number in the format of the page. */
const numberIn = (text: string | null | undefined): number =>
  Number((text ?? '').replace('−', '-').replaceAll(/[^\d-]/gu, ''));

/** The balance of a purse, and the points of each kind by its label. */
export async function compositionOf(
  purse: 'Para dar' | 'Para canjear',
): Promise<{ readonly balance: number; readonly lines: Readonly<Record<string, number>> }> {
  const list = await screen.findByRole('list', { name: `Cómo se compone: ${purse}` }, soon);
  const lines = within(list)
    .getAllByRole('button')
    .map((button) => [button.children[1]?.textContent ?? '', numberIn(button.lastElementChild?.textContent)]);
  return {
    balance: numberIn(list.nextElementSibling?.lastElementChild?.textContent),
    lines: Object.fromEntries(lines) as Record<string, number>, // name and number of each row
  };
}
