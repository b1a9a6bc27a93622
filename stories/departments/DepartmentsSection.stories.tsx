/** Stories of the administration of departments. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DepartmentsSection } from '#src/departments/admin/DepartmentsSection.tsx';
import { Refuses } from '../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { peopleSay } from '../users/admin/people.sample.ts';
import { Section } from '../users/admin/PeopleStage.tsx';

const meta = {
  title: 'Departments/Admin departments',
  component: Section,
  args: { of: DepartmentsSection, at: '/admin/departments' },
  parameters: { layout: 'fullscreen' },
  beforeEach: peopleSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Full: Story = { play: () => sees(/ventas en línea/iu) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: peopleSay({ OrgDepartments: () => ({ orgDepartments: [] }) }),
  play: () => sees(/crear el primer departamento/iu),
};

/** The ancestors of a match stay visible. */
export const Searching: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'línea');
    await waitFor(() => expect(screen.queryByText('Personas', { selector: 'button *' })).toBeNull());
    await sees(/operaciones/iu);
  },
};

export const NameTaken: Story = {
  beforeEach: peopleSay({
    CreateDepartment: () =>
      new Refuses('invalid', [{ field: 'name', code: 'name_taken', message: 'Ya hay uno con ese nombre.' }]),
  }),
  play: async () => {
    await press('Nuevo departamento');
    const panel = within(await dialog(/nuevo departamento/iu));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Ventas');
    await userEvent.click(panel.getByRole('button', { name: 'Crear' }));
    await shows(await panel.findByText(/ya hay uno con ese nombre/iu));
  },
};

/** Requires a new department for its people before deletion. */
export const Deleting: Story = {
  play: async () => {
    await choose('Atención', /eliminar/iu);
    const asked = within(await dialog(/¿eliminar el departamento atención\?/iu));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    await shows(await asked.findByText(/elige a dónde pasan antes/iu));
  },
};

/** Its subdepartments must be moved first. */
export const DeletingHeld: Story = {
  play: async () => {
    await choose('Operaciones', /eliminar/iu);
    const asked = within(await dialog(/¿eliminar el departamento operaciones\?/iu));
    await shows(await asked.findByText(/atención y ventas/iu));
  },
};
