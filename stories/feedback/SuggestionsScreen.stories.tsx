/** Suggestions and complaints in their states: the promise, nobody who reads, one's own case. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { SuggestionsScreen } from '#src/feedback/SuggestionsScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { mine, own, pagination, promise } from './cases.sample.ts';

const modules = { auth: true, complaints: true, complaints_pannel: true };

const Screen = ({ at = '/suggestions?tab=complaints' }: { at?: string }) => (
  <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
    <Stage at={at}>
      <SuggestionsScreen />
    </Stage>
  </OrganizationContext>
);

const meta = {
  title: 'Feedback/SuggestionsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: Answers = {
  FeedbackPromise: () => ({ feedbackPromise: promise }),
  MyCases: () => ({ myCases: { items: [mine], pagination } }),
  MyCase: () => ({ myCase: own }),
};
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  args: at === undefined ? {} : { at },
  beforeEach: serverSays({ ...all, ...answers }),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Complaints = state({}, /no guardamos quién eres/iu);
export const ComplaintsDark: Story = { ...Complaints, tags: ['!test'], globals: { theme: 'dark' } };
export const NobodyReads = state(
  {
    FeedbackPromise: () => ({
      feedbackPromise: { ...promise, maySend: false, readers: [], told: [] },
    }),
    MyCases: () => ({ myCases: { items: [], pagination: { ...pagination, total: 0 } } }),
  },
  /nadie puede leer lo que envíes/iu,
  '/suggestions?tab=suggestions',
);
export const Loading = state({ FeedbackPromise: never });
export const Failed = state({ FeedbackPromise: fails() }, /no te pedimos que escribas/iu);
export const Own = state({}, /en qué días pasó/iu, `/suggestions?case=${mine.id}`);
