/** Stories of the administration of values: order, edit, deactivate. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ValuesSection } from '#src/values/admin/ValuesSection.tsx';
import { never, Refuses } from '../kit/FakeServer.tsx';
import { adminSays, Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';

const meta = {
  title: 'Values/Admin',
  component: Section,
  args: { of: ValuesSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const remove = async (name: string): Promise<HTMLElement> => {
  await choose(name, /Eliminar/u);
  return dialog(/Eliminar/u);
};

export const Values: Story = { beforeEach: adminSays() };

export const OnAPhone: Story = { beforeEach: adminSays(), globals: { viewport: { value: 'phone' } } };

/** The move buttons do the same as dragging; each move is announced once. */
export const MovedByKeys: Story = {
  beforeEach: adminSays({ OrderValues: never }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bajar Cercanía' }));
    await expect(await canvas.findByText('Cercanía: puesto 2 de 3.')).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Hacerlo bien');
  },
};

export const NewValue: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await press('Nuevo valor');
    await dialog(/Nuevo valor/u);
  },
};

const changed = (field: string, stored: string) => ({
  field,
  code: 'changed_meanwhile',
  message: 'Otra persona cambió esto mientras lo editabas.',
  stored,
});

/** Another person saved other values while the panel was open: each field shows what is stored now. */
export const Overtaken: Story = {
  beforeEach: adminSays({
    UpdateValue: () => new Refuses('conflict', [changed('name', 'Cercanos'), changed('icon', 'heart')]),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose('Cercanía', /Editar/u);
    const panel = within(await dialog(/Cercanía/u));
    await userEvent.type(panel.getByRole('textbox', { name: 'Nombre' }), ' siempre');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await expect(await panel.findAllByText('Ahora está guardado así:')).toHaveLength(2);
    await expect(panel.getAllByRole('textbox', { name: 'Nombre' })[0]).toHaveValue('Cercanía siempre');
  },
};

/** A value used by posts cannot be deleted. */
export const InUse: Story = {
  beforeEach: adminSays(),
  play: async () => {
    const asked = await remove('Cercanía');
    await shows(within(asked).getByRole('button', { name: 'Desactivar' }));
  },
};

/** Only filed or removed posts use it: the server refuses, and the dialog changes. */
export const InUseAfterAll: Story = {
  beforeEach: adminSays({ DeleteValue: () => new Refuses('in_use') }),
  play: async () => {
    const asked = await remove('Curiosidad');
    await userEvent.click(within(asked).getByRole('button', { name: 'Eliminar' }));
    await shows(await within(asked).findByRole('button', { name: 'Entendido' }));
  },
};
