/** Stories of the administration of groups. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { GroupsSection } from '#src/departments/admin/GroupsSection.tsx';
import { fails } from '../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { peopleSay } from '../users/admin/people.sample.ts';
import { Section } from '../users/admin/PeopleStage.tsx';

const meta = {
  title: 'Departments/Admin groups',
  component: Section,
  args: { of: GroupsSection, at: '/admin/groups' },
  parameters: { layout: 'fullscreen' },
  beforeEach: peopleSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Full: Story = { play: () => sees(/brigada de emergencias/iu) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: peopleSay({ KeptUserGroups: () => ({ orgGroups: [] }) }),
  play: () => sees(/crear el primer grupo/iu),
};

export const Editing: Story = {
  play: async () => {
    await press(/^brigada de emergencias/iu);
    const panel = within(await dialog(/brigada de emergencias/iu));
    await userEvent.click(await panel.findByRole('button', { name: /sacar a ana rivas/iu }));
    await waitFor(() => expect(panel.queryByText('Ana Rivas')).toBeNull());
    await shows(await panel.findByText('Marta Ruiz'));
  },
};

/** Members that failed to load are not treated as an empty group. */
export const MembersFailed: Story = {
  beforeEach: peopleSay({ UserGroupMembers: fails() }),
  play: async () => {
    await press(/^brigada de emergencias/iu);
    await sees(/no pudimos cargar las personas del grupo/iu);
  },
};

export const Deleting: Story = {
  play: async () => {
    await choose('Turno de noche', /eliminar/iu);
    await shows(await dialog(/¿eliminar el grupo turno de noche\?/iu));
  },
};
