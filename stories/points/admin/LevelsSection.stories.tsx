/** Stories of the administration of levels. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LevelsSection } from '#src/points/admin/LevelsSection.tsx';
import { choose, dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { pointsSay } from './pointsAdmin.sample.ts';
import { Section } from './PointsStage.tsx';

const meta = {
  title: 'Points/Admin levels',
  component: Section,
  args: { of: LevelsSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: pointsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: async ({ canvas }) => shows(await canvas.findByText('Cumbre')) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: pointsSay({ Levels: () => ({ levels: [] }) }),
  play: async ({ canvas }) => shows(await canvas.findByText('Crear el primer nivel')),
};

/** The range follows the typed value. */
export const Editing: Story = {
  play: async () => {
    await press(/^Cumbre/u);
    const panel = within(await dialog(/Cumbre/u));
    const field = panel.getByLabelText('Desde cuántos puntos');
    await userEvent.clear(field);
    await userEvent.type(field, '2000');
    await shows(await panel.findByText(/Raíz termina en/u));
  },
};

/** Deleting shows the new level of the affected people. */
export const Deleting: Story = {
  play: async () => {
    await choose('Cumbre', /Eliminar/u);
    const asked = within(await dialog(/¿Eliminar el nivel Cumbre\?/u));
    await shows(await asked.findByText(/pasan a Raíz/u));
  },
};
