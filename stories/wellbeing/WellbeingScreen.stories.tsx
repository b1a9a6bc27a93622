/** The screen of telemedicine in its states: help on top, the code, moods, teams and metrics. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { WellbeingScreen } from '#src/wellbeing/WellbeingScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { days, helpPage, metrics, weeks } from './wellbeing.sample.ts';

const both = { auth: true, ever_health: true, salud_seguridad: true, complaints: true };

const Screen = ({
  at = '/telemedicine',
  modules = both,
}: {
  at?: string;
  modules?: Partial<typeof both>;
}) => (
  <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
    <Stage at={at}>
      <WellbeingScreen />
    </Stage>
  </OrganizationContext>
);

const meta = {
  title: 'Wellbeing/WellbeingScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: Answers = {
  WellbeingPage: () => ({ wellbeingPage: helpPage }),
  MoodHistory: () => ({ moodHistory: days }),
  MoodWeeks: () => ({ moodWeeks: weeks }),
  MyBodyMetrics: () => ({ myBodyMetrics: metrics }),
};
const state = (answers: Answers, text: RegExp, args: Story['args'] = {}): Story => ({
  args,
  beforeEach: serverSays({ ...all, ...answers }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Full = state({}, /línea de apoyo/iu);
export const FullDark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
/** Without numbers of the organisation, help still stands on top. */
export const Empty = state(
  {
    WellbeingPage: () => ({ wellbeingPage: { ...helpPage, help: [], safetyContacts: [], protocols: [] } }),
    MoodHistory: () => ({ moodHistory: [] }),
  },
  /número de emergencias/iu,
);
export const Loading = state({ WellbeingPage: never, MoodHistory: never }, /cómo estás hoy/iu);
export const Failed = state({ WellbeingPage: fails(), MoodHistory: fails() }, /llama a emergencias/iu);
export const Teams = state({}, /toda la organización/iu, { at: '/telemedicine?tab=teams' });
export const Joined = state(
  {
    MoodWeeks: () => ({
      moodWeeks: {
        ...weeks,
        weeks: weeks.weeks.map((week) => ({
          ...week,
          people: null,
          counts: [],
          mean: null,
          withheld: 'joined' as const,
        })),
      },
    }),
  },
  /este equipo es pequeño/iu,
  { at: '/telemedicine?tab=teams' },
);
export const Metrics = state({}, /preparar la jornada/iu, { at: '/telemedicine?tab=metrics' });
export const SafetyOnly = state({}, /plan de evacuación/iu, {
  modules: { auth: true, ever_health: false, salud_seguridad: true, complaints: false },
});
