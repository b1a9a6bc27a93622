/** The section of communications for administrators: the list, the composer, what came of one, and the groups. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CommunicationsSection } from '#src/communications/admin/CommunicationsSection.tsx';
import { people } from '../kit/world.sample.ts';
import { fails, serverSays } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { shows } from '../recognitions/adminPlay.ts';
import { must } from '../kit/must.ts';
import { adminOf, drill, followed, group, shifts } from './communications.sample.ts';

const page = { page: 1, perPage: 20, totalPages: 1 };

const answers = {
  AdminCommunications: () => ({
    adminCommunications: {
      items: [
        adminOf(drill),
        adminOf(shifts, {
          state: 'scheduled',
          timing: 'local',
          localAt: '2026-03-19T09:00',
          recipientsCount: 0,
          read: 0,
        }),
      ],
      pagination: { ...page, total: 2 },
    },
  }),
  CommunicationFollowUp: () => ({ communicationFollowUp: followed }),
  CommunicationPeople: () => ({
    communicationPeople: {
      items: [
        {
          id: '0192f0c1-0000-7000-8000-0000000c0201',
          user: must(people[0]),
          departmentId: null,
          dueAt: drill.publishedAt,
          notice: 'sent' as const,
          email: 'opted_out' as const,
          whatsapp: 'none' as const,
          readAt: drill.publishedAt,
          acknowledgedAt: null,
        },
      ],
      pagination: { ...page, total: 1 },
    },
  }),
  CommunicationGroups: () => ({ communicationGroups: [group] }),
};

const meta = {
  title: 'Communications/Admin communications',
  component: Section,
  args: { of: CommunicationsSection, at: '/admin/communications' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => {
    await shows(await screen.findByText(drill.title));
    // A planned one has nobody yet.
    const row = must((await screen.findByText(shifts.title)).closest('tr'));
    await expect(within(row).getByText(/, de cada quien$/)).toBeVisible();
    await expect(within(row).getAllByText('–').length).toBeGreaterThan(1);
  },
};

export const Failed: Story = {
  beforeEach: serverSays({ AdminCommunications: fails() }),
  play: async () => shows(await screen.findByText(/no pudimos cargar los comunicados/iu)),
};

export const Composer: Story = {
  args: { at: '/admin/communications?edit=new' },
  play: async () => shows(await screen.findByLabelText(/título/iu)),
};

export const FollowUp: Story = {
  args: { at: `/admin/communications?id=${drill.id}` },
  play: async () => shows(await screen.findByText(/no llevan píxeles/iu)),
};

/** No secret is set for the reports of the mail provider. */
export const FollowUpWithoutReports: Story = {
  args: { at: `/admin/communications?id=${drill.id}` },
  beforeEach: serverSays({
    ...answers,
    CommunicationFollowUp: () => ({
      communicationFollowUp: {
        ...followed,
        channels: followed.channels.map((one) => ({ ...one, bounced: 0, complained: 0 })),
        mailReports: false,
      },
    }),
  }),
  play: async () => {
    await shows(await screen.findByText(/correos que vuelven después de salir no se cuentan/iu));
    await expect(screen.queryByText(/volvieron después/u)).toBeNull();
  },
};

export const Groups: Story = {
  args: { at: '/admin/communications?view=groups' },
  play: async () => shows(await screen.findByText('Guardias')),
};
