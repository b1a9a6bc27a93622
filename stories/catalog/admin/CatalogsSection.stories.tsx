/** Catalogs as administrators keep them, in their pictures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CatalogsSection } from '#src/catalog/admin/CatalogsSection.tsx';
import { placeQueries } from '#src/catalog/admin/places.queries.ts';
import { fails, never } from '../../posts/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';
import { keptCatalogs, shopSays } from './catalogAdmin.sample.ts';

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

export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, globals: { theme: 'dark' } };

export const Loading: Story = { beforeEach: shopSays({ KeptCatalogs: never }) };

export const Empty: Story = {
  beforeEach: shopSays({ KeptCatalogs: () => ({ allCatalogs: [] }) }),
  play: async ({ canvas }) => shows(await canvas.findByRole('button', { name: 'Crear el primer catálogo' })),
};

export const Failed: Story = {
  beforeEach: shopSays({ KeptCatalogs: fails() }),
  play: async ({ canvas }) => shows(await canvas.findByText(/No pudimos cargar los catálogos/u)),
};

export const Stale: Story = {
  args: { old: { key: placeQueries.catalogs().queryKey, data: keptCatalogs } },
  beforeEach: shopSays({ KeptCatalogs: fails() }),
  play: async ({ canvas }) => shows(await canvas.findByText(/hace 5 min/u)),
};

/** Not saved: what was typed is still there. */
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
