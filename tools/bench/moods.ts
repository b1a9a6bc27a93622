/** Weeks of teams, which are kept sums, beside a read of one row, and a mood that is recorded, among 2,000,000 moods. */
import type { Database } from '#backend/store/port.ts';
import { moods } from '#backend/wellbeing/wellbeing.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, worldWith } from './world.ts';

const runs = 60;
const at = '2026-03-02T18:00:00.000Z';
const now = Date.parse(at);
const days = 200;
/** The memory of a tab never holds so many. */
const peopleOf = (store: string): number => (store === 'SQLite' ? 10_000 : 500);

/** The moods of everybody on one day. */
const moodsOf = (day: number, people: number): readonly Row<typeof moods>[] =>
  Array.from({ length: people }, (_, person) => ({
    id: `bench-mood-${day}-${person}`,
    userId: `bench-person-${person}`,
    day: dayAfter('2026-03-02', -day),
    mood: moodCodes[(person + day) % moodCodes.length] ?? 'okay',
    note: null,
    chosenAt: at,
    createdAt: at,
  }));

async function callsOf(db: Database, people: number) {
  await seedDatabase(
    db,
    worldWith(now, () => ({})),
  );
  const org = (await db.directory.find('email:employee@aurora.example')) ?? '';
  for (let day = 0; day < days && people > 0; day += 1)
    await db.tx(org, (store) => store.insert(moods, moodsOf(day, people)));
  const { ask } = await benchBackend(db, now);
  let turn = 0;
  return {
    weeks: () => ask('employee', 'GET /moods/weeks'),
    one: () => ask('employee', 'GET /moods/weeks?weeks=1'),
    record: () => ask('employee', 'POST /moods', { mood_id: moodCodes[turn++ % moodCodes.length] }),
  };
}

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const people = peopleOf(store);
  const none = await callsOf(await open(), 0);
  const all = await callsOf(await open(), people);
  const [weeks = 0, one = 0, before = 0, record = 0, first = 0] = await cpuInTurns(
    [all.weeks, all.one, none.weeks, all.record, none.record],
    runs,
  );
  const among = `among ${(people * days).toLocaleString('en-GB')} moods, CPU of the call, ${store}`;
  return [
    {
      what: `13 weeks of a team ${among}`,
      value: weeks,
      unit: 'ms',
      baseline: { what: 'one row of them', value: one },
      aim: '≤ 2 ×',
    },
    {
      what: `13 weeks of a team ${among}`,
      value: weeks,
      unit: 'ms',
      baseline: { what: 'the same without them', value: before },
      aim: '≤ 1.2 ×',
    },
    {
      what: `a mood that is recorded ${among}`,
      value: record,
      unit: 'ms',
      baseline: { what: 'the same without them', value: first },
      aim: '≤ 1.2 ×',
    },
  ];
}

/** Both stores. */
export const moodFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
