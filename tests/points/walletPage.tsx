/** Opens the wallet of a user over the real facade, backend and store. */
import { screen, within } from '@testing-library/react';
import { moduleFlags } from '#schema/modules.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { openPointsFixture, type PointsFixture } from '#tests/backend/pointsFixture.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';
import { aPage } from '#tests/support/page.ts';

/** Opens the points fixture with this budget on a fake page, which exists before the first sign-in. */
export async function openWalletFixture(budget: number): Promise<PointsFixture> {
  aPage(async () => Response.error());
  const fixture = await openPointsFixture('tab');
  await fixture.budget(budget);
  return fixture;
}

const modules = Object.fromEntries(moduleFlags.map((flag) => [flag, flag !== 'catalog']));

/** Opens the wallet as this user, in place of the earlier page. */
export const openWallet = ({ deployment }: PointsFixture, name: string, at = '/wallet'): Promise<OpenPage> =>
  openPage(deployment, <WalletScreen />, { as: `${name}@taller.example`, at, modules });

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
