/** Stories of the e-mail lists that receive notices. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { EmailsSection } from '#src/organization/admin/EmailsSection.tsx';
import { Refuses } from '../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { fullList, organizationAnswers } from './organizationSettings.sample.ts';
import { HouseSection } from './SettingsStage.tsx';

const meta = {
  title: 'Organization/EmailsSection',
  component: HouseSection,
  args: { of: EmailsSection, at: '/admin/notification-emails' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HouseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lists: Story = { beforeEach: organizationAnswers() };

export const OnAPhone: Story = {
  beforeEach: organizationAnswers(),
  globals: { viewport: { value: 'phone' } },
};

export const Full: Story = {
  beforeEach: organizationAnswers({ OrgEmails: () => ({ orgEmails: fullList }) }),
  play: async () => {
    await shows(await screen.findByText('La lista está llena: 20 direcciones.'));
  },
};

export const NewAddress: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await press('Agregar a Operación');
    await dialog(/Nueva dirección/u);
  },
};

export const AlreadyListed: Story = {
  beforeEach: organizationAnswers({
    AddOrgEmail: () =>
      new Refuses('invalid', [
        { field: 'email', code: 'email_listed', message: 'Esa dirección ya está en la lista.' },
      ]),
  }),
  play: async () => {
    await press('Agregar a Operación');
    const panel = await dialog(/Nueva dirección/u);
    await userEvent.type(within(panel).getByLabelText('Correo'), 'bodega@aurora.example');
    await userEvent.click(within(panel).getByRole('button', { name: 'Agregar' }));
    await shows(await within(panel).findByText('Esa dirección ya está en la lista.'));
  },
};

export const Editing: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await choose('bodega@aurora.example', /Editar/u);
    await dialog(/bodega@aurora/u);
  },
};

export const Removing: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await choose('bodega@aurora.example', /Quitar/u);
    await dialog(/¿Quitar bodega/u);
  },
};
