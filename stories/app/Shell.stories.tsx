/** Stories of the frame of signed-in screens: rail, bars, menus, command palette, toasts, banners. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { commands } from '#src/app/commands.store.ts';
import { toasts } from '#src/lib/toasts.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { banners } from '#src/organization/banners.store.ts';
import { serverSays } from '../kit/FakeServer.tsx';
import { posts } from '../kit/world.sample.ts';
import { InShell } from './shell.sample.tsx';
import { seen } from '../kit/seen.ts';

const feed = serverSays({
  Feed: () => ({ posts: { items: posts, pagination: { page: 1, totalPages: 1 } } }),
  Counts: () => ({ counts: { notificationCount: 5, pendingSurveys: 2 } }),
});

const meta = {
  title: 'App/Shell',
  component: InShell,
  args: { at: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    commands.trigger.closed();
    forgetPerson();
    for (const toast of toasts.store.getSnapshot().context.toasts) toasts.dismiss(toast.id);
    return feed();
  },
} satisfies Meta<typeof InShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const greeted: NonNullable<Story['play']> = async ({ canvas }) => {
  await seen(await canvas.findByRole('heading', { level: 1, name: /Ana/u }));
};

/** All modules on, as an employee. */
export const Home: Story = { play: greeted };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' }, play: greeted };

/** In English. */
export const English: Story = { globals: { language: 'en' } };

/** An expanded group; administrators have a separate section. */
export const Administrator: Story = {
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Premios' }));
    await seen(await canvas.findByRole('link', { name: /Catálogo/u }));
    await expect(canvas.getByRole('button', { name: 'Administración' })).toBeVisible();
  },
};

/** External users have their own navigation and nothing else. */
export const External: Story = {
  args: { role: 'external' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Ir a cupones' }));
    await expect(canvas.queryByRole('button', { name: 'Reconocer' })).toBeNull();
  },
};

/** An icon rail of 72 px; a group opens beside it and Escape closes it. */
export const NarrowRail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contraer el menú' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Premios' }));
    const wallet = await canvas.findByRole('link', { name: /Billetera$/u });
    await seen(wallet);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wallet).not.toBeVisible());
  },
};

/** Below 900 px: five items in the bottom bar. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Reconocer' }));
    await expect(canvas.getByRole('link', { name: 'Premios' })).toBeVisible();
  },
};

/** All other items are under "Yo". */
export const PhoneSheet: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yo' }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

/** The user menu, loaded on pointer proximity and opened by the same click. */
export const PersonMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu menú' }));
    const out = await screen.findByRole('menuitem', { name: 'Cerrar sesión' });
    await waitFor(() => expect(out).toBeVisible());
  },
};

/** Ctrl K, a verb and a name; a name alone also leads to the person. */
export const CommandField: Story = {
  play: async ({ canvas }) => {
    await greeted({ canvas } as Parameters<typeof greeted>[0]);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'reconocer luis');
    await expect(await screen.findByRole('option', { name: /Reconocer a Luis Paz/u })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'luis');
    await seen(await screen.findByRole('option', { name: /Ver el perfil de Luis Paz/u }));
  },
};

/** No matches: shows a message and an alternative. */
export const CommandFieldEmpty: Story = {
  play: async ({ canvas }) => {
    await greeted({ canvas } as Parameters<typeof greeted>[0]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz');
    await seen(await screen.findByText(/Nada coincide/u));
  },
};

/** The organisation's banners form a queue: dismissing one shows the next. */
export const Banners: Story = {
  play: async ({ canvas }) => {
    await greeted({ canvas } as Parameters<typeof greeted>[0]);
    banners.trigger.added({ message: { id: '1', text: 'El viernes cerramos a mediodía.' } });
    banners.trigger.added({ message: { id: '2', text: 'Ya está la nueva cafetería.' } });
    await seen(await canvas.findByText('El viernes cerramos a mediodía.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await seen(await canvas.findByText('Ya está la nueva cafetería.'));
  },
};

/** Toasts at the bottom right. */
export const Toasts: Story = {
  play: async ({ canvas }) => {
    await greeted({ canvas } as Parameters<typeof greeted>[0]);
    toasts.raise({ severity: 'success', text: 'Tu reconocimiento salió.' });
    toasts.raise({ severity: 'error', text: 'No se envió. Tu mensaje sigue aquí.' });
    await seen(await screen.findByText('No se envió. Tu mensaje sigue aquí.'));
  },
};

/** The modules could not be loaded: the shell reports the failure and does not show them as off. */
export const ModulesMissing: Story = {
  args: { modules: { auth: true }, areModulesMissing: true },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Por eso faltan páginas en el menú/u));
  },
};
