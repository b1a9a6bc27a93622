/** One task on the screen of tasks; `stories/pictures` draws the lists in all their states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { ShownTask, WholeTask } from '#src/tasks/tasks.queries.ts';
import { TasksScreen } from '#src/tasks/TasksScreen.tsx';
import { serverSays, Stage } from '../kit/FakeServer.tsx';

const person = (id: string, firstName: string): NonNullable<ShownTask['maker']> => ({
  id,
  firstName,
  lastName: 'Rivas',
  email: `${id}@aurora.example`,
  jobPosition: null,
  departmentId: null,
  departmentName: null,
  profileImageUrl: null,
  active: true,
  takesPoints: true,
});
const [ana, carlos] = [person('ana', 'Ana'), person('carlos', 'Carlos')];
const mine = { id: 'part', user: ana, state: 'sent_back', reward: 'none' } as const;
const task: ShownTask = {
  id: 'guide',
  title: 'Prepara la guía',
  description: 'Lo que te habría gustado saber en tu primera semana.',
  maker: carlos,
  dueOn: '2026-12-04',
  points: 40,
  files: [],
  status: 'open',
  mayDecide: false,
  mine,
  counts: { open: 0, submitted: 0, sentBack: 1, approved: 0, cancelled: 0 },
  only: mine,
  createdAt: '2026-11-16T15:00:00.000Z',
};
const whole: WholeTask = {
  ...task,
  people: [mine],
  submissions: [
    {
      id: 'first',
      taskId: 'guide',
      title: task.title,
      points: 40,
      user: ana,
      maker: carlos,
      mine: true,
      message: 'Aquí va una primera versión.',
      files: [],
      status: 'sent_back',
      reason: 'Va muy bien. Solo falta una línea sobre a quién preguntar.',
      decidedAt: '2026-11-18T15:00:00.000Z',
      createdAt: '2026-11-17T15:00:00.000Z',
    },
  ],
};

const Screen = () => (
  <Stage at="/tasks">
    <TasksScreen />
  </Stage>
);

const meta = {
  title: 'Tasks/TasksScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({
    AssignedTasks: () => ({
      assignedTasks: {
        items: [task],
        pagination: { page: 1, perPage: 20, total: 1, totalPages: 1 },
      },
    }),
    Task: () => ({ task: whole }),
  }),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reason and the form for handing in again. */
export const SentBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Prepara la guía/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/a quién preguntar/);
    await dialog.findByRole('button', { name: 'Entregar de nuevo' });
  },
};
