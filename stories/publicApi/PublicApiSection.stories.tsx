/** Stories of the keys of the public API. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AdminApiKey } from '#src/publicApi/admin/keys.queries.ts';
import { PublicApiSection } from '#src/publicApi/admin/PublicApiSection.tsx';
import { fails, Refuses, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';

const key = (id: string, name: string, more: Partial<AdminApiKey> = {}): AdminApiKey => ({
  id,
  name,
  prefix: `apl_${id}Qx7mT2`,
  scopes: ['recognitions.send', 'badges.send'],
  createdBy: { id: 'ana', name: 'Ana Ruiz' },
  createdAt: '2026-10-01T15:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  status: 'active',
  ...more,
});
const keys: readonly AdminApiKey[] = [
  key('k1', 'Nómina', { expiresAt: '2027-02-20', lastUsedAt: '2026-11-18T15:00:00.000Z' }),
  key('k2', 'Robot de cumpleaños', { scopes: ['badges.send'] }),
  key('k3', 'Prueba', { status: 'expired', expiresAt: '2026-10-31' }),
  key('k4', 'Proveedor anterior', { status: 'revoked', revokedAt: '2026-11-01T15:00:00.000Z' }),
];
const made = { createApiKey: { id: 'k9', key: 'apl_example-of-a-key-that-opens-nothing-x' } };
const says = (answers: Answers = {}) =>
  serverSays({ ApiKeys: () => ({ apiKeys: keys }), CreateKey: () => made, ...answers });

const meta = {
  title: 'PublicApi/Keys',
  component: Section,
  args: { of: PublicApiSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = async (text: RegExp): Promise<void> =>
  shows((await screen.findAllByText(text))[0] ?? document.body);
async function create(): Promise<HTMLElement> {
  await press('Nueva clave');
  const panel = await dialog(/Nueva clave/u);
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Nombre' }), 'Tienda');
  await userEvent.click(within(panel).getByRole('button', { name: 'Crear clave' }));
  return panel;
}

export const Keys: Story = { beforeEach: says(), play: () => sees(/Revocada/u) };

export const OnAPhone: Story = { beforeEach: says(), globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: says({ ApiKeys: () => ({ apiKeys: [] }) }),
  play: () => sees(/Crear la primera clave/u),
};

/** A key without an expiry shows a warning. */
export const NewKey: Story = {
  beforeEach: says(),
  play: async () => {
    await press('Nueva clave');
    const panel = await dialog(/Nueva clave/u);
    await userEvent.click(within(panel).getByRole('button', { name: /Cuánto dura/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sin vencimiento' }));
    await shows(await within(panel).findByText(/sirve hasta que alguien la revoque/u));
  },
};

/** The key is shown only once. */
export const Shown: Story = {
  beforeEach: says(),
  play: async () => {
    await create();
    const shown = await dialog(/Tu clave Tienda/u);
    await shows(within(shown).getByText(made.createApiKey.key));
  },
};

/** Closing before copying requires confirmation. */
export const NotCopied: Story = {
  beforeEach: says(),
  play: async () => {
    await create();
    const shown = await dialog(/Tu clave Tienda/u);
    await userEvent.keyboard('{Escape}');
    await dialog(/Cerrar sin guardar la clave/u);
    await expect(within(shown).getByText(made.createApiKey.key)).toBeInTheDocument();
  },
};

/** Too many valid keys: shows a message and keeps the typed text. */
export const Full: Story = {
  beforeEach: says({
    CreateKey: () =>
      new Refuses('conflict', [
        { field: '', code: 'keys_full', message: 'Hay 20 claves abiertas: revoca una antes.' },
      ]),
  }),
  play: async () => {
    const panel = await create();
    await shows(await within(panel).findByText(/Hay 20 claves abiertas/u));
  },
};

/** The response was lost. */
export const Lost: Story = {
  beforeEach: says({ CreateKey: fails('already_answered') }),
  play: async () => {
    await create();
    const told = await dialog(/se creó, pero no podemos mostrarla/u);
    await shows(within(told).getByRole('button', { name: 'Crear otra' }));
  },
};

export const Revoke: Story = {
  beforeEach: says(),
  play: async () => {
    await choose('Nómina', /Revocar/u);
    const asked = await dialog(/Revocar la clave Nómina/u);
    await shows(within(asked).getByText(/dejan de funcionar en ese momento/u));
  },
};
