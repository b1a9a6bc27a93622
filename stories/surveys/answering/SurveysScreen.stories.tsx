/** Stories of the surveys of a person: what a fake server adds to the pictures of the screen. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { closedSurvey, openSurvey, repeatedSurvey } from '#machines/surveyAnswering.samples.ts';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { SurveysScreen } from '#src/surveys/answering/SurveysScreen.tsx';
import { serverSays, Stage } from '../../kit/FakeServer.tsx';

const withOutcome: Survey = {
  ...closedSurvey,
  id: '0192f0c1-0000-7000-8000-0000000e9001',
  answered: true,
  outcome: {
    text: 'Pedían menos reuniones: los miércoles quedan libres desde diciembre.',
    textEn: 'You asked for fewer meetings: Wednesdays are free from December.',
    toldAt: '2026-11-18T15:00:00.000Z',
    figures: { invited: 43, answered: 31, enps: 34, favourable: null },
  },
};

const meta = {
  title: 'Surveys/SurveysScreen',
  component: SurveysScreen,
  decorators: [
    (Story) => (
      <Stage at="/surveys">
        <main>
          <Story />
        </main>
      </Stage>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  // The pictures run the screen in each of its states.
  tags: ['!test'],
  beforeEach: serverSays({
    AllSurveys: () => ({
      allSurveys: [
        openSurvey,
        { ...repeatedSurvey, id: '0192f0c1-0000-7000-8000-0000000e9000', endsAt: null },
        withOutcome,
      ],
    }),
  }),
} satisfies Meta<typeof SurveysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An anonymous one, a named one that can be changed, and one with its outcome. */
export const Lists: Story = {};

/** At 390 px, in the dark scheme. */
export const Phone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
