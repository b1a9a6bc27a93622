/** The section of events for administrators: the list, the people of one, and the editor. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { EventsSection } from '#src/events/admin/EventsSection.tsx';
import type { Participant } from '#src/events/admin/eventsAdmin.queries.ts';
import { people } from '../kit/world.sample.ts';
import { fails, serverSays } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { shows } from '../recognitions/adminPlay.ts';
import { must } from '../kit/must.ts';
import { cancelled, openedOf, pottery, talk } from './events.sample.ts';

const page = { page: 1, perPage: 20, totalPages: 1 };
const participant: Participant = {
  id: '0192f0c1-0000-7000-8000-0000000e0101',
  eventId: pottery.id,
  user: must(people[0]),
  status: 'waiting',
  form: 'onsite',
  attending: false,
  turn: 1,
  note: 'Llego diez minutos tarde.',
  code: 'K7QM4XWP',
  attendedAt: null,
  createdAt: '2026-11-10T15:00:00.000Z',
};

const meta = {
  title: 'Events/Admin events',
  component: Section,
  args: { of: EventsSection, at: '/admin/events' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({
    AllEvents: () => ({
      allEvents: { items: [talk, pottery, cancelled], pagination: { ...page, total: 3 } },
    }),
    Event: () => ({ event: openedOf(pottery) }),
    EventParticipants: () => ({
      eventParticipants: { items: [participant], pagination: { ...page, total: 1 } },
    }),
  }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => shows(await screen.findByText('Taller de cerámica')),
};

export const Failed: Story = {
  beforeEach: serverSays({ AllEvents: fails() }),
  play: async () => shows(await screen.findByText(/no pudimos cargar los eventos/iu)),
};

export const People: Story = {
  args: { at: `/admin/events?people=${pottery.id}` },
  play: async () => shows(await screen.findByText(/en espera, lugar 1/iu)),
};

export const Editor: Story = {
  args: { at: `/admin/events?edit=${pottery.id}` },
  play: async () => shows(await screen.findByDisplayValue('Taller de cerámica')),
};
