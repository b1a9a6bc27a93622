/** Stories of the administration of types, tags and groups. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { GroupsSection } from '#src/recognitions/admin/GroupsSection.tsx';
import { TagsSection } from '#src/recognitions/admin/TagsSection.tsx';
import { TypesSection } from '#src/recognitions/admin/TypesSection.tsx';
import { typeResource } from '#src/recognitions/admin/types.queries.ts';
import { fails, Refuses } from '../kit/FakeServer.tsx';
import { adminTypes } from './admin.sample.ts';
import { adminSays, Section } from './AdminStage.tsx';
import { choose, dialog, press, shows } from './adminPlay.ts';

const meta = {
  title: 'Recognitions/Admin types',
  component: Section,
  args: { of: TypesSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default state. */
export const Types: Story = {
  beforeEach: adminSays(),
  play: async ({ canvas }) => {
    await shows(await canvas.findByRole('button', { name: /^Innovación/u }));
  },
};

/** On a phone, rows are cards. */
export const TypesOnAPhone: Story = { beforeEach: adminSays(), globals: { viewport: { value: 'phone' } } };

export const TypesEmpty: Story = {
  beforeEach: adminSays({ AllRecognitionTypes: () => ({ allRecognitionTypes: [] }) }),
  play: async () => {
    await press('Crear el primer tipo');
    await dialog(/Nuevo tipo/u);
  },
};

/** The refresh failed: the old rows stay. */
export const TypesStale: Story = {
  args: { old: { key: typeResource.list().queryKey, data: adminTypes } },
  beforeEach: adminSays({ AllRecognitionTypes: fails() }),
  play: async ({ canvas }) => {
    await shows(await canvas.findByText(/Lo que ves es de/u));
    await shows(canvas.getByRole('button', { name: /^Innovación/u }));
  },
};

/** One type with all its rules and subtypes. */
export const EditType: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await press(/^Trabajo en equipo/u);
    const panel = await dialog(/Trabajo en equipo/u);
    await shows(await within(panel).findByText('Entre áreas'));
  },
};

/** The row's validation errors are shown at the fields. */
export const TypeIncomplete: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await press('Nuevo tipo');
    const panel = await dialog(/Nuevo tipo/u);
    await userEvent.click(within(panel).getByRole('button', { name: 'Crear' }));
    // At the field and beside the button.
    await waitFor(() => expect(within(panel).getAllByText('Este dato es obligatorio.')).toHaveLength(2));
  },
};

/** The server's reason is shown at its field. */
export const TypeRefused: Story = {
  beforeEach: adminSays({
    CreateRecognitionType: () =>
      new Refuses('invalid', [{ field: 'name', code: 'name_taken', message: 'Ya hay otro con ese nombre.' }]),
  }),
  play: async () => {
    await press('Nuevo tipo');
    const panel = await dialog(/Nuevo tipo/u);
    await userEvent.type(within(panel).getByLabelText('Nombre'), 'Innovación');
    await userEvent.click(within(panel).getByRole('button', { name: 'Crear' }));
    await shows(await within(panel).findByText('Ya hay otro con ese nombre.'));
  },
};

/** A type used by posts cannot be deleted: offers to deactivate it. */
export const TypeInUse: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await choose('Innovación', /Eliminar/u);
    const asked = await dialog(/Eliminar Innovación/u);
    await shows(await within(asked).findByText('272'));
    await expect(within(asked).getByRole('button', { name: 'Desactivar' })).toBeEnabled();
  },
};

/** A click outside the panel does not discard typed text. */
export const TypeUnsaved: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await press('Nuevo tipo');
    const panel = await dialog(/Nuevo tipo/u);
    await userEvent.type(within(panel).getByLabelText('Nombre'), 'Ayuda');
    await userEvent.keyboard('{Escape}');
    await dialog(/Salir sin guardar/u);
  },
};

export const SuperTypes: Story = { args: { at: '/admin?tab=super' }, beforeEach: adminSays() };

export const SuperTypesEmpty: Story = {
  args: { at: '/admin?tab=super' },
  beforeEach: adminSays({ SuperRecognitionTypes: () => ({ superRecognitionTypes: [] }) }),
};

export const EditSuperType: Story = {
  args: { at: '/admin?tab=super' },
  beforeEach: adminSays(),
  play: async () => {
    await press(/^Día a día/u);
    await dialog(/Día a día/u);
  },
};

export const Tags: Story = { args: { of: TagsSection }, beforeEach: adminSays() };

export const NewTag: Story = {
  args: { of: TagsSection },
  beforeEach: adminSays(),
  play: async () => {
    await press('Nueva etiqueta de Innovación');
    await dialog(/Nueva etiqueta/u);
  },
};

export const Groups: Story = { args: { of: GroupsSection }, beforeEach: adminSays() };

/** Former members are counted, not shown. */
export const EditGroup: Story = {
  args: { of: GroupsSection },
  beforeEach: adminSays(),
  play: async () => {
    await press('Comité de cultura');
    const panel = await dialog(/Comité de cultura/u);
    await shows(await within(panel).findByText(/Además, 1 persona/u));
  },
};
