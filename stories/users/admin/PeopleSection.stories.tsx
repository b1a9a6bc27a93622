/** Stories of the administration of people: the list, the panel of a person, and the confirmations. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PeopleSection } from '#src/users/admin/PeopleSection.tsx';
import { fails, never, Refuses } from '../../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { keptPeople, leaving, onePage, outsider, peopleSay } from './people.sample.ts';
import { Section } from './PeopleStage.tsx';

const meta = {
  title: 'Users/Admin people',
  component: Section,
  args: { of: PeopleSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: peopleSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Full: Story = { play: () => sees(/camila núñez/iu) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

/** Everybody, by URL. */
export const Everybody: Story = {
  args: { at: '/admin/people?active=all' },
  play: () => sees(/desactivada/iu),
};

export const ManyPages: Story = {
  beforeEach: peopleSay({ OrgUsers: () => ({ orgUsers: onePage(keptPeople, 143) }) }),
  play: () => sees(/1–20 de 143/u),
};

export const Empty: Story = {
  beforeEach: peopleSay({ OrgUsers: () => ({ orgUsers: onePage([]) }) }),
  play: () => sees(/agregar a la primera persona/iu),
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'piano');
    await sees(/nada coincide/iu);
  },
};

export const Adding: Story = {
  play: async () => {
    await press('Agregar persona');
    const panel = within(await dialog(/nueva persona/iu));
    await userEvent.type(panel.getByLabelText('Correo'), 'no es un correo');
    await userEvent.click(panel.getByRole('button', { name: 'Agregar e invitar' }));
    await shows((await panel.findAllByRole('alert'))[0] ?? document.body);
  },
};

export const AddingFromOutside: Story = {
  args: { at: '/admin/people?person=new' },
  play: async () => {
    const panel = within(await dialog(/nueva persona/iu));
    await userEvent.click(panel.getByRole('radio', { name: /de fuera/iu }));
    await shows(await panel.findByLabelText(/último día con acceso/iu));
  },
};

/** Opened by a link. */
export const Editing: Story = {
  args: { at: `/admin/people?person=${keptPeople[1]?.id}` },
  play: async () => {
    const panel = within(await dialog(/luis paz/iu));
    await userEvent.click(panel.getByRole('radio', { name: /^líder/iu }));
    await shows(await panel.findByText(/se cierran sus sesiones/iu));
  },
};

/** Administrators cannot change their own role. */
export const EditingOneself: Story = {
  args: { at: `/admin/people?person=${keptPeople[0]?.id}` },
  play: async () => {
    const panel = within(await dialog(/ana rivas/iu));
    await expect(await panel.findByRole('radio', { name: /^líder/iu })).toBeDisabled();
    await shows(panel.getByText(/tu propio rol/iu));
  },
};

export const EditingOnAPhone: Story = {
  ...Editing,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

/** The server's reason is at its field, and the typed text stays. */
export const AddressTaken: Story = {
  args: { at: `/admin/people?person=${keptPeople[0]?.id}` },
  beforeEach: peopleSay({
    UpdateUser: () =>
      new Refuses('invalid', [
        { field: 'email', code: 'email_taken', message: 'Ya hay una persona con ese correo.' },
      ]),
  }),
  play: async () => {
    const panel = within(await dialog(/ana rivas/iu));
    await userEvent.type(panel.getByLabelText('Correo'), '.co');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await shows(await panel.findByText(/ya hay una persona con ese correo/iu));
  },
};

export const Outsider: Story = {
  args: { at: `/admin/people?person=${outsider.id}` },
  play: async () => shows(await within(await dialog(/xavier robles/iu)).findByText(/ya pasó/iu)),
};

export const PersonLoading: Story = {
  args: { at: '/admin/people?person=elsewhere' },
  beforeEach: peopleSay({ OrgUser: never }),
  play: async () => shows(await dialog(/persona/iu)),
};

export const PersonGone: Story = {
  args: { at: '/admin/people?person=elsewhere' },
  beforeEach: peopleSay({ OrgUser: fails('not_found') }),
  play: () => sees(/ya no está en tu organización/iu),
};

export const Deactivating: Story = {
  play: async () => {
    await choose('Ana Rivas', /^desactivar$/iu);
    await shows(await within(await dialog(/¿desactivar a ana rivas\?/iu)).findByText('1,320'));
  },
};

export const Deleting: Story = {
  play: async () => {
    await choose('Ana Rivas', /^eliminar$/iu);
    await shows(await within(await dialog(/¿eliminar a ana rivas\?/iu)).findByLabelText(/motivo/iu));
  },
};

/** Deleting is refused; offers to deactivate instead. */
export const DeletingRefused: Story = {
  beforeEach: peopleSay({
    LeavingEffects: () => ({
      leavingEffects: {
        ...leaving,
        openOrders: 2,
        deleteRefused: 'Tiene 2 pedidos en curso: entrégalos o cancélalos antes.',
      },
    }),
  }),
  play: async () => {
    await choose('Ana Rivas', /^eliminar$/iu);
    const asked = within(await dialog(/¿eliminar a ana rivas\?/iu));
    await shows(await asked.findByRole('button', { name: 'Desactivar' }));
  },
};

export const CountingFailed: Story = {
  beforeEach: peopleSay({ LeavingEffects: fails() }),
  play: async () => {
    await choose('Ana Rivas', /^desactivar$/iu);
    const asked = within(await dialog(/¿desactivar a ana rivas\?/iu));
    await shows(await asked.findByText(/no pudimos contar/iu));
  },
};

export const Inviting: Story = {
  play: async () => {
    await choose('Tomás Ibáñez', /invitar de nuevo/iu);
    await shows(await dialog(/¿invitar de nuevo a tomás ibáñez\?/iu));
  },
};
