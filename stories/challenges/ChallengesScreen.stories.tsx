/** The screen of challenges in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ShownChallenge } from '#src/challenges/challenges.queries.ts';
import { ChallengesScreen } from '#src/challenges/ChallengesScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../posts/FakeServer.tsx';

const Screen = () => (
  <Stage at="/challenges">
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

const holding = (...items: readonly ShownChallenge[]): Answers => ({
  Challenges: () => ({
    challenges: { items, pagination: { page: 1, perPage: 20, total: items.length, totalPages: 1 } },
  }),
});
const state = (answers: Answers, text?: RegExp): Story => ({
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Full = state(
  holding({
    id: 'spring',
    name: 'Primavera',
    description: 'Lo que empieza.',
    active: true,
    createdAt: '2026-03-10T15:00:00.000Z',
  }),
  /primavera/iu,
);
export const Empty = state(holding(), /todavía no hay nada/iu);
export const Loading = state({ Challenges: never });
export const Failed = state({ Challenges: fails() }, /no pudimos cargar/iu);
