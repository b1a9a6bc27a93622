/** Stories of the wallet: both balances, their sums, and the movements. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { walletQueries } from '#src/points/wallet.queries.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { fails, never, Refuses, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { seen, still } from '../kit/seen.ts';
import { decider, movements, nothing, summary, walletServer } from './points.sample.ts';

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/wallet" {...props}>
    {/* Stands in for the shell's main element. */}
    <main>
      <WalletScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Points/WalletScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(walletServer()),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };

/** Only visible rows are rendered, and the list starts below the balances, which grow while they load. */
const inList = async <T,>(canvas: Canvas, look: () => T): Promise<T> =>
  waitFor(() => {
    canvas.getByRole('group', { name: 'Qué billetera' }).scrollIntoView();
    return look();
  });
const lists =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await inList(canvas, () => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
/** Clicks the first row or button with this name after the list has settled. */
async function press(canvas: Canvas, name: RegExp | string): Promise<void> {
  const find = () => canvas.getAllByRole('button', { name })[0] ?? canvas.getByRole('button', { name });
  await still(await inList(canvas, find));
  await waitFor(() => expect(getComputedStyle(find()).pointerEvents).not.toBe('none'));
  await userEvent.click(find());
}

/** Movements over several months; each balance is the sum of its lines. */
export const Full: Story = { play: lists(/te reconoció/iu) };

/** Below 900 px a button opens the sums. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: lists(/te reconoció/iu),
};

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' }, play: lists(/te reconoció/iu) };

/** A kind in the sums filters the statement; a second click removes the filter. */
export const KindChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Reconocimientos que diste/iu }));
    await waitFor(() => expect(canvas.queryByText(/te reconoció/iu)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
  },
};

/** A movement opens the post that caused it. */
export const Cause: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /te reconoció/iu);
    await seen(await screen.findByText(/cerrar el informe/iu));
  },
};

/** A reversed movement and its reversal, side by side. */
export const Pair: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^Devuelve lo del/iu);
    const panel = within(await screen.findByRole('dialog'));
    await seen(await panel.findByText('Entre los dos'));
  },
};

/** The reversed movement is older than the loaded page and cannot be loaded. */
export const PairFailed: Story = {
  args: { at: '/wallet?purse=give&kind=recognition&from=2026-11-12' },
  beforeEach: serverSays(
    walletServer({
      Statement: ({ perPage }) =>
        perPage === 100
          ? new Refuses('internal')
          : { statement: { ...nothing, items: movements.filter(({ reverses }) => reverses !== null) } },
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Ver qué devuelve');
    await seen(await screen.findByText(/No pudimos cargar el movimiento/iu));
  },
};

/** Filtered by the URL. */
export const Narrowed: Story = {
  args: { at: '/wallet?purse=redeem&from=2026-09-01&to=2026-10-31' },
  play: lists(/oficina de Lima/iu),
};

/** No matches: shows a message and a link to reset. */
export const NothingMatches: Story = {
  args: { at: '/wallet?kind=referral' },
  play: sees(/ningún movimiento coincide/iu),
};

/** The end date is before the start date. */
export const DatesReversed: Story = {
  args: { at: '/wallet?from=2026-11-20&to=2026-11-01' },
  play: sees(/última fecha es anterior/iu),
};

/** The export is running; it can be cancelled. */
export const Exporting: Story = {
  beforeEach: serverSays(
    walletServer({
      Statement: ({ page, perPage }) =>
        perPage === 100 && page !== 1
          ? never()
          : {
              statement: {
                items: movements,
                pagination: { page: 1, totalPages: perPage === 100 ? 4 : 1, total: 70 },
              },
            },
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /\.xlsx/iu }));
    await seen(await screen.findByText('19 de 70'));
  },
};

/** The export failed: no file was saved; it can be retried. */
export const ExportFailed: Story = {
  beforeEach: serverSays(
    walletServer({
      Statement: ({ perPage }) =>
        perPage === 100 ? new Refuses('internal') : { statement: { ...nothing, items: movements } },
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /\.csv/iu }));
    await seen(await screen.findByText(/No se descargó el archivo/iu));
  },
};

/** No movements yet. */
export const Empty: Story = {
  args: { person: { ...me, pointsToGive: 0, pointsToRedeem: 0 } },
  beforeEach: serverSays(
    walletServer({
      Statement: () => ({ statement: nothing }),
      AccountSummary: () => ({
        accountSummary: {
          ...summary,
          purses: summary.purses.map((one) => ({ ...one, lines: [], balance: 0 })),
        },
      }),
    }),
  ),
  play: sees(/todavía no hay movimientos\.$/iu),
};

/** The balances are known from start-up, but their sums failed to load. */
export const SumsFailed: Story = {
  beforeEach: serverSays(walletServer({ AccountSummary: fails() })),
  play: sees(/no pudimos cargar cómo se componen/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    walletQueries.statement().queryKey,
    { pages: [{ items: movements, page: 1, totalPages: 1, total: movements.length }], pageParams: [1] },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old movements stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays(walletServer({ Statement: fails() })),
  play: sees(/no pudimos actualizar/iu),
};

/** A user who takes no points. */
export const WithoutPoints: Story = {
  args: { person: { ...me, takesPoints: false, pointsToGive: 0, pointsToRedeem: 0 } },
  beforeEach: serverSays(walletServer({ Statement: () => ({ statement: nothing }) })),
  play: sees(/no participa en los puntos/iu),
};

/** The tab shows the number of pending decisions. */
export const Decider: Story = {
  args: { person: decider },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('tab', { name: /solicitudes\s*2/iu }));
  },
};
