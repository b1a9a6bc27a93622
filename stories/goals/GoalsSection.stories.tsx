/** Stories of the administration of goals; `stories/pictures` draws the list in all its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { GoalsSection } from '#src/goals/admin/GoalsSection.tsx';
import type { Category } from '#src/goals/admin/goalsAdmin.queries.ts';
import { serverSays } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, shows } from '../recognitions/adminPlay.ts';

const customers: Category = {
  id: 'customers',
  name: 'Clientes',
  nameEn: 'Customers',
  color: '#2563eb',
  active: true,
  goals: 12,
  createdAt: '2026-03-10T15:00:00.000Z',
};

const meta = {
  title: 'Goals/Admin goals',
  component: Section,
  args: { of: GoalsSection, at: '/admin/goals?tab=categories' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({ GoalCategories: () => ({ goalCategories: [customers] }) }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deleting a category says how many goals it holds, and where they go. */
export const Deleting: Story = {
  play: async () => {
    await choose('Clientes', /eliminar/iu);
    await shows(await within(await dialog(/clientes/iu)).findByText(/la usan 12 objetivos/iu));
  },
};
