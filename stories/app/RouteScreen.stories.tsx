/** Stories of a route without its screen: switched off, not loaded, not allowed, not found. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { GuardFacts } from '#src/app/guard.ts';
import { RouteScreen } from '#src/app/RouteScreen.tsx';
import { ShellWorld } from './ShellWorld.tsx';

const Shown = ({ guard = {} }: { readonly guard?: Partial<GuardFacts> }): ReactElement => (
  <ShellWorld guard={guard}>
    <RouteScreen />
  </ShellWorld>
);

const meta = {
  title: 'App/RouteScreen',
  component: Shown,
  parameters: { layout: 'fullscreen', path: '/nowhere' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content fades in, so axe must wait until it is visible. */
const says =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const found = await canvas.findByText(text);
    await waitFor(() => expect(found).toBeVisible());
  };

/** The module is off: names who can switch it on. */
export const SwitchedOff: Story = {
  parameters: { path: '/catalog' },
  args: { guard: { modules: { auth: true } } },
  play: says(/función desactivada/u),
};

/** The modules could not be loaded; this differs from off. */
export const ModulesMissing: Story = {
  parameters: { path: '/catalog' },
  args: { guard: { modules: { auth: true }, areModulesMissing: true } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: /reintentar/iu });
    await waitFor(() => expect(retry).toBeVisible());
    await expect(canvas.queryByText(/desactivada/u)).toBeNull();
  },
};

/** The modules are loading. */
export const ModulesLoading: Story = {
  parameters: { path: '/catalog', busy: 'the modules never arrive' },
  args: { guard: { modules: { auth: true }, areModulesLoading: true } },
};

/** An employee opens an administration page. */
export const NotAllowed: Story = {
  parameters: { path: '/admin' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

/** Unknown route. */
export const NotFound: Story = { play: says(/no existe/u) };

export const Dark: Story = { ...NotFound, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toBeVisible());
  },
};
