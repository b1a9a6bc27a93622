/** A month of a calendar, and a page of the administration, with 10,000 events beside 100, with each store. */
import { events } from '#backend/events/events.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';
import { overBothStores, worldWith } from './world.ts';

const runs = 40;
const now = Date.parse('2026-03-02T12:00:00.000Z');
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const [few, many] = [100, 10_000];
/** Events of the month that is read, in both sizes. */
const inMonth = 40;
const month = 'from=2026-03-01&to=2026-03-31';

/** The others lie in the years before and after. */
const startOf = (event: number): number =>
  event < inMonth
    ? now + (event % 28) * dayMs
    : now + (event % 2 === 0 ? 1 : -1) * (40 + (event % 900)) * dayMs;

const eventRows = (count: number, createdBy: string): OrgSeed['rows'] => ({
  [events.name]: Array.from({ length: count }, (_, event): Row<typeof events> => {
    const startsAt = new Date(startOf(event)).toISOString();
    return {
      id: `bench-event-${event}`,
      title: `Event ${event}`,
      fold: `event ${event}`,
      description: '',
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + hourMs).toISOString(),
      allDay: false,
      timezone: 'America/Mexico_City',
      location: null,
      url: null,
      imageKey: null,
      capacity: null,
      onlineCapacity: null,
      points: 0,
      registrationOpen: true,
      showsParticipants: false,
      promotionHours: 12,
      audience: {
        everyone: true,
        departmentIds: [],
        groupIds: [],
        userIds: [],
        tenureFrom: null,
        tenureTo: null,
      },
      seriesId: null,
      sequence: 0,
      untold: false,
      registered: 0,
      waiting: 0,
      attended: 0,
      registeredOnline: 0,
      waitingOnline: 0,
      asked: 0,
      cancelledAt: null,
      cancelMessage: null,
      remindedOf: null,
      createdBy,
      createdAt: startsAt,
    };
  }),
});

async function callsOf(db: Database, count: number) {
  await seedDatabase(
    db,
    worldWith(now, (employeeId) => eventRows(count, employeeId)),
  );
  const { ask } = await benchBackend(db, now);
  let turn = 0;
  return {
    month: () => ask('employee', `GET /events?${month}`),
    page: () => ask('admin', 'GET /org/events'),
    register: () =>
      ask('employee', 'POST /user/event/post', {
        event_id: `bench-event-${inMonth - 1}`,
        attending: turn++ % 2 === 0,
      }),
  };
}

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const small = await callsOf(await open(), few);
  const large = await callsOf(await open(), many);
  const pairs = [
    { what: `a month of ${inMonth} events`, call: 'month' },
    { what: 'a page of all events', call: 'page' },
    { what: 'a place taken or given back', call: 'register' },
  ] as const;
  const figures: Figure[] = [];
  for (const { what, call } of pairs) {
    const [value = 0, base = 0] = await cpuInTurns([large[call], small[call]], runs);
    figures.push({
      what: `${what} among 10,000, CPU of the call, ${store}`,
      value,
      unit: 'ms',
      baseline: { what: 'the same among 100', value: base },
      aim: '≤ 1.2 ×',
    });
  }
  return figures;
}

/** Both stores. */
export const eventFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
