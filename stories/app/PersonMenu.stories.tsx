/** Stories of the user menu: external links and the language of the account. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { chooseScheme } from '#src/lib/scheme.ts';
import { toasts } from '#src/lib/toasts.ts';
import { everyModule, fails, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';
import { links } from '../support/links.sample.ts';
import { InShell } from './shell.sample.tsx';

const server = (more: Answers = {}) =>
  serverSays({
    Links: () => ({ orgLinks: links }),
    Counts: () => ({ counts: { notificationCount: 0, pendingSurveys: 0 } }),
    ...more,
  });

const meta = {
  title: 'App/PersonMenu',
  component: InShell,
  args: { at: '/clip_guide', modules: { ...everyModule, recognitions: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    for (const toast of toasts.store.getSnapshot().context.toasts) toasts.dismiss(toast.id);
    return server()();
  },
} satisfies Meta<typeof InShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tu menú' }));
  await seen(await screen.findByRole('menuitem', { name: 'English' }));
};

/** WhatsApp and Workplace are listed if the organisation uses them, and announce the new tab. */
export const Open: Story = {
  play: async (context) => {
    await open(context);
    const way = await screen.findByRole('menuitem', { name: /WhatsApp.*pestaña nueva/u });
    await expect(way).toHaveAttribute('href', 'https://wa.me/573001234567');
    await expect(screen.getByRole('menuitem', { name: /Workplace/u })).toBeVisible();
  },
};

/** Neither is requested if both modules are off. */
export const NothingOutside: Story = {
  args: { modules: { auth: true, profile: true } },
  play: async (context) => {
    await open(context);
    await expect(screen.queryByRole('menuitem', { name: /WhatsApp/u })).toBeNull();
  },
};

/** A scheme changed elsewhere, for example in the settings, is also ticked in the menu. */
export const SchemeFollows: Story = {
  play: async (context) => {
    await open(context);
    chooseScheme('dark');
    const dark = () => screen.getByRole('menuitem', { name: /^Oscuro/u });
    await waitFor(() => expect(dark()).toHaveAttribute('aria-current', 'true'));
  },
};

/** Saving the account failed: the choice applies on this device, and the message is in the new language. */
export const LanguageNotSaved: Story = {
  beforeEach: server({ SaveLanguage: fails() }),
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'English' }));
    await waitFor(() =>
      expect(toasts.store.getSnapshot().context.toasts.map(({ severity }) => severity)).toEqual(['warning']),
    );
  },
};
