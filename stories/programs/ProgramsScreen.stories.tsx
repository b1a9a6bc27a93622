/** The screen of programs in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ShownProgram } from '#src/programs/programs.queries.ts';
import { ProgramsScreen } from '#src/programs/ProgramsScreen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';

const Screen = () => (
  <Stage at="/programs">
    <ProgramsScreen />
  </Stage>
);

const meta = {
  title: 'Programs/ProgramsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (...items: readonly ShownProgram[]): Answers => ({
  Programs: () => ({ programs: [...items] }),
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
    nameEn: null,
    description: 'Lo que empieza.',
    descriptionEn: null,
    type: 'course',
    category: null,
    imageKey: null,
    points: 0,
    badge: null,
    startsOn: null,
    endsOn: null,
    open: true,
    active: true,
    lessons: 3,
    createdAt: '2026-03-10T15:00:00.000Z',
    takes: true,
    own: null,
  }),
  /primavera/iu,
);
export const Empty = state(holding(), /todavía no hay nada/iu);
export const Loading = state({ Programs: never });
export const Failed = state({ Programs: fails() }, /no pudimos cargar/iu);
