/** Stories of the administration of product categories. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CategoriesSection } from '#src/catalog/admin/CategoriesSection.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { fails, Refuses } from '../../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';
import { shopSays } from './catalogAdmin.sample.ts';

const meta = {
  title: 'Catalog/Admin categories',
  component: Section,
  args: { of: CategoriesSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: shopSays(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => shows(await canvas.findByText('Experiencias')),
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: shopSays({ AllProductCategories: () => ({ allProductCategories: [] }) }),
  play: async ({ canvas }) =>
    shows(await canvas.findByRole('button', { name: 'Crear la primera categoría' })),
};

/** A new category with a used name: the error is at the name. */
export const NameTaken: Story = {
  beforeEach: shopSays({
    CreateProductCategory: () =>
      new Refuses('invalid', [{ field: 'name', code: 'name_taken', message: 'Ese nombre ya existe.' }]),
  }),
  play: async () => {
    await press('Nueva categoría');
    const panel = within(await dialog(/Nueva categoría/u));
    await userEvent.type(panel.getByRole('textbox', { name: 'Nombre' }), 'Experiencias');
    await userEvent.click(panel.getByRole('button', { name: 'Crear' }));
    await shows(await panel.findByText('Ese nombre ya existe.'));
    await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Experiencias');
  },
};

/** A refused move shows a message. */
export const NotMoved: Story = {
  beforeEach: shopSays({ OrderProductCategories: fails() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subir Tiempo libre' }));
    await expect(await canvas.findByText(/Tiempo libre: puesto/u)).toBeInTheDocument();
    await waitFor(() => expect(toasts.store.getSnapshot().context.toasts.at(-1)?.severity).toBe('error'));
  },
};

/** A category with products cannot be deleted. */
export const InUse: Story = {
  play: async () => {
    await choose('Tecnología', /Eliminar/u);
    const asked = await dialog(/Eliminar/u);
    await shows(within(asked).getByRole('button', { name: 'Desactivar' }));
  },
};
