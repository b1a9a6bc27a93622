/** Goals of a large organisation and a challenge with many people, beside small ones, with each store. */
import * as z from 'zod/mini';
import { challengePeople, challenges } from '#backend/challenges/challenges.tables.ts';
import { defaultGoal, newLink } from '#backend/goals/goals.defaults.ts';
import { goalLinks, goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, withPeople, worldWith } from './world.ts';

const runs = 20;
const at = '2026-03-02T12:00:00.000Z';
const now = Date.parse(at);
const [challengeId, periodId, ownGoal] = ['bench-challenge', 'bench-period', 'bench-goal-own'];

interface Size {
  readonly people: number;
  readonly goals: number;
}
const small: Size = { people: 100, goals: 1_000 };
const large: Size = { people: 10_000, goals: 50_000 };

/** Parts of each goal of the two upper levels. */
const fan = 20;

/** Goals at the top, at least: a page of the tree is full in a small organisation, too. */
const leastTop = 22;

/**
 * Three levels: goals of the organisation, of departments and of people. Also in the small organisation the goals of a page
 * at the top, and those of a branch, have all their parts, and share none: as many rows are read as in the large one.
 */
function goalRows(size: Size, employeeId: string): OrgSeed['rows'] {
  const top = Math.max(leastTop, Math.ceil(size.goals / (fan * fan)));
  const upper = top + top * fan;
  const idOf = (goal: number): string => (goal === size.goals - 1 ? ownGoal : `bench-goal-${goal}`);
  const parentOf = (goal: number): number =>
    goal < upper ? Math.floor((goal - top) / fan) : top + Math.floor((goal - upper) / fan);
  const made = Array.from({ length: size.goals }, (_, goal) => {
    const isUpper = goal < upper;
    return defaultGoal({
      id: idOf(goal),
      title: `Goal ${goal}`,
      ownerId: idOf(goal) === ownGoal ? employeeId : `bench-person-${goal % size.people}`,
      createdBy: employeeId,
      level: goal < top ? 'organization' : isUpper ? 'department' : 'person',
      periodId,
      measure: isUpper ? 'parts' : 'number',
      start: isUpper ? null : 0,
      target: isUpper ? null : 1_000_000,
      progress: '1/2',
      checkedAt: at,
      parents: goal < top ? 0 : 1,
      parts: isUpper ? fan : 0,
      createdAt: new Date(now - goal * 1_000).toISOString(),
    });
  });
  return {
    [goalPeriods.name]: [
      {
        id: periodId,
        name: 'Bench',
        nameEn: null,
        startsOn: '2026-01-01',
        endsOn: null,
        closedAt: null,
        createdAt: at,
      },
    ],
    [goals.name]: made,
    [goalLinks.name]: made.slice(top).map(({ id }, index) => ({
      id: `bench-link-${index}`,
      parentId: idOf(parentOf(index + top)),
      childId: id,
      weight: 1,
      ...newLink,
      createdAt: at,
    })),
  };
}

/** One running challenge that everybody has joined; the employee is in the middle of its ranking. */
function challengeRows({ people }: Size, employeeId: string): OrgSeed['rows'] {
  const challenge: Row<typeof challenges> = {
    id: challengeId,
    name: 'Bench',
    nameEn: null,
    description: '',
    descriptionEn: null,
    typeId: 'steps',
    categoryId: null,
    picture: null,
    way: 'target',
    target: 100_000_000,
    unit: 'steps',
    perWeek: null,
    weeks: null,
    cap: null,
    points: 0,
    proof: false,
    audience: {
      everyone: true,
      departmentIds: [],
      groupIds: [],
      userIds: [],
      tenureFrom: null,
      tenureTo: null,
    },
    startsOn: '2026-02-01',
    endsOn: '2026-04-01',
    closesAt: '2026-04-04T00:00:00.000Z',
    closedAt: null,
    active: true,
    archived: false,
    entered: true,
    postId: null,
    createdBy: employeeId,
    createdAt: at,
  };
  const joined = Array.from({ length: people }, (_, person): Row<typeof challengePeople> => ({
    id: `bench-joined-${person}`,
    challengeId,
    userId: person === people / 2 ? employeeId : `bench-person-${person}`,
    departmentId: null,
    joinedAt: at,
    leftAt: null,
    ranked: true,
    named: false,
    standing: true,
    total: person * 100,
    score: person * 100,
    hasScore: true,
    baseline: null,
    weeks: 0,
    streak: 0,
    completedAt: null,
    reward: 'none',
    told: 0,
  }));
  return { [challenges.name]: [challenge], [challengePeople.name]: joined };
}

/** The calls of one size over one database. */
async function callsOf(db: Database, size: Size) {
  const world = worldWith(now, (employeeId) => ({
    ...goalRows(size, employeeId),
    ...challengeRows(size, employeeId),
  }));
  await seedDatabase(db, withPeople(world, size.people));
  const { ask } = await benchBackend(db, now);
  const {
    items: [post],
  } = z.parse(z.object({ items: z.array(z.object({ id: z.string() })) }), await ask('employee', 'GET /post'));
  let turn = 0;
  return {
    page: () => ask('admin', `GET /org/goal?period_id=${periodId}`),
    tree: () => ask('employee', `GET /goals/tree?period_id=${periodId}`),
    branch: () => ask('employee', `GET /goals/tree?period_id=${periodId}&parent_id=bench-goal-0`),
    checkin: () =>
      ask('employee', 'POST /goal/checkin', {
        goal_id: ownGoal,
        value: turn++ % 100,
        confidence: 'on_track',
        note: '',
      }),
    ranking: () => ask('employee', `GET /challenge/${challengeId}/ranking`),
    enter: () =>
      ask('employee', `POST /challenge/${challengeId}/entry`, { on: '2026-03-02', value: 1 + turn++ }),
    react: () =>
      ask('employee', 'POST /like', { post_id: post?.id, reaction: turn++ % 2 === 0 ? 'like' : 'love' }),
  };
}

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const few = await callsOf(await open(), small);
  const many = await callsOf(await open(), large);
  const pairs = [
    { what: 'a page of the goals of 10,000 people', call: 'page', aim: '≤ 1.2 ×' },
    { what: 'the top of the tree of 50,000 goals', call: 'tree', aim: '≤ 1.2 ×' },
    { what: 'a branch of the tree of 50,000 goals', call: 'branch', aim: '≤ 1.2 ×' },
    { what: 'a check-in among 50,000 goals', call: 'checkin', aim: '≤ 1.2 ×' },
    { what: 'the ranking of 10,000 people', call: 'ranking', aim: '≤ 1.2 ×' },
  ] as const;
  const figures: Figure[] = [];
  for (const { what, call, aim } of pairs) {
    const [value = 0, base = 0] = await cpuInTurns([many[call], few[call]], runs);
    figures.push({
      what: `${what}, CPU of the call, ${store}`,
      value,
      unit: 'ms',
      baseline: { what: 'the same with 1,000 goals or 100 people', value: base },
      aim,
    });
  }
  const [enter = 0, react = 0] = await cpuInTurns([many.enter, many.react], runs);
  return [
    ...figures,
    {
      what: `entering a day of a challenge of 10,000 people, CPU of the call, ${store}`,
      value: enter,
      unit: 'ms',
      baseline: { what: 'a reaction', value: react },
      aim: '≤ 1.5 ×',
    },
  ];
}

/** Both stores. */
export const aimFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
