/** Whom to thank, for a manager, and the questions about patterns, for administrators. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ChartsScreen } from '#src/analytics/ChartsScreen.tsx';
import { fails, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me, person } from '../kit/world.sample.ts';
import { about, everyChart } from './analytics.sample.ts';

const Screen = ({ isAdmin = false }: { isAdmin?: boolean }) => (
  <Stage
    at={isAdmin ? '/charts?section=patterns' : '/charts'}
    person={{
      ...me,
      permissions: [
        ...me.permissions,
        'recognition.send',
        isAdmin ? ('analytics.patterns' as const) : ('analytics.lead' as const),
      ],
    }}
  >
    <ChartsScreen />
  </Stage>
);

const meta = {
  title: 'Analytics/Fairness',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lead = { ...about, scope: 'people' as const };
const toThank = (count: number): Answers => ({
  WhomToThank: ({ days }) => ({
    whomToThank: {
      about: lead,
      days: days ?? 60,
      team: 12,
      people: Array.from({ length: count }, (_, at) => ({ user: person(at + 2), days: 90 - at * 30 })),
    },
  }),
});
const pattern = {
  id: 'circle',
  kind: 'circle' as const,
  people: [2, 3, 4, 5, 6].map(person),
  thanks: 104,
  hidden: 2,
  points: 3_120,
  share: 96,
  foundAt: '2026-11-16T09:00:00Z',
  lines: [
    {
      id: 'l1',
      day: '2026-11-12',
      user: person(2),
      counterpart: person(3),
      value: 30,
      cause: { kind: 'post' as const, id: 'p1' },
    },
  ],
  answer: null,
};
const asked = (items: readonly (typeof pattern)[]): Answers => ({
  Patterns: () => ({ patterns: { about, lookedAt: '2026-11-17T09:00:00Z', items: [...items] } }),
});

const state = (answers: Answers, text: RegExp, args: Story['args'] = {}): Story => ({
  args,
  beforeEach: serverSays({ ...everyChart, ...answers }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Manager = state(toThank(2), /Hace al menos 90 días/u);
export const ManagerDark: Story = { ...Manager, tags: ['!test'], globals: { theme: 'dark' } };
export const ManagerOnAPhone: Story = {
  ...Manager,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};
export const EverybodyThanked: Story = {
  ...state(toThank(0), /cada una de las 12 personas/u),
  tags: ['!test'],
};
export const ManagerFails: Story = {
  ...state({ WhomToThank: fails() }, /No pudimos cargar esta parte: A quién/u),
  tags: ['!test'],
};

/** A question opens its lines, and its answer is a choice. */
export const Patterns: Story = {
  args: { isAdmin: true },
  beforeEach: serverSays({ ...everyChart, ...asked([pattern]) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver las líneas' }));
    await waitFor(() => expect(canvas.getByText(/2 son privados/u)).toBeVisible());
  },
};
export const PatternsDark: Story = { ...Patterns, tags: ['!test'], globals: { theme: 'dark' } };
export const PatternsOnAPhone: Story = {
  ...Patterns,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};
export const NoPatterns: Story = {
  ...state(asked([]), /Nada que preguntar/u, { isAdmin: true }),
  tags: ['!test'],
};
