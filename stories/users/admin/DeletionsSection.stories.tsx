/** Stories of deletion requests in the admin view. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DeletionsSection } from '#src/users/admin/DeletionsSection.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { onePage, peopleSay, wishes } from './people.sample.ts';
import { Section } from './PeopleStage.tsx';

const meta = {
  title: 'Users/Admin deletion requests',
  component: Section,
  args: { of: DeletionsSection, at: '/admin/deletion-requests' },
  parameters: { layout: 'fullscreen' },
  beforeEach: peopleSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Full: Story = { play: () => sees(/me cambio de ciudad/iu) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Done: Story = {
  args: { at: '/admin/deletion-requests?status=done' },
  play: () => sees(/persona eliminada/iu),
};

export const Empty: Story = {
  beforeEach: peopleSay({ AskedDeletions: () => ({ askedDeletions: onePage([]) }) }),
  play: () => sees(/nadie espera una decisión/iu),
};

/** The same confirmation as deleting from the list. */
export const Approving: Story = {
  play: async () => {
    await sees(/me cambio de ciudad/iu);
    const [first] = await screen.findAllByRole('button', { name: 'Eliminar su cuenta' });
    first?.click();
    const asked = within(await dialog(/¿eliminar a tomás ibáñez\?/iu));
    await shows(await asked.findByText('38'));
  },
};

export const Refusing: Story = {
  beforeEach: peopleSay({
    AskedDeletions: () => ({ askedDeletions: onePage(wishes.slice(0, 1)) }),
  }),
  play: async () => {
    await sees(/me cambio de ciudad/iu);
    await press('Rechazar');
    await shows(await dialog(/¿rechazar la solicitud de tomás ibáñez\?/iu));
  },
};
