/** Stories of the organisation's facts and links. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OrganizationSection } from '#src/organization/admin/OrganizationSection.tsx';
import { Refuses } from '../kit/FakeServer.tsx';
import { press, shows } from '../recognitions/adminPlay.ts';
import { organizationAnswers } from './organizationSettings.sample.ts';
import { HouseSection } from './SettingsStage.tsx';

const meta = {
  title: 'Organization/OrganizationSection',
  component: HouseSection,
  args: { of: OrganizationSection, at: '/admin/organization' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HouseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = { beforeEach: organizationAnswers() };

export const OnAPhone: Story = {
  beforeEach: organizationAnswers(),
  globals: { viewport: { value: 'phone' } },
};

const retype = async (name: RegExp, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** The error is shown before sending. */
export const NotAnAddress: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await retype(/^Página de ayuda/u, 'ayuda');
    await press('Guardar');
    const field = screen.getByRole('textbox', { name: /^Página de ayuda/u });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Escribe una dirección de la web/u));
  },
};

/** The server refused: the typed text stays. */
export const Refused: Story = {
  beforeEach: organizationAnswers({ EditOrganization: () => new Refuses('conflict') }),
  play: async () => {
    await retype(/^Nombre/u, 'Aurora Norte');
    await press('Guardar');
    await shows(await screen.findByText(/Lo que escribiste sigue aquí/u));
    await expect(screen.getByRole('textbox', { name: /^Nombre/u })).toHaveValue('Aurora Norte');
  },
};
