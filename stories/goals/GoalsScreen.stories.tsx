/** The screen of goals in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import type { GoalPerson, ShownGoal } from '#src/goals/goals.queries.ts';
import type { Me } from '#src/session/me.queries.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me, person } from '../kit/world.sample.ts';
import { aGoal, asked, ofParts, quarter, wholeGoal } from './goals.sample.ts';

const leader: Me = { ...me, userType: 'manager', permissions: [...me.permissions, 'goals.lead'] };

const Screen = ({ at = '/goals' }: { readonly at?: string }) => (
  <Stage at={at} person={leader}>
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
const teamMate = (index: number, own: Partial<GoalPerson>): GoalPerson => ({
  user: person(index),
  open: 2,
  owed: 0,
  progress: '3/5',
  state: 'on_track',
  checkedAt: '2026-03-01T15:00:00.000Z',
  ...own,
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
/** At the owner: a part waits with what it would change, and another weight of one that the owner may not see. */
export const PartsWaiting = state(
  { ...holding(), Goal: () => ({ goal: wholeGoal({ ...ofParts, asked }) }) },
  /cambia de 60 % a 48 %/iu,
  '/goals?goal=grow',
);
/** At whoever asked, and at every other reader. */
export const WaitingAbove = state(
  {
    ...holding(),
    Goal: () => ({
      goal: wholeGoal({
        editable: false,
        asked,
        parents: [
          {
            hidden: false,
            id: 'grow',
            title: 'Crecer',
            titleEn: null,
            progress: '3/5',
            weight: 0,
            askedWeight: 2,
          },
        ],
      }),
    }),
  },
  /hasta que su dueño los acepte/iu,
  '/goals?goal=sell',
);
/** Before saving: the change above, and for whom it waits. */
export const Aligning: Story = {
  args: { at: '/goals?goal=sell' },
  beforeEach: serverSays({
    ...holding(),
    Goal: ({ id }) => ({
      goal:
        id === 'grow'
          ? wholeGoal({ ...ofParts, editable: false })
          : wholeGoal({
              parents: [
                {
                  hidden: false,
                  id: 'grow',
                  title: 'Crecer',
                  titleEn: null,
                  progress: '3/5',
                  weight: 0,
                  askedWeight: 2,
                },
              ],
            }),
    }),
    GoalTree: () => ({
      goalTree: { items: [], pagination: { page: 1, perPage: 20, total: 0, totalPages: 0 } },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alinear' }));
    await waitFor(() => expect(within(document.body).getByText(/cambia de 60 % a 43 %/iu)).toBeVisible());
  },
};
/** Who needs the leader comes first; silence is said instead of the last confidence. */
export const Team = state(
  {
    ...holding(),
    GoalPeople: () => ({
      goalPeople: [
        teamMate(1, { state: 'off_track', progress: '1/5' }),
        teamMate(2, { state: 'silent', owed: 1, progress: '17/25' }),
        teamMate(3, { open: 0, state: null, progress: null, checkedAt: null }),
      ],
    }),
  },
  /sin novedades/iu,
  '/goals?tab=people',
);
/** Each place has its owner, period and state. */
export const Tree = state(
  {
    ...holding(),
    GoalTree: () => ({
      goalTree: {
        items: [aGoal({ owner: person(1) }), { ...ofParts, owner: person(2) }].map((goal) => ({
          id: goal.id,
          hidden: false,
          goal,
          parts: goal.terms.length,
        })),
        pagination: { page: 1, perPage: 20, total: 2, totalPages: 1 },
      },
    }),
  },
  /· Primer trimestre/u,
  '/goals?tab=tree',
);
/** Nothing of the list is done yet, which is not 0 %. */
export const UnmarkedList = state(
  holding(aGoal({ measure: 'checklist', items: 3, done: 0, progress: null, value: null })),
  /sin avance aún/iu,
);
export const Empty = state(holding(), /todavía no tienes objetivos/iu);
export const Loading = state({ GoalPeriods: never });
export const Failed = state({ GoalPeriods: fails() }, /no pudimos cargar/iu);
