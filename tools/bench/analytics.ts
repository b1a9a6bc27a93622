/** The calls of analytics in a large company beside one of the demo's size, over REST on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { recountJob } from '#backend/analytics/recount.job.ts';
import { factProgress, facts } from '#backend/facts/facts.tables.ts';
import { foldPiece } from '#backend/facts/fold.ts';
import { tables } from '#backend/tables.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase, type SqlDatabase } from '#server/sqlStore.ts';
import { fillCompany } from './analyticsWorld.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, median, timesOf, type Figure } from './figures.ts';

const now = Date.parse('2026-03-20T12:00:00.000Z');
const small = 200;
const large = Number(process.env['BENCH_PEOPLE'] ?? 10_000);
const runs = 20;
const perPage = 20;

const calls = {
  overview: 'GET /analytics/overview',
  'types of recognition': 'GET /analytics/recognition_types',
  'types by month': 'GET /analytics/recognition_types_v2',
  sessions: 'GET /analytics/user/session',
  'points by channel': 'GET /analytics/points_by_channel',
  'points by channel and month': 'GET /analytics/points_by_channel_by_month',
  'total points': 'GET /analytics/total_points',
  'recognitions and boosts': 'GET /analytics/social_points_recognitions',
  'types of a person': 'GET /analytics/bench-person-7/recognition_types',
  'summary of a month': 'GET /analytics/monthly_points_summary?year=2026&month=2',
  'rank of senders': 'GET /analytics/send/recongnitions/rank',
  transactions: 'POST /analytics/transaction_history',
  'own charts': 'GET /custom_analytics',
  'public charts': 'GET /custom_analytics/public',
  'a chart by month': 'GET /chart/summary/v3',
  'a chart by department': 'GET /chart/summary/v3?by=department',
  'a chart of people who came in': 'GET /chart/summary/v3?type=activePeople',
  'a chart by type with its people': 'GET /chart/summary/v3?by=type&sendUsers=true',
  'taking part': 'GET /analytics/participation',
  'a chart of people who took part': 'GET /chart/summary/v3?type=participants',
  'lines of a number': 'GET /analytics/lines?kind=recognitions',
  'people behind a number': 'GET /analytics/lines?kind=givers',
} as const;

interface Company {
  readonly db: SqlDatabase;
  readonly org: string;
  readonly people: number;
  readonly backend: Awaited<ReturnType<typeof benchBackend>>;
}

async function openCompany(folder: string, people: number): Promise<Company> {
  const file = path.join(folder, `${people}.sqlite`);
  const org = await fillCompany(file, people, now);
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder, durable: false });
  return { db, org, people, backend: await benchBackend(db, now) };
}

const ask = ({ backend }: Company, route: string): Promise<unknown> =>
  backend.ask('admin', route, route.startsWith('POST') ? { per_page: perPage } : undefined);

/** Each call in both companies in turns, with the size of its answer. */
async function callFigures(few: Company, many: Company): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [what, route] of Object.entries(calls)) {
    const answer = JSON.stringify(await ask(many, route)).length / 1_000;
    const [value = 0, base = 0] = await cpuInTurns([() => ask(many, route), () => ask(few, route)], runs);
    figures.push(
      {
        what: `${what}, ${many.people} people`,
        value,
        unit: 'ms',
        baseline: { what: `${few.people} people`, value: base },
        aim: '≤ 1.5 ×',
      },
      { what: `its answer`, value: answer, unit: 'kB', aim: '≤ 100 kB' },
    );
  }
  return figures;
}

const Page = z.object({ next: z.nullable(z.string()) });

/** The last page of transactions that the ledger has, up to the ten-thousandth, beside the first. */
async function deepPage({ db, org, people, backend }: Company): Promise<Figure> {
  const page = async (after?: string): Promise<string | null> =>
    z.parse(
      Page,
      await backend.ask('admin', 'POST /analytics/transaction_history', {
        start_date: '2025-03-01',
        per_page: perPage,
        ...(after === undefined ? {} : { after }),
      }),
    ).next;
  const place = Math.min(10_000, people * 2);
  const { next } = await db.read(org, (store) =>
    store.list(facts, {
      where: { measure: 'points', gone: false, day: { gte: '2025-03-01', lt: '2026-03-21' } },
      order: [
        ['day', 'desc'],
        ['id', 'desc'],
      ],
      columns: [],
      offset: (place - 1) * perPage - 1,
      limit: 1,
    }),
  );
  const [value = 0, base = 0] = await cpuInTurns([() => page(next), () => page()], runs);
  return {
    what: `page ${place} of transactions`,
    value,
    unit: 'ms',
    baseline: { what: 'the first', value: base },
    aim: '≤ 1.2 ×',
  };
}

/** Time between two turns of the event loop is at most that of one piece. */
async function pieces({ db, org, people, backend }: Company): Promise<readonly Figure[]> {
  const longest = (times: readonly number[]): number => Math.max(0, ...times);
  await db.tx(org, async (store) => {
    const { rows } = await store.list(facts, { where: { day: '2026-03-19', gone: false }, limit: 600 });
    await store.insert(
      facts,
      rows.map((row) => ({ ...row, id: `again-${row.id}`, folded: 0 })),
    );
  });
  const folded: number[] = [];
  for (let left = 1; left > 0;) {
    const start = performance.now();
    left = await db.tx(org, foldPiece);
    folded.push(performance.now() - start);
  }
  await db.tx(org, (store) => store.remove(facts, { id: { gte: 'again', lt: 'agaio' } }));
  const at = '2026-03-21T10:00:00.000Z';
  const recounted: number[] = [];
  let slow = { id: '', ms: 0 };
  let piece = '';
  // A piece pauses between its pages.
  let start = 0;
  const turn = (): void => {
    const ms = performance.now() - start;
    recounted.push(ms);
    if (ms > slow.ms) slow = { id: piece, ms };
    start = performance.now();
  };
  const dependencies = {
    ...backend.dependencies,
    pause: async () => turn(),
    // The company was written with its sums: a difference is a fault of this bench.
    log: (line: string) => console.error(line),
  };
  // A whole month, whose first day has the monthly points of everybody.
  await db.tx(org, (store) =>
    store.insert(factProgress, [
      { id: 'bench-recount', name: 'recount', cursor: '2026-01', done: 0, total: 0, at: '' },
    ]),
  );
  for (piece of await db.read(org, (store) => recountJob.due(store, at, dependencies, org))) {
    start = performance.now();
    await recountJob.go(dependencies, org, piece, at);
    turn();
  }
  const of = `${people} people`;
  return [
    { what: `longest piece of folding, ${of}`, value: longest(folded), unit: 'ms', aim: '≤ 50 ms' },
    { what: `usual piece of folding (${folded.length})`, value: median(folded), unit: 'ms' },
    { what: `longest piece of a recount (${slow.id}), ${of}`, value: slow.ms, unit: 'ms', aim: '≤ 50 ms' },
    { what: `usual piece of a recount (${recounted.length})`, value: median(recounted), unit: 'ms' },
  ];
}

/** Sending thanks in both companies: facts are written in its transaction. */
async function thanks(few: Company, many: Company): Promise<Figure> {
  const send =
    ({ backend }: Company) =>
    async (): Promise<unknown> =>
      backend.ask('employee', 'POST /recognition', {
        receiver_emails: ['manager@aurora.example'],
        amount: 0,
        post_types: [],
        message: 'Gracias por revisar el informe.',
      });
  const [value = 0, base = 0] = await cpuInTurns([send(many), send(few)], runs);
  return {
    what: 'sending thanks',
    value,
    unit: 'ms',
    baseline: { what: `${few.people} people`, value: base },
    aim: '≤ 1.2 ×',
  };
}

export async function analyticsFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-bench-'));
  const opened: Company[] = [];
  try {
    const [built = 0] = await timesOf(async () => void opened.push(await openCompany(folder, large)), 1, 0);
    const few = await openCompany(folder, small);
    opened.push(few);
    const [many] = opened;
    if (many === undefined) return [];
    return [
      { what: `a company of ${large} people is written`, value: built, unit: 'ms' },
      ...(await callFigures(few, many)),
      await deepPage(many),
      ...(await pieces(many)),
      await thanks(few, many),
    ];
  } finally {
    for (const { db } of opened) await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
