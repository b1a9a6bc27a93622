/** The goal as the wallet shows it, in its pictures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SavingCard } from '#src/catalog/SavingCard.tsx';
import { fails, never, serverSays, Stage } from '../posts/FakeServer.tsx';
import { saved, saving } from './catalog.sample.ts';

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

/** Some of the price is there. */
export const OnTheWay: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving }) }),
  play: sees(/te faltan 120 puntos/iu),
};

/** All of it is there. */
export const Reached: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving: saved }) }),
  play: sees(/ya puedes canjearlo/iu),
};

/** The points are there, something else is not. */
export const ReachedButGone: Story = {
  beforeEach: serverSays({
    SavingGoal: () => ({
      saving: {
        ...saved,
        product: {
          ...saved.product,
          missing: [{ code: 'stock', have: 0, need: 1, changesAt: null }],
        },
      },
    }),
  }),
  play: sees(/agotado por ahora/iu),
};

/** Nothing is saved for. */
export const Nothing: Story = {
  beforeEach: serverSays({ SavingGoal: () => ({ saving: { product: null, have: 20, need: 0 } }) }),
  play: sees(/elegir una meta/iu),
};

/** Still on its way. */
export const Loading: Story = { beforeEach: serverSays({ SavingGoal: never }) };

/** It could not be loaded: that is not "nothing". */
export const Failed: Story = {
  beforeEach: serverSays({ SavingGoal: fails() }),
  play: sees(/no pudimos cargar para qué ahorras/iu),
};
