/** The screen of challenges in its states, and one challenge before and after joining. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChallengesScreen } from '#src/challenges/ChallengesScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { joinedSteps, openedSteps, sentBackSteps, steps } from './challenges.sample.ts';

const Screen = ({ at = '/challenges' }: { at?: string }) => (
  <Stage at={at}>
    <ChallengesScreen />
  </Stage>
);

const meta = {
  title: 'Challenges/ChallengesScreen',
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
const one = `/challenges?id=${steps.id}`;

export const Full = state({ Challenges: () => ({ challenges: [steps] }) }, /seis semanas/iu);
export const Empty = state({ Challenges: () => ({ challenges: [] }) }, /todavía no hay retos/iu);
export const Loading = state({ Challenges: never });
export const Failed = state({ Challenges: fails() }, /no pudimos cargar/iu);
export const BeforeJoining = state(
  { Challenge: () => ({ challenge: openedSteps }) },
  /nadie ve tus días/iu,
  one,
);
export const Joined = state(
  { Challenge: () => ({ challenge: joinedSteps }) },
  /empezaste con una media de 6,200 pasos al día y vas en 6,975/iu,
  one,
);
export const ProofSentBack = state(
  { Challenge: () => ({ challenge: sentBackSteps }) },
  /solo falta la captura/iu,
  one,
);
