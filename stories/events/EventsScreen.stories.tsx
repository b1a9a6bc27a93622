/** The screen of events in its states: list, calendar, own ones, and one event. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EventsScreen } from '#src/events/EventsScreen.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { awaited, cancelled, openedOf, pottery, talk } from './events.sample.ts';

const modules = { auth: true, events: true, user_event_registration: true, is_schedule: true };

const Screen = ({ at = '/events' }: { at?: string }) => (
  <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
    <Stage at={at}>
      <EventsScreen />
    </Stage>
  </OrganizationContext>
);

const meta = {
  title: 'Events/EventsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});
const events = [talk, awaited, cancelled];
const all = { Events: () => ({ events }) };
const one = `/events?id=${pottery.id}`;

export const Full = state(all, /taller de cerámica/iu);
export const Empty = state({ Events: () => ({ events: [] }) }, /no hay eventos próximos/iu);
export const Loading = state({ Events: never });
export const Failed = state({ Events: fails() }, /no pudimos cargar/iu);
export const Month = state(all, /noviembre de 2026/iu, '/events?view=month&day=2026-11-26');
export const MonthDark: Story = { ...Month, tags: ['!test'], globals: { theme: 'dark' } };
export const Week = state(all, /charla/iu, '/events?view=week&day=2026-11-26');
export const Mine = state(
  {
    MyEvents: () => ({ myEvents: events }),
    EventFeed: () => ({ eventFeed: { madeAt: '2026-11-20T15:00:00.000Z' } }),
  },
  /dirección privada/iu,
  '/events?view=mine',
);
export const FullEvent = state({ Event: () => ({ event: openedOf(pottery) }) }, /esperan 6 personas/iu, one);
export const Waiting = state({ Event: () => ({ event: openedOf(awaited) }) }, /lugar 4\./iu, one);
export const WithPlace = state({ Event: () => ({ event: openedOf(talk) }) }, /di este código/iu, one);
export const Cancelled = state({ Event: () => ({ event: openedOf(cancelled) }) }, /está enferma/iu, one);
