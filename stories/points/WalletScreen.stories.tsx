/** Both purses and their movements, in their pictures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pointQueries } from '#src/points/points.queries.ts';
import { WalletScreen } from '#src/points/WalletScreen.tsx';
import { fails, never, serverSays, Stage, type StageProps } from '../posts/FakeServer.tsx';
import { me, posts, statement } from '../posts/posts.sample.ts';

const pageOf = (items: typeof statement) => ({
  statement: { items, pagination: { page: 1, totalPages: 1 } },
});

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/wallet" {...props}>
    <WalletScreen />
  </Stage>
);

const meta = {
  title: 'Points/WalletScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What appears fades in: axe and the tester look when it is there. */
const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };

/** Movements over some months. */
export const Full: Story = {
  beforeEach: serverSays({ Statement: () => pageOf(statement) }),
  play: sees(/te reconoció/iu),
};

/** A movement opens the post that caused it. */
export const Cause: Story = {
  beforeEach: serverSays({ Statement: () => pageOf(statement), OnePost: () => ({ post: posts[0] }) }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /te reconoció/iu });
    if (first !== undefined) await userEvent.click(first);
    const words = await screen.findByText(/cerrar el informe/iu);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** Still on its way; the purses never look empty. */
export const Loading: Story = {
  args: { person: null },
  beforeEach: serverSays({ Me: never, Statement: never }),
};

/** Nothing moved yet. */
export const Empty: Story = {
  args: { person: { ...me, pointsToGive: 100, pointsToRedeem: 0 } },
  beforeEach: serverSays({ Statement: () => pageOf([]) }),
  play: sees(/todavía no hay movimientos/iu),
};

/** Neither purses nor movements could be loaded. */
export const Failed: Story = {
  args: { person: null },
  beforeEach: serverSays({ Me: fails(), Statement: fails() }),
  play: sees(/no pudimos cargar tus saldos/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    pointQueries.statement().queryKey,
    { pages: [{ items: statement, page: 1, totalPages: 1 }], pageParams: [1] },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old movements stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ Statement: fails() }),
  play: sees(/no pudimos actualizar/iu),
};

/** Old movements while newer ones are asked for. */
export const Stale: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ Statement: never }),
  play: sees(/hace 5 min/iu),
};

/** Somebody who takes no part in points. */
export const WithoutPoints: Story = {
  args: { person: { ...me, takesPoints: false, pointsToGive: 0, pointsToRedeem: 0 } },
  beforeEach: serverSays({ Statement: () => pageOf([]) }),
  play: sees(/no participa en los puntos/iu),
};
