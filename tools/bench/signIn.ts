/** Compares how long codes, links and sign-ins take for known and for unknown addresses, over the server's store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tables } from '#backend/tables.ts';
import { buildWorld, seedDatabase } from '#mock/world/world.ts';
import { hasher } from '#server/hasher.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { benchBackend } from './backend.ts';
import { median, type Figure } from './figures.ts';

const calls = 500;
/** Between two rounds, longer than every counter of attempts is kept. */
const roundMs = 7_200_000;

const known = 'employee@aurora.example';
const unknown = 'nobody@nowhere.example';
const routes: readonly (readonly [string, string, object])[] = [
  ['code by mail', '/otp/login', {}],
  ['wrong code', '/otp/verify_code', { code: '000000' }],
  ['link by mail', '/user/recovery/pass', {}],
  ['wrong password', '/login', { password: 'wrong' }],
];

/** The share of pairs in which the first time is longer; 0.5 for equal distributions. */
function shareLonger(first: readonly number[], second: readonly number[]): number {
  const longer = first.reduce((sum, one) => sum + second.filter((other) => one > other).length, 0);
  return longer / (first.length * second.length);
}

const tenth = (times: readonly number[], at: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length * at) / 10)] ?? 0;

/** Medians and ninth tenths of 500 calls each; the two addresses take turns, and take turns in being the first. */
export async function signIn(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-sign-in-'));
  const db = openSqlDatabase({ file: path.join(folder, 'store.sqlite'), tables });
  try {
    let now = Date.now();
    await seedDatabase(db, buildWorld({ now, passwordHash: await hasher.hash('x') }));
    const { backend } = await benchBackend(db, () => now, hasher);
    const figures: Figure[] = [];
    for (const [what, route, more] of routes) {
      const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
      for (let round = -20; round < calls; round++) {
        now += roundMs;
        for (const email of round % 2 === 0 ? [known, unknown] : [unknown, known]) {
          const request = new Request(`http://bench.test/rest${route}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, ...more }),
          });
          const start = performance.now();
          await (await backend.fetch(request)).text();
          if (round >= 0) times[email]?.push(performance.now() - start);
        }
      }
      const [one, other] = [times[known] ?? [], times[unknown] ?? []];
      const share = Math.round(shareLonger(one, other) * 100);
      figures.push(
        {
          what: `${what}, known address: longer in ${share} % of pairs of ${calls} calls each`,
          value: median(one),
          unit: 'ms',
          baseline: { what: 'unknown address', value: median(other) },
          aim: '1.00 ×, 50 %',
        },
        {
          what: `${what}, known address, 90th percentile`,
          value: tenth(one, 9),
          unit: 'ms',
          baseline: { what: 'unknown address', value: tenth(other, 9) },
        },
      );
    }
    return figures;
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
