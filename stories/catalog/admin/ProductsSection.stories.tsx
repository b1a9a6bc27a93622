/** Stories of the administration of products. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductsSection } from '#src/catalog/admin/ProductsSection.tsx';
import { fails, Refuses } from '../../kit/FakeServer.tsx';
import { onePage } from '../../recognitions/admin.sample.ts';
import { choose, dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';
import { keptProducts, shopSays } from './catalogAdmin.sample.ts';

const meta = {
  title: 'Catalog/Admin products',
  component: Section,
  args: { of: ProductsSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: shopSays(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const headphones = 'Audífonos con cancelación de ruido';

/** Low stock and no stock are shown as text. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await shows(await canvas.findByText('Quedan 2'));
    await shows(canvas.getAllByText('No queda ninguno')[0] as HTMLElement); // two of them
    await shows(canvas.getByText('3 apartados'));
  },
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: shopSays({ KeptProducts: () => ({ allProducts: onePage([]) }) }),
  play: async ({ canvas }) => shows(await canvas.findByRole('button', { name: 'Crear el primer producto' })),
};

/** No matches for the filter: one click resets it. */
export const NothingFits: Story = {
  args: { at: '/admin?q=velero&few=1' },
  beforeEach: shopSays({
    KeptProducts: ({ keywords }) => ({ allProducts: onePage(keywords === 'velero' ? [] : keptProducts) }),
  }),
  play: async ({ canvas }) => {
    await press('Mostrar todo');
    await shows(await canvas.findByText('Quedan 2'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The low-stock filter sends its threshold to the server. */
export const FewOnly: Story = {
  beforeEach: shopSays({
    KeptProducts: ({ stockBelow }) => ({
      allProducts: onePage(
        keptProducts.filter(({ stock }) => typeof stockBelow !== 'number' || (stock ?? 99) <= stockBelow),
      ),
    }),
  }),
  play: async ({ canvas }) => {
    await press('Quedan pocos');
    await shows(await canvas.findByText('Quedan 2'));
    await waitFor(() => expect(canvas.queryByText(headphones)).toBeNull());
  },
};

/** A refused switch reverts. */
export const NotSwitched: Story = {
  beforeEach: shopSays({ UpdateProduct: fails() }),
  play: async ({ canvas }) => {
    const turn = await canvas.findByRole('switch', { name: `${headphones}: activo` });
    await userEvent.click(turn);
    // It turns at once, and back when the answer has come.
    await waitFor(() => expect(turn).toBeChecked());
  },
};

export const NewProduct: Story = {
  play: async () => {
    await press('Nuevo producto');
    const panel = await dialog(/Nuevo producto/u);
    await userEvent.click(within(panel).getByRole('button', { name: 'Crear' }));
    await shows((await within(panel).findAllByRole('alert'))[0] as HTMLElement); // at least one is there
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
  },
};

/** Adds and edits a question; errors are shown at its fields. */
export const Questions: Story = {
  play: async () => {
    await press(new RegExp(`^${headphones}`, 'u'));
    const panel = within(await dialog(new RegExp(headphones, 'u')));
    await userEvent.click(await panel.findByRole('button', { name: 'Agregar pregunta' }));
    await userEvent.click(panel.getAllByRole('radio', { name: 'Eligiendo' })[1] as HTMLElement); // of two questions
    await userEvent.click(panel.getByRole('button', { name: 'Subir la pregunta 2' }));
    // The focus follows the moved question in a later frame.
    await waitFor(() => expect(panel.getByRole('button', { name: 'Bajar la pregunta 1' })).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await shows(await panel.findByText(/Escribe al menos dos/u));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Pregunta 1' })).toHaveFocus());
  },
};

/** The whole form is refused: the typed text stays. */
export const Unsaved: Story = {
  beforeEach: shopSays({ UpdateProduct: fails() }),
  play: async () => {
    await press(new RegExp(`^${headphones}`, 'u'));
    const panel = within(await dialog(new RegExp(headphones, 'u')));
    const name = panel.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, ' 2');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await shows(await panel.findByText(/No se guardó\. Lo que escribiste sigue aquí/u));
    await expect(name).toHaveValue(`${headphones} 2`);
  },
};

/** Loading the providers failed: the form reports it, and its other fields are usable. */
export const PlacesFailed: Story = {
  beforeEach: shopSays({ ProductProviders: fails() }),
  play: async () => {
    await press('Nuevo producto');
    const panel = within(await dialog(/Nuevo producto/u));
    await shows(await panel.findByText(/No pudimos cargar las categorías, los catálogos/u));
  },
};

/** Removing more than the available stock: the error is at the number. */
export const TooManyTaken: Story = {
  beforeEach: shopSays({
    AdjustStock: () =>
      new Refuses('invalid', [
        { field: 'by', code: 'stock_below_zero', message: 'Solo quedan 12 sin reservar.' },
      ]),
  }),
  play: async () => {
    await choose(headphones, /Ajustar existencias/u);
    const asked = within(await dialog(/Existencias/u));
    await userEvent.click(asked.getByRole('radio', { name: 'Quitar' }));
    const pieces = asked.getByRole('spinbutton', { name: /Cuántos se quitan/u });
    await userEvent.type(pieces, '20');
    await userEvent.click(asked.getByRole('button', { name: 'Guardar' }));
    await shows(await asked.findByText('Solo quedan 12 sin reservar.'));
    await expect(pieces).toHaveValue('20');
  },
};

/** Only cancelled orders use the product: the server refuses, and the dialog changes. */
export const InUseAfterAll: Story = {
  beforeEach: shopSays({ DeleteProduct: () => new Refuses('in_use') }),
  play: async () => {
    await choose('Botella térmica', /Eliminar/u);
    const asked = within(await dialog(/Eliminar/u));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    await shows(await asked.findByRole('button', { name: 'Desactivar' }));
    await expect(screen.queryByText(/No se puede deshacer/u)).toBeNull();
  },
};
