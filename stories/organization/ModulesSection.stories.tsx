/** Stories of the organisation's modules. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModulesSection } from '#src/organization/admin/ModulesSection.tsx';
import { fails, never } from '../kit/FakeServer.tsx';
import { dialog, shows } from '../recognitions/adminPlay.ts';
import { custom, organizationAnswers } from './organizationSettings.sample.ts';
import { HouseSection } from './SettingsStage.tsx';

const meta = {
  title: 'Organization/ModulesSection',
  component: HouseSection,
  args: { of: ModulesSection, at: '/admin/modules' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HouseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const turn = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('switch', { name }));

export const Switches: Story = { beforeEach: organizationAnswers() };

export const OnAPhone: Story = {
  beforeEach: organizationAnswers(),
  globals: { viewport: { value: 'phone' } },
};

export const NothingFound: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nada así');
    await shows(await screen.findByRole('button', { name: 'Mostrar todo' }));
  },
};

/** Shows what it hides and what is pending, before switching off. */
export const SwitchingOff: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await turn(/^Catálogo/u);
    const asked = await dialog(/¿Apagar Catálogo\?/u);
    await shows(await within(asked).findByText('12 pedidos en curso quedan esperando.'));
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Apagar' })).toBeEnabled());
  },
};

export const Counting: Story = {
  beforeEach: organizationAnswers({ ModuleUse: never }),
  play: async () => {
    await turn(/^Catálogo/u);
    const asked = await dialog(/¿Apagar Catálogo\?/u);
    await expect(within(asked).getByRole('button', { name: 'Apagar' })).toBeDisabled();
  },
};

export const NotCounted: Story = {
  parameters: { busy: 'the confirmation waits for the count' },
  beforeEach: organizationAnswers({ ModuleUse: fails() }),
  play: async () => {
    await turn(/^Catálogo/u);
    await shows(await screen.findByText('No pudimos contar lo que hay en este módulo.'));
  },
};

/** Other modules depend on it. */
export const OthersDepend: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await turn(/^Reconocimientos/u);
    await shows(await screen.findByText(/Dependen de este módulo/u));
  },
};

/** It depends on a module that is off. */
export const Depends: Story = {
  beforeEach: organizationAnswers({
    OrgCustom: () => ({ orgCustom: { ...custom, services: { ...custom.services, catalog: false } } }),
  }),
  play: async () => {
    await shows((await screen.findAllByText('Depende de Catálogo, que está apagado.'))[0] ?? document.body);
  },
};
