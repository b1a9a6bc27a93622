/** Stories of the points reports. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { UseSection } from '#src/points/admin/UseSection.tsx';
import { shows } from '../../recognitions/adminPlay.ts';
import { noOutputs, pointsSay } from './pointsAdmin.sample.ts';
import { Section } from './PointsStage.tsx';

const at = '/admin?period=all';
const meta = {
  title: 'Points/Admin use',
  component: Section,
  args: { of: UseSection, at },
  parameters: { layout: 'fullscreen' },
  beforeEach: pointsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await shows(await canvas.findByRole('list', { name: 'Totales por motivo' }));
    await shows(await canvas.findByText(/En total se dieron/u));
  },
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: pointsSay({ PointOutputs: noOutputs, DepartmentUse: () => ({ departmentUse: [] }) }),
  play: async ({ canvas }) => shows(await canvas.findByText(/no salió ningún punto/u)),
};

/** The last day is before the first: shows an error and sends no request. */
export const Reversed: Story = {
  args: { at: '/admin?from=2026-05-02&to=2026-05-01' },
  play: async ({ canvas }) => shows(await canvas.findByText('Es anterior a la primera fecha.')),
};

/** The export formats. */
export const Taking: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/En total se dieron/u);
    const [first] = canvas.getAllByRole('button', { name: 'Exportar' });
    if (first !== undefined) await userEvent.click(first);
    await shows(await screen.findByRole('menuitem', { name: /\.csv/u }));
  },
};
