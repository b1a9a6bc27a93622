/** The queue of a person of 10,000 to whom forty things wait, beside four, with each store. */
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { taskPeople, tasks } from '#backend/tasks/tasks.tables.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, worldWith } from './world.ts';

const runs = 40;
const now = Date.parse('2026-03-02T12:00:00.000Z');
const people = 10_000;
const [few, many] = [4, 40];
const createdAt = new Date(now).toISOString();

/** So many tasks, each given to everybody. */
const taskRows = (count: number, employeeId: string): OrgSeed['rows'] => ({
  [tasks.name]: Array.from({ length: count }, (_, task): Row<typeof tasks> => ({
    id: `bench-task-${task}`,
    title: `Task ${task}`,
    titleEn: null,
    description: '',
    descriptionEn: null,
    createdBy: employeeId,
    dueOn: null,
    points: 0,
    attachmentKeys: [],
    status: 'open',
    open: people,
    submitted: 0,
    sentBack: 0,
    approved: 0,
    cancelled: 0,
    createdAt,
  })),
  [taskPeople.name]: Array.from({ length: count * people }, (_, part): Row<typeof taskPeople> => ({
    id: `bench-part-${part}`,
    taskId: `bench-task-${part % count}`,
    userId: part < count ? employeeId : `bench-person-${Math.floor(part / count)}`,
    state: 'open',
    reward: 'none',
    reminded: 0,
    dueOrder: 'later',
    createdAt,
  })),
});

async function queueOf(db: Database, count: number) {
  await seedDatabase(
    db,
    worldWith(now, (employeeId) => taskRows(count, employeeId)),
  );
  const { ask } = await benchBackend(db, now);
  return () => ask('employee', 'GET /user/waiting');
}

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const small = await queueOf(await open(), few);
  const large = await queueOf(await open(), many);
  const [value = 0, base = 0] = await cpuInTurns([large, small], runs);
  return [
    {
      what: `the queue with ${many} things among 10,000 people, CPU of the call, ${store}`,
      value,
      unit: 'ms',
      baseline: { what: `the same with ${few}`, value: base },
      aim: '≤ 1.2 ×',
    },
  ];
}

/** Both stores. */
export const waitingFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
