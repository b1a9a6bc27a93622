/**
 * Stories of the whole documentation: header, menu, pages; on large and small screens, on its own host and beside
 * the app.
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';
import { DocsApp } from '#src/docs/DocsApp.tsx';
import { docsServer } from './docsServer.ts';

function View({ app = '/' }: { readonly app?: string | null }): ReactElement {
  const [language, setLanguage] = useState<Language>('es');
  const brand: Brand = document.documentElement.dataset['brand'] === 'outpoints' ? 'outpoints' : 'aplauso';
  return (
    <DocsApp
      brand={brand}
      language={language}
      onLanguage={setLanguage}
      base="/docs"
      origin="https://aplauso.example"
      app={app}
    />
  );
}

const meta = {
  title: 'Docs/DocsApp',
  component: View,
  parameters: { layout: 'fullscreen', path: '/docs' },
  beforeEach: docsServer(),
} satisfies Meta<typeof View>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The default page. */
export const GeneralInformation: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('heading', { level: 1 })).toBeVisible());
  },
};

/** A group collapses and exposes its state. */
export const GroupFolded: Story = {
  play: async () => {
    const group = await screen.findByRole('button', { name: /guía práctica|how to guide/iu });
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The documentation on its own host has no link to the app. */
export const OwnHost: Story = {
  args: { app: null },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.queryByRole('link', { name: /ir a la aplicación|go to the app/iu })).toBeNull();
  },
};

/** Small screens open the menu with a button. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^men[uú]$/iu }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(within(sheet).getByRole('navigation')).toBeVisible());
  },
};

/** Unknown route. */
export const Nowhere: Story = {
  parameters: { path: '/docs/nothing' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('heading', { level: 1 })).toBeVisible());
  },
};
