/** Stories of the points budget and its settings. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BudgetSection } from '#src/points/admin/BudgetSection.tsx';
import { fails } from '../../kit/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { pointRules, pointsSay } from './pointsAdmin.sample.ts';
import { Section } from './PointsStage.tsx';

const meta = {
  title: 'Points/Admin budget',
  component: Section,
  args: { of: BudgetSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: pointsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => shows(await canvas.findByText('Puntos por repartir')),
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

/** No budget, and no redemption limit. */
export const Empty: Story = {
  beforeEach: pointsSay({
    PointSettings: () => ({ pointSettings: { ...pointRules, pointsToDistribute: 0, redeemBudget: null } }),
  }),
  play: async ({ canvas }) => shows(await canvas.findByText('0 puntos')),
};

/** The effect of a new number is shown before saving. */
export const Setting: Story = {
  play: async () => {
    await press('Cambiar');
    const panel = within(await dialog(/Puntos por repartir/u));
    const field = panel.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '20000');
    await shows(await panel.findByText(/Agregas/u));
  },
};

/** Saving failed: the changes stay. */
export const NotSaved: Story = {
  beforeEach: pointsSay({ UpdatePointSettings: fails() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /vence al renovar/u }));
    await press('Guardar');
    await shows(await canvas.findByText(/No se guardó/u));
    await expect(canvas.getByRole('switch', { name: /vence al renovar/u })).not.toBeChecked();
  },
};
