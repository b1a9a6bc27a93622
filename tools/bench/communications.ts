/** A communication to 10,000 people: its reach, its delivery in pieces, and the list of its readers, with each store. */

import { defaultCommunication } from '#backend/communications/communications.defaults.ts';
import { communicationPeople, communications } from '#backend/communications/communications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, withPeople, worldWith } from './world.ts';

const people = 10_000;
const runs = 20;
/** A Wednesday at noon in Mexico City: open hours. */
const at = '2026-03-18T18:00:00.000Z';
const now = Date.parse(at);

/** Delivered communications, the newest first. */
const delivered = (count: number, createdBy: string): readonly Row<typeof communications>[] =>
  Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(now - (index + 1) * 60_000).toISOString();
    return defaultCommunication({
      id: `bench-communication-${index}`,
      title: `Bench ${index}`,
      message: '',
      onNewsfeed: true,
      hasMail: false,
      hasWhatsapp: false,
      state: 'delivered',
      scope: 'all',
      frozenAt: startsAt,
      createdBy,
      createdAt: startsAt,
    });
  });

/** The module and these communications; the demo's small world has neither. */
const rowsWith =
  (count: number) =>
  (employeeId: string): OrgSeed['rows'] => ({
    [modules.name]: [{ id: 'bench-module', flag: 'communications', active: true }],
    [communications.name]: delivered(count, employeeId),
  });

/** The world in which the module is not listed twice. */
function worldOf(count: number, more = 0): readonly OrgSeed[] {
  const [first, ...others] = worldWith(now, rowsWith(count));
  if (first === undefined) throw new Error('the small world has an organisation');
  const flags = (first.rows[modules.name] ?? []).filter(
    ({ id, flag }) => id === 'bench-module' || flag !== 'communications',
  );
  const world = [{ ...first, rows: { ...first.rows, [modules.name]: flags } }, ...others];
  return more === 0 ? world : withPeople(world, more);
}

/** CPU of a page of communications with so many rows. */
async function listing(db: Database, count: number): Promise<() => Promise<unknown>> {
  await seedDatabase(db, worldOf(count));
  const { ask } = await benchBackend(db, now);
  return () => ask('employee', 'GET /communications');
}

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const db = await open();
  await seedDatabase(db, worldOf(0, people));
  const [org = ''] = await db.directory.organizations();
  let time = now;
  let quietest: (() => Promise<void>) | undefined;
  const { backend, ask } = await benchBackend(
    db,
    () => time,
    undefined,
    async () => quietest?.(),
  );
  while ((await backend.tick('jobs')) > 0);
  const plan = { audience: 'all', channels: ['pin', 'newsfeed', 'email', 'whatsapp'] };
  const [reach = 0, tally = 0] = await cpuInTurns(
    [
      () => ask('admin', 'POST /communication/reach', plan),
      () => db.read(org, (rows) => rows.tally(users, { where: { active: true }, by: ['departmentId'] })),
    ],
    runs,
  );

  const page = (): Promise<unknown> => ask('employee', 'GET /post');
  const signIn = async (): Promise<void> => {
    const answer = await backend.fetch(
      new Request('http://bench.test/rest/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'employee@aurora.example', password: 'x' }),
      }),
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  const [pageAlone = 0, signInAlone = 0] = await cpuInTurns([page, signIn], runs * 5);
  // The delivery as its job does it, with a page and a sign-in between the pieces.
  await db.tx(org, async (rows) => {
    const [row] = delivered(1, 'x');
    if (row === undefined) throw new Error('one was asked for');
    await rows.insert(communications, [
      {
        ...row,
        id: 'bench-send',
        onPin: true,
        onEmail: true,
        hasMail: true,
        critical: true,
        state: 'scheduled',
        scope: null,
        frozenAt: null,
      },
    ]);
  });
  const [pages, signIns]: [number[], number[]] = [[], []];
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  quietest = async () => {
    pages.push(await cpuOf(page));
    signIns.push(await cpuOf(signIn));
  };
  time += 1_000;
  for (let tick = 0; tick < 5; tick++, time += 1_000) await backend.tick('jobs');
  quietest = undefined;
  const [told] = await db.read(org, (rows) =>
    rows.tally(communicationPeople, { where: { communicationId: 'bench-send', state: 'done' } }),
  );
  if ((told?.count ?? 0) < people) throw new Error(`only ${told?.count} people were told`);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

  const [few, many] = [await listing(await open(), 100), await listing(await open(), 10_000)];
  const [short = 0, long = 0] = await cpuInTurns([few, many], runs * 5);
  return [
    {
      what: `reach among 10,000 people, CPU of the call, ${store}`,
      value: reach,
      unit: 'ms',
      baseline: { what: 'a tally of the people', value: tally },
      aim: '≤ 20 ×',
    },
    {
      what: `a page of the feed while a communication is delivered to 10,000 people, CPU, ${store}`,
      value: mean(pages),
      unit: 'ms',
      baseline: { what: 'without it', value: pageAlone },
      aim: '≤ 1.2 ×',
    },
    {
      what: `a sign-in meanwhile, CPU, ${store}`,
      value: mean(signIns),
      unit: 'ms',
      baseline: { what: 'without it', value: signInAlone },
      aim: '≤ 1.2 ×',
    },
    {
      what: `GET /communications of 10,000, CPU of the call, ${store}`,
      value: long,
      unit: 'ms',
      baseline: { what: 'of 100', value: short },
      aim: '≤ 1.2 ×',
    },
  ];
}

/** Both stores. */
export const communicationFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
