/** Stories of the settings and WhatsApp prompts, opened from the user menu, the sheet and Ctrl K. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { commands } from '#src/app/commands.store.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { InShell } from '../app/shell.sample.tsx';
import { serverSays } from '../kit/FakeServer.tsx';
import { posts } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';
import { settingsServer } from './notifications.sample.ts';

/** Stories contain all texts; the locale files of the app are not served here. */
function textsAreThere(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes('/locales/')
      ? Promise.resolve(Response.json({ messages: {} }))
      : real(input, init);
  return () => {
    globalThis.fetch = real;
  };
}

const meta = {
  title: 'Notifications/Prompts',
  component: InShell,
  args: { at: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    commands.trigger.closed();
    forgetPerson();
    const stops = [
      serverSays({
        ...settingsServer(),
        Feed: () => ({ posts: { items: posts, pagination: { page: 1, totalPages: 1 } } }),
        Counts: () => ({ counts: { notificationCount: 5, pendingSurveys: 2 } }),
      })(),
      textsAreThere(),
    ];
    return () => {
      for (const stop of stops.toReversed()) stop();
    };
  },
} satisfies Meta<typeof InShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const prompt = async (name: RegExp): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  // The menu has closed, and the page behind the prompt is inert.
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  return dialog;
};

/** From the user menu; Escape closes it and returns the focus. */
export const FromTheMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu menú' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Elegir avisos' }));
    await seen(await within(await prompt(/Tus avisos/u)).findByRole('switch', { name: /Reacciones/u }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** By keyboard only: Ctrl K, a word, Enter. */
export const FromTheCommandField: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: /Ana/u }));
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'avisos por whatsapp');
    await screen.findByRole('option', { name: /Avisos por WhatsApp/u });
    await userEvent.keyboard('{Enter}');
    await seen(await within(await prompt(/Avisos por WhatsApp/u)).findByRole('textbox'));
  },
};

/** From "Yo" below 900 px, as a sheet. */
export const FromTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Elegir avisos' }));
    await seen(await within(await prompt(/Tus avisos/u)).findByRole('switch', { name: /Reacciones/u }));
  },
};
