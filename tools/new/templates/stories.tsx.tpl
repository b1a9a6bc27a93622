/** The screen of {{domain}} in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Shown{{One}} } from '#src/{{domain}}/{{domain}}.queries.ts';
import { {{Domain}}Screen } from '#src/{{domain}}/{{Domain}}Screen.tsx';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';

const Screen = () => (
  <Stage at="{{path}}">
    <{{Domain}}Screen />
  </Stage>
);

const meta = {
  title: '{{Domain}}/{{Domain}}Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (...items: readonly Shown{{One}}[]): Answers => ({
  {{Domain}}: () => ({ {{domain}}: { items, pagination: { page: 1, perPage: 20, total: items.length, totalPages: 1 } } }),
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
export const Loading = state({ {{Domain}}: never });
export const Failed = state({ {{Domain}}: fails() }, /no pudimos cargar/iu);
