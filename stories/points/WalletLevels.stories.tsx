/** Stories of the user's level and the next level. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { walletQueries } from '#src/points/wallet.queries.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { fails, never, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { levels, walletServer } from './points.sample.ts';
import { must } from '../kit/must.ts';

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/wallet?tab=levels" {...props}>
    {/* Stands in for the shell's main element. */}
    <main>
      <WalletScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Points/WalletLevels',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(walletServer()),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };

/** Between the third and the last level. */
export const Full: Story = { play: sees(/te faltan 960 puntos/iu) };

/** Below 900 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: sees(/te faltan 960 puntos/iu),
};

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' }, play: sees(/te faltan 960 puntos/iu) };

/** The highest level. */
export const Highest: Story = {
  beforeEach: serverSays(
    walletServer({
      MyLevels: () => ({ levels, myLevel: { earned: 3_400, level: must(levels[3]), next: null } }),
    }),
  ),
  play: sees(/nivel más alto/iu),
};

/** Below the first level. */
export const Beginning: Story = {
  beforeEach: serverSays(
    walletServer({
      MyLevels: () => ({
        levels: levels.slice(1),
        myLevel: { earned: 40, level: null, next: must(levels[1]) },
      }),
    }),
  ),
  play: sees(/estás por empezar/iu),
};

/** The organisation has no levels. */
export const Empty: Story = {
  beforeEach: serverSays(
    walletServer({ MyLevels: () => ({ levels: [], myLevel: { earned: 40, level: null, next: null } }) }),
  ),
  play: sees(/todavía no tiene niveles/iu),
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays(walletServer({ MyLevels: never })) };

/** Loading failed. */
export const Failed: Story = {
  beforeEach: serverSays(walletServer({ MyLevels: fails() })),
  play: sees(/no pudimos cargar los niveles/iu),
};

/** Old data during a refresh. */
export const Stale: Story = {
  args: {
    seed: (cache) =>
      void cache.setQueryData(
        walletQueries.levels().queryKey,
        {
          levels: [...levels],
          myLevel: { earned: 2_040, level: levels[2] ?? null, next: levels[3] ?? null },
        },
        { updatedAt: Date.now() - 300_000 },
      ),
  },
  beforeEach: serverSays(walletServer({ MyLevels: never })),
  play: sees(/hace 5 min/iu),
};
