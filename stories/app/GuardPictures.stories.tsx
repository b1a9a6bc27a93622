/** Stories of routes whose screen cannot be shown. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { serverSays } from '../kit/FakeServer.tsx';
import { InShell } from './shell.sample.tsx';
import { seen } from '../kit/seen.ts';

const meta = {
  title: 'App/Guard',
  component: InShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({ Counts: () => ({ counts: { notificationCount: 0, pendingSurveys: 0 } }) }),
} satisfies Meta<typeof InShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (heading: string, words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { level: 1, name: heading }));
    const text = await canvas.findByText(words);
    await waitFor(() => expect(text).toBeVisible());
  };

/** The organisation has the module switched off. */
export const SwitchedOff: Story = {
  args: { at: '/catalog', modules: { auth: true, recognitions: true } },
  play: says('Catálogo', /función desactivada/u),
};

/** Administrators get a link to the modules. */
export const SwitchedOffForAdmin: Story = {
  args: { at: '/catalog', modules: { auth: true }, role: 'admin' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Ir a los módulos' }));
  },
};

/** The modules could not be loaded, so the state of the module is unknown. */
export const ModulesMissing: Story = {
  args: { at: '/catalog', modules: { auth: true }, areModulesMissing: true },
  play: says('Catálogo', /No se pudieron cargar las funciones/u),
};

/** The user has no permission. */
export const NotAllowed: Story = {
  args: { at: '/wallet', role: 'external' },
  play: says('Billetera', /no tiene acceso/u),
};

/** Unknown route. */
export const NotFound: Story = {
  args: { at: '/nada' },
  play: says('Esta página no existe', /mal escrita/u),
};

/** Dark theme. */
export const Dark: Story = { ...NotFound, tags: ['!test'], globals: { theme: 'dark' } };
