/** One task on the screen of tasks; `stories/pictures` draws the lists in all their states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import type { ShownSubmission, ShownTask, WholeTask } from '#src/tasks/tasks.queries.ts';
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
const mine = {
  id: 'part',
  user: ana,
  state: 'sent_back',
  reward: 'none',
  reason: 'Va muy bien. Solo falta una línea sobre a quién preguntar.',
} as const;
const task: ShownTask = {
  id: 'guide',
  title: 'Prepara la guía',
  titleEn: null,
  description: 'Lo que te habría gustado saber en tu primera semana.',
  descriptionEn: null,
  maker: carlos,
  dueOn: '2026-12-04',
  points: 40,
  files: [],
  status: 'open',
  mayDecide: false,
  mine,
  counts: { open: 0, submitted: 0, sentBack: 1, approved: 0, cancelled: 0 },
  only: mine,
  first: [],
  waitingId: null,
  createdAt: '2026-11-16T15:00:00.000Z',
};
const whole: WholeTask = {
  ...task,
  people: [mine],
  nextPeople: null,
  nextSubmissions: null,
  sending: false,
  submissions: [
    {
      id: 'first',
      taskId: 'guide',
      title: task.title,
      titleEn: null,
      points: 40,
      user: ana,
      maker: carlos,
      mine: true,
      message: 'Aquí va una primera versión.',
      files: [],
      status: 'sent_back',
      reason: 'Va muy bien. Solo falta una línea sobre a quién preguntar.',
      decider: carlos,
      decidedAt: '2026-11-18T15:00:00.000Z',
      createdAt: '2026-11-17T15:00:00.000Z',
    },
  ],
};

/** Handed in by somebody else. */
const waits: ShownSubmission = {
  id: 'second',
  taskId: 'count',
  title: 'Inventario de la bodega',
  titleEn: null,
  points: 1200,
  user: carlos,
  maker: ana,
  mine: false,
  message: 'Listo: faltan dos cajas del estante de arriba.',
  files: [],
  status: 'submitted',
  reason: null,
  decider: null,
  decidedAt: null,
  createdAt: '2026-11-19T15:00:00.000Z',
};

const Screen = ({ at = '/tasks' }: { at?: string }) => (
  <Stage at={at}>
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
    SubmittedTasks: () => ({
      submittedTasks: {
        items: [waits],
        pagination: { page: 1, perPage: 20, total: 1, totalPages: 1 },
      },
    }),
    TasksWaiting: () => ({ tasksWaiting: { toDo: 1, toDecide: 1 } }),
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

/** What waits for a decision is decided in its row. */
export const ToDecide: Story = {
  args: { at: '/tasks?tab=decide' },
  play: async ({ canvas }) => {
    await canvas.findByText(/1,200 puntos/);
    await canvas.findByRole('button', { name: 'Aprobar' });
  },
};
