/** Stories of the help page: short answers and contact channels. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { ActiveModules } from '#schema/modules.ts';
import { permissions, type Permission } from '#schema/permissions.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { linksQuery, outsideLinks } from '#src/organization/links.queries.ts';
import { SupportScreen } from '#src/support/SupportScreen.tsx';
import { everyModule, fails, never, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';
import { links, noLinks } from './links.sample.ts';

const all = Object.keys(permissions) as Permission[]; // keys of a constant table

const Screen = ({
  modules = everyModule,
  may = all,
  seed,
}: Pick<StageProps, 'seed'> & { modules?: ActiveModules; may?: readonly Permission[] }) => (
  <Stage at="/support" person={{ ...me, permissions: [...may] }} seed={seed}>
    <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
      <main>
        <SupportScreen />
      </main>
    </OrganizationContext>
  </Stage>
);

const meta = {
  title: 'Support/SupportScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({ Links: () => ({ orgLinks: links }) }),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four contact channels; an answer expands in place, and external links are announced. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const whatsapp = await canvas.findByRole('link', {
      name: 'Abrir WhatsApp (se abre en una pestaña nueva)',
    });
    await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/573001234567');
    await expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByText('¿Por qué tengo dos saldos de puntos?'));
    await seen(canvas.getByRole('link', { name: 'Ver tu billetera' }));
  },
};

/** Phone width. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** Only answers about active modules and the user's permissions. */
export const External: Story = {
  args: {
    modules: { auth: true, support_channel: true, recognitions: true },
    may: ['account.see', 'account.edit'],
  },
  play: async ({ canvas }) => {
    await seen(canvas.getByText('¿Cómo cambio el idioma o el modo oscuro?'));
    await expect(canvas.queryByText('¿Cómo reconozco a alguien?')).toBeNull();
    await expect(canvas.queryByText(/cumpleaños/u)).toBeNull();
  },
};

/** An invalid URL is not rendered as a link. */
export const UnusableAddress: Story = {
  beforeEach: serverSays({
    Links: () => ({
      orgLinks: {
        ...noLinks,
        supportChannelUrl: 'data:text/html,hello',
        supportEmail: 'ayuda@aurora.example',
      },
    }),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Escribir un correo' }));
    await expect(canvas.queryByRole('link', { name: /Abrir el canal/u })).toBeNull();
  },
};

/** No channels are configured: the answers stay. */
export const NothingSet: Story = {
  beforeEach: serverSays({ Links: () => ({ orgLinks: noLinks }) }),
  play: async ({ canvas }) => seen(await canvas.findByText(/todavía no tiene un canal de ayuda/u)),
};

/** Loading the channels failed: the answers stay. */
export const Failed: Story = {
  beforeEach: serverSays({ Links: fails() }),
  play: async ({ canvas }) => {
    await seen(await screen.findByText('No pudimos cargar los canales de ayuda.'));
    await seen(canvas.getByText('¿Cómo reconozco a alguien?'));
  },
};

/** Old data during a refresh. */
export const Stale: Story = {
  args: {
    seed: (cache) =>
      cache.setQueryData(linksQuery().queryKey, outsideLinks(links), { updatedAt: Date.now() - 3_600_000 }),
  },
  beforeEach: serverSays({ Links: never }),
  play: async ({ canvas }) => seen(await canvas.findByText(/hace 1 h/u)),
};
