/** Stories of requesting points, following the decision, and deciding. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { walletQueries } from '#src/points/wallet.queries.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { fails, never, Refuses, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';
import { decider, nothing, requests, waiting, walletServer } from './points.sample.ts';

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/wallet?tab=requests" {...props}>
    {/* Stands in for the shell's main element. */}
    <main>
      <WalletScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Points/WalletRequests',
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
const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The user's requests: pending, partly approved, rejected with a reason, created by another person. */
export const Full: Story = { play: sees(/vuelve a pedirlos en enero/iu) };

/** Below 900 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: sees(/vuelve a pedirlos en enero/iu),
};

/** Dark theme, for a user who decides. */
export const Dark: Story = {
  args: { person: decider },
  globals: { theme: 'dark' },
  play: sees(/por decidir/iu),
};

/** No requests yet. */
export const Empty: Story = {
  beforeEach: serverSays(walletServer({ PointRequests: () => ({ pointRequests: nothing }) })),
  play: sees(/todavía no has pedido puntos/iu),
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays(walletServer({ PointRequests: never })) };

/** Loading failed. */
export const Failed: Story = {
  beforeEach: serverSays(walletServer({ PointRequests: fails() })),
  play: sees(/no pudimos cargar las solicitudes/iu),
};

/** Old data during a refresh. */
export const Stale: Story = {
  args: {
    seed: (cache) =>
      void cache.setQueryData(
        walletQueries.requests('mine').queryKey,
        { pages: [{ items: requests, page: 1, totalPages: 1, total: 4 }], pageParams: [1] },
        { updatedAt: Date.now() - 300_000 },
      ),
  },
  beforeEach: serverSays(walletServer({ PointRequests: never })),
  play: sees(/hace 5 min/iu),
};

/** Empty form: both fields show an error, and nothing is sent. */
export const Asking: Story = {
  play: async () => {
    await press('Pedir puntos');
    await press('Enviar solicitud');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2));
    await seen(dialog.getByText('Cuántos puntos'));
  },
};

/** Sending failed: the typed text stays. */
export const NotSent: Story = {
  beforeEach: serverSays(walletServer({ AskForPoints: fails() })),
  play: async () => {
    await press('Pedir puntos');
    await userEvent.type(await screen.findByLabelText(/Cuántos puntos/iu), '200');
    await userEvent.type(screen.getByLabelText(/Para qué/iu), 'Para el equipo');
    await press('Enviar solicitud');
    await seen(await screen.findByText(/lo que escribiste sigue aquí/iu));
  },
};

/** Withdrawing requires confirmation. */
export const Withdrawing: Story = {
  play: async () => {
    await press(/^Retirar la solicitud/iu);
    await seen(await screen.findByText(/¿Retirar tu solicitud de 200 puntos\?/iu));
  },
};

/** The list of a manager. */
export const ToDecide: Story = { args: { person: decider }, play: sees(/turno de noche/iu) };

/** No pending requests. */
export const NothingToDecide: Story = {
  args: { person: decider },
  beforeEach: serverSays(
    walletServer({
      PointRequests: ({ all }) => ({
        pointRequests: all === true ? nothing : { ...nothing, items: requests },
      }),
    }),
  ),
  play: sees(/no hay solicitudes esperando/iu),
};

/** The budget is insufficient: the error is at the amount. */
export const BudgetTooSmall: Story = {
  args: { person: decider },
  beforeEach: serverSays(
    walletServer({
      ApproveRequest: () =>
        new Refuses('invalid', [
          {
            field: 'amount',
            code: 'budget_insufficient',
            message: 'Quedan 40 puntos por repartir y esto suma 180.',
          },
        ]),
    }),
  ),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Aprobar la solicitud/iu });
    if (first !== undefined) await userEvent.click(first);
    await press('Aprobar');
    await seen(await screen.findByText(/quedan 40 puntos por repartir/iu));
  },
};

/** Rejecting with a note. */
export const Rejecting: Story = {
  args: { person: decider },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^No aprobar la solicitud/iu });
    if (first !== undefined) await userEvent.click(first);
    await seen(await screen.findByLabelText(/^Por qué/iu));
  },
};

/** Another person decided first. */
export const AlreadyDecided: Story = {
  args: { person: decider },
  beforeEach: serverSays(
    walletServer({
      Me: () => ({ user: decider }),
      RejectRequest: () =>
        new Refuses('conflict', [
          { field: 'id', code: 'request_resolved', message: 'Ya se decidió sobre esta solicitud.' },
        ]),
    }),
  ),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^No aprobar la solicitud/iu });
    if (first !== undefined) await userEvent.click(first);
    await press('No aprobar');
    await seen(await screen.findByText(/ya se decidió/iu));
  },
};

/** A user who takes no points cannot request points. */
export const WithoutPoints: Story = {
  args: { person: { ...me, takesPoints: false, pointsToGive: 0, pointsToRedeem: 0 } },
  beforeEach: serverSays(walletServer({ PointRequests: () => ({ pointRequests: nothing }) })),
  play: sees(/todavía no has pedido puntos/iu),
};

/** Decided and pending requests. */
export const AlsoDecided: Story = {
  args: { person: decider },
  beforeEach: serverSays(
    walletServer({
      PointRequests: ({ all, pending }) => ({
        pointRequests: {
          ...nothing,
          items: all !== true ? [] : pending === true ? waiting : [...waiting, ...requests.slice(1)],
        },
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await press('También las decididas');
    await seen(await canvas.findByText(/vuelve a pedirlos en enero/iu));
  },
};
