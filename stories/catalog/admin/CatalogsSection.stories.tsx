/** Stories of the administration of catalogues. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CatalogsSection } from '#src/catalog/admin/CatalogsSection.tsx';
import { fails } from '../../kit/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';
import { shopSays } from './catalogAdmin.sample.ts';

const meta = {
  title: 'Catalog/Admin catalogs',
  component: Section,
  args: { of: CatalogsSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: shopSays(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => shows(await canvas.findByText('Cualquier país')),
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: shopSays({ AllCatalogs: () => ({ allCatalogs: [] }) }),
  play: async ({ canvas }) => shows(await canvas.findByRole('button', { name: 'Crear el primer catálogo' })),
};

/** Saving failed: the typed text stays. */
export const Unsaved: Story = {
  beforeEach: shopSays({ CreateCatalog: fails() }),
  play: async () => {
    await press('Nuevo catálogo');
    const panel = within(await dialog(/Nuevo catálogo/u));
    await userEvent.type(panel.getByRole('textbox', { name: 'Nombre' }), 'Aurora Perú');
    await userEvent.click(panel.getByRole('button', { name: 'Crear' }));
    await shows(await panel.findByText(/No se guardó\. Lo que escribiste sigue aquí/u));
    await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Aurora Perú');
  },
};
