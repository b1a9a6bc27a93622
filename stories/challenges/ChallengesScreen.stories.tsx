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
  Challenges: () => ({ challenges: items }),
});
const state = (answers: Answers, text?: RegExp): Story => ({
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Full = state(
  holding({
    id: 'steps',
    name: 'Seis semanas de pasos',
    description: 'Cada persona contra su propio comienzo.',
    typeId: 'steps',
    fitness: true,
    category: null,
    picture: 'steps',
    way: 'own_beginning',
    target: 10,
    unit: 'pasos',
    perWeek: null,
    weeks: null,
    cap: 20_000,
    points: 50,
    proof: false,
    startsOn: '2026-03-10',
    endsOn: '2026-04-20',
    closesAt: '2026-04-23T12:00:00.000Z',
    closedAt: null,
    state: 'running',
    active: true,
    archived: false,
    participants: 12,
    audience: null,
    own: null,
    postId: null,
    createdAt: '2026-03-01T15:00:00.000Z',
  }),
  /seis semanas/iu,
);
export const Empty = state(holding(), /todavía no hay nada/iu);
export const Loading = state({ Challenges: never });
export const Failed = state({ Challenges: fails() }, /no pudimos cargar/iu);
