/** Stories of the saving goal in the wallet. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SavingCard } from '#src/catalog/SavingCard.tsx';
import { fails, never, serverSays, Stage } from '../kit/FakeServer.tsx';
import { saved, saving } from './catalog.sample.ts';
import { must } from '../kit/must.ts';

const Card = () => (
  <Stage at="/wallet">
    <div className="max-w-content p-8">
      <SavingCard />
    </div>
  </Stage>
);

const meta = { title: 'Catalog/SavingCard', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };

/** Part of the price is saved. */
export const OnTheWay: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving }) }),
  play: sees(/te faltan 120 puntos/iu),
};

/** The whole price is saved. */
export const Reached: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving: saved }) }),
  play: sees(/ya puedes canjearlo/iu),
};

/** The points suffice, but another requirement is missing. */
export const ReachedButGone: Story = {
  beforeEach: serverSays({
    SavingGoal: () => ({
      saving: {
        ...saved,
        product: {
          ...must(saved.product),
          missing: [{ code: 'stock', have: 0, need: 1, changesAt: null }],
        },
      },
    }),
  }),
  play: sees(/agotado por ahora/iu),
};

/** No goal. */
export const Nothing: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving: { product: null, have: 20, need: 0 } }) }),
  play: sees(/elegir una meta/iu),
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays({ SavingGoal: never }) };

/** Loading failed; this differs from no goal. */
export const Failed: Story = {
  beforeEach: serverSays({ SavingGoal: fails() }),
  play: sees(/no pudimos cargar para qué ahorras/iu),
};
