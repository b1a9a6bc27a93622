/** Stories of the panel of programs; `stories/pictures` draws the list and the screen in all their states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { AdminProgram } from '#src/programs/admin/programsAdmin.queries.ts';
import { ProgramsSection } from '#src/programs/admin/ProgramsSection.tsx';
import { Refuses, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';

const spring: AdminProgram = {
  id: 'spring',
  name: 'Primavera',
  description: 'Lo que empieza.',
  active: true,
  createdAt: '2026-03-10T15:00:00.000Z',
};
const says = (more: Answers = {}) => serverSays({ AllPrograms: () => ({ allPrograms: [spring] }), ...more });

const meta = {
  title: 'Programs/Admin programs',
  component: Section,
  args: { of: ProgramsSection, at: '/admin/programs' },
  parameters: { layout: 'fullscreen' },
  beforeEach: says(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel of a row. */
export const Editing: Story = {
  play: async () => {
    await choose('Primavera', /editar/iu);
    await shows(await within(await dialog(/primavera/iu)).findByDisplayValue('Lo que empieza.'));
  },
};

/** A refusal stays at its field, with what was typed. */
export const NameTaken: Story = {
  beforeEach: says({
    CreateProgram: () =>
      new Refuses('invalid', [{ field: 'name', code: 'name_taken', message: 'Ya hay uno con ese nombre.' }]),
  }),
  play: async () => {
    await press('Agregar');
    const panel = within(await dialog(/agregar/iu));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Primavera');
    await userEvent.click(panel.getByRole('button', { name: 'Crear' }));
    await shows(await panel.findByText(/ya hay uno con ese nombre/iu));
  },
};
