/** Lists of benefits among 100,000 submissions beside 500, and a coverage given to 10,000 people, with each store. */
import {
  benefits,
  benefitSubmissions,
  coveragePeople,
  coverages,
} from '#backend/benefits/benefits.tables.ts';
import { decisions, decisionSeats } from '#backend/decisions/decisions.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, withPeople, worldWith } from './world.ts';

const runs = 20;
const at = '2026-03-18T18:00:00.000Z';
const now = Date.parse(at);
const [few, many, people] = [500, 100_000, 10_000];
/** Benefits of the offer; submissions of the reader; what waits, and is late. */
const [offered, own, waiting, overdue] = [20, 40, 200, 20];
const department = 'bench-department';

const benefitRow = (benefit: number): Row<typeof benefits> => ({
  id: `bench-benefit-${benefit}`,
  name: `Benefit ${benefit}`,
  nameEn: null,
  description: '',
  descriptionEn: null,
  category: 'Bench',
  categoryEn: null,
  worth: '',
  worthEn: null,
  delivery: '',
  deliveryEn: null,
  fold: `benefit ${benefit}`,
  iconKey: null,
  startsOn: null,
  endsOn: null,
  stock: null,
  taken: 0,
  automatic: false,
  conditions: { serviceMonths: 3, departmentIds: [department], countryIds: [], once: 'year' },
  formId: null,
  approverIds: [],
  rule: 'any',
  clockHours: 16,
  active: true,
  archived: false,
  waiting: 0,
  approved: 0,
  delivered: 0,
  refused: 0,
  usualHours: 8,
  createdAt: at,
});

/** Submissions of many people; the reader's are the newest. */
function submissionRows(count: number, employeeId: string): OrgSeed['rows'] {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `bench-submission-${index}`;
    // Each benefit has as many that wait, in the small world, too.
    const isWaiting = Math.trunc(index / offered) % 2 === 0 && index < waiting * 2;
    const userId = index < own ? employeeId : `bench-person-${index % people}`;
    const createdAt = new Date(now - index * 60_000).toISOString();
    return { index, id, isWaiting, userId, createdAt };
  });
  return {
    [benefitSubmissions.name]: rows.map(
      ({ index, id, isWaiting, userId, createdAt }): Row<typeof benefitSubmissions> => ({
        id,
        benefitId: `bench-benefit-${index % offered}`,
        userId,
        departmentId: index % 4 === 0 ? department : null,
        fold: `benefit ${index % offered} person ${index}`,
        state: isWaiting ? 'waiting' : 'delivered',
        claim: id,
        askedOn: '2024-01-01',
        note: '',
        questions: [],
        answers: [],
        automatic: false,
        decidedAt: isWaiting ? null : createdAt,
        deliveredAt: isWaiting ? null : createdAt,
        createdAt,
      }),
    ),
    [decisions.name]: rows.map(({ index, id, isWaiting, userId, createdAt }): Row<typeof decisions> => ({
      id: `d-${id}`,
      subject: 'benefit',
      subjectId: id,
      title: 'Benefit',
      userId,
      state: isWaiting ? 'waiting' : 'approved',
      rule: 'any',
      clockHours: 16,
      late: isWaiting && index < overdue * 2,
      reason: null,
      decidedBy: isWaiting ? null : 'bench-boss',
      decidedAt: isWaiting ? null : createdAt,
      carriedOutAt: isWaiting ? null : createdAt,
      createdAt,
    })),
    [decisionSeats.name]: rows.map(({ id, isWaiting, createdAt }): Row<typeof decisionSeats> => ({
      id: `s-${id}`,
      decisionId: `d-${id}`,
      approverId: 'bench-boss',
      holderId: 'bench-boss',
      position: 0,
      state: isWaiting ? 'waiting' : 'approved',
      since: createdAt,
      dueAt: null,
      reminded: false,
      given: false,
      createdAt,
    })),
  };
}

/** The modules and these submissions. */
function worldOf(count: number): readonly OrgSeed[] {
  const [first, ...others] = worldWith(now, (employeeId) => ({
    [departments.name]: [
      { id: department, name: 'Bench', active: true, parentId: null, managerId: null, createdAt: at },
    ],
    [benefits.name]: Array.from({ length: offered }, (_, benefit) => benefitRow(benefit)),
    ...submissionRows(count, employeeId),
  }));
  if (first === undefined) throw new Error('the small world has an organisation');
  const on = ['benefits', 'benef_corp', 'coverages'];
  const flags = [
    ...(first.rows[modules.name] ?? []).filter(({ flag }) => !on.includes(String(flag))),
    ...on.map((flag) => ({ id: `bench-${flag}`, flag, active: true })),
  ];
  return [{ ...first, rows: { ...first.rows, [modules.name]: flags } }, ...others];
}

const lists = [
  { what: `the offer of ${offered} benefits`, who: 'employee', route: 'GET /corporate_benefit' },
  { what: 'what the reader asked for', who: 'employee', route: 'GET /user/benefit_submission' },
  { what: 'all benefits', who: 'admin', route: 'GET /org/corporate_benefit' },
  { what: 'what was asked for', who: 'admin', route: 'GET /org/benefit_submission' },
  { what: 'the same in a state', who: 'admin', route: 'GET /org/benefit_submission?status=waiting' },
  {
    what: 'the same of a department',
    who: 'admin',
    route: `GET /org/benefit_submission?department_id=${department}`,
  },
  {
    what: 'the same of a benefit',
    who: 'admin',
    route: 'GET /org/benefit_submission?benefit_id=bench-benefit-1',
  },
  { what: 'the same, late', who: 'admin', route: 'GET /org/benefit_submission?late=true' },
  { what: 'the same, by words', who: 'admin', route: 'GET /org/benefit_submission?keywords=benefit' },
] as const;

async function listFigures(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const asks = [];
  for (const count of [many, few]) {
    const db = await open();
    await seedDatabase(db, worldOf(count));
    asks.push((await benchBackend(db, now)).ask);
  }
  const figures: Figure[] = [];
  for (const { what, who, route } of lists) {
    const [value = 0, base = 0] = await cpuInTurns(
      asks.map((ask) => () => ask(who, route)),
      runs * 4,
    );
    figures.push({
      what: `${what}, among 100,000 submissions, CPU of the call, ${store}`,
      value,
      unit: 'ms',
      baseline: { what: 'the same among 500', value: base },
      aim: '≤ 1.2 ×',
    });
  }
  return figures;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A coverage is given to everybody, with a page of the feed and the list of coverages between the pieces. */
async function assignFigures(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const db = await open();
  const [first, ...others] = withPeople(worldOf(0), people);
  if (first === undefined) throw new Error('the small world has an organisation');
  const staff = (first.rows[users.name] ?? []).map((user) =>
    String(user['id']).startsWith('bench-person-') ? { ...user, departmentId: department } : user,
  );
  await seedDatabase(db, [{ ...first, rows: { ...first.rows, [users.name]: staff } }, ...others]);
  const [org = ''] = await db.directory.organizations();
  let time = now;
  let between: (() => Promise<void>) | undefined;
  const { backend, ask } = await benchBackend(
    db,
    () => time,
    undefined,
    async () => between?.(),
  );
  while ((await backend.tick('jobs')) > 0);
  const made = async (name: string): Promise<string> => {
    await ask('admin', 'POST /org/create/coverage', { name });
    const { rows } = await db.read(org, (from) => from.list(coverages, { where: { name } }));
    return rows[0]?.id ?? '';
  };
  const [large, small] = [await made('Large'), await made('Small')];
  const everybody = { department_ids: [department], user_ids: [], group_ids: [] };
  const [rehearsal = 0] = await cpuInTurns(
    [() => ask('admin', `POST /org/coverage/${large}/rehearsal`, everybody)],
    runs,
  );
  const page = (): Promise<unknown> => ask('employee', 'GET /post');
  const own = (): Promise<unknown> => ask('employee', 'GET /corporate_benefit');
  const [pageAlone = 0, ownAlone = 0] = await cpuInTurns([page, own], runs * 5);
  const one = await cpuOf(() =>
    ask('admin', 'POST /org/assigned/coverage/user', { coverage_id: small, user_ids: ['bench-person-1'] }),
  );
  const all = await cpuOf(() =>
    ask('admin', 'POST /org/assigned/coverage/user', { coverage_id: large, ...everybody }),
  );
  const [pages, owns]: [number[], number[]] = [[], []];
  between = async () => {
    pages.push(await cpuOf(page));
    owns.push(await cpuOf(own));
  };
  for (let tick = 0; tick < 5; tick++, time += 1_000) await backend.tick('jobs');
  between = undefined;
  const [told] = await db.read(org, (rows) => rows.tally(coveragePeople, { where: { coverageId: large } }));
  if ((told?.count ?? 0) < people) throw new Error(`only ${told?.count} people have the coverage`);
  return [
    {
      what: `rehearsal of a coverage for 10,000 people, CPU of the call, ${store}`,
      value: rehearsal,
      unit: 'ms',
    },
    {
      what: `assigning a coverage to 10,000 people, CPU of the call, ${store}`,
      value: all,
      unit: 'ms',
      baseline: { what: 'to one', value: one },
    },
    {
      what: `a page of the feed meanwhile (${pages.length} times), CPU, ${store}`,
      value: mean(pages),
      unit: 'ms',
      baseline: { what: 'without it', value: pageAlone },
      aim: '≤ 1.2 ×',
    },
    {
      what: `the offer of benefits meanwhile, CPU, ${store}`,
      value: mean(owns),
      unit: 'ms',
      baseline: { what: 'without it', value: ownAlone },
      aim: '≤ 1.2 ×',
    },
  ];
}

/** Both stores. */
export const benefitFigures = (): Promise<readonly Figure[]> =>
  overBothStores(async (open, store) => [
    ...(await listFigures(open, store)),
    ...(await assignFigures(open, store)),
  ]);
