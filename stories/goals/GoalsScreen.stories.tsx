/** The screen of goals in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import type { ShownGoal } from '#src/goals/goals.queries.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { aGoal, ofParts, quarter, wholeGoal } from './goals.sample.ts';

const Screen = ({ at = '/goals' }: { readonly at?: string }) => (
  <Stage at={at}>
    <GoalsScreen />
  </Stage>
);

const meta = {
  title: 'Goals/GoalsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (...goals: readonly ShownGoal[]): Answers => ({
  GoalPeriods: () => ({ goalPeriods: [quarter] }),
  GoalSettings: () => ({ goalSettings: { alignment: true, weights: true } }),
  GoalCategories: () => ({ goalCategories: [] }),
  Goals: () => ({ goals: [...goals] }),
  Goal: () => ({ goal: wholeGoal() }),
});
const state = (answers: Answers, text?: RegExp, at?: string): Story => ({
  ...(at === undefined ? {} : { args: { at } }),
  beforeEach: serverSays(answers),
  play: async ({ canvas }) => {
    if (text !== undefined) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Full = state(holding(aGoal(), ofParts), /50 % × 40 \+ 50 % × 80 = 60 %/u);
export const OneGoal = state(holding(), /objetivo oculto/iu, '/goals?goal=sell');
export const Empty = state(holding(), /todavía no tienes objetivos/iu);
export const Loading = state({ GoalPeriods: never });
export const Failed = state({ GoalPeriods: fails() }, /no pudimos cargar/iu);
