/**
 * `npm run bench`: prints figures with ratios to a baseline of the same run; asserts nothing. The demo and the
 * scrolling feed are compared with those of another checkout, which BENCH_BASE names, if it has builds of them. Words
 * after the command narrow the run to benches whose names contain them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createSite } from '#server/site.ts';
import { aimFigures } from './aims.ts';
import { analyticsFigures } from './analytics.ts';
import { benefitFigures } from './benefits.ts';
import { checkout } from './checkout.ts';
import { communicationFigures } from './communications.ts';
import { demoFigures } from './demo.ts';
import { eventFigures } from './events.ts';
import { tableOf, type Figure } from './figures.ts';
import { feed } from './feed.ts';
import { feedbackFigures } from './feedback.ts';
import { buildFloor } from './floor.ts';
import { homes } from './homes.ts';
import { loop } from './loop.ts';
import { inProcess } from './inProcess.ts';
import { interactions } from './interactions.ts';
import { launchFigures } from './launch.ts';
import { moodFigures } from './moods.ts';
import { pages } from './pages.ts';
import { points } from './points.ts';
import { removals } from './removals.ts';
import { signIn } from './signIn.ts';
import { surveyFigures } from './surveys.ts';
import { waitingFigures } from './waiting.ts';
import { walks } from './walks.ts';

const ports = { product: 5191, demo: 5192, floor: 5193, former: 5194, formerProduct: 5195 };
const address = (home: keyof typeof ports): string => `http://localhost:${ports[home]}`;
const data = mkdtempSync(path.join(tmpdir(), 'aplauso-bench-'));
const floorFolder = await buildFloor();
const floor = new Hono()
  .use(compress())
  .use(serveStatic({ root: path.relative(process.cwd(), floorFolder) }));
const former = process.env['BENCH_BASE'];
const servers = [
  serve({ fetch: createSite('dist-demo').fetch, port: ports.demo }),
  ...(former === undefined
    ? []
    : [serve({ fetch: createSite(path.join(former, 'dist-demo')).fetch, port: ports.former })]),
  serve({ fetch: floor.fetch, port: ports.floor }),
];

/** A deployment of a checkout with the demo's world; throws if it does not start. */
async function deploy(cwd: string, port: number): Promise<ChildProcess> {
  const node = spawn(process.execPath, ['server/main.ts', '--demo'], {
    cwd,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(data, String(port)) },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`http://localhost:${port}/rest/openapi.json`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return node;
    await new Promise((done) => setTimeout(done, 200));
  }
  node.kill('SIGTERM');
  throw new Error(`No deployment of ${cwd} at port ${port}.`);
}

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  inProcess,
  feed,
  removals,
  points,
  surveys: surveyFigures,
  launch: launchFigures,
  aims: aimFigures,
  waiting: waitingFigures,
  events: eventFigures,
  communications: communicationFigures,
  moods: moodFigures,
  feedback: feedbackFigures,
  benefits: benefitFigures,
  analytics: analyticsFigures,
  checkout: async () => checkout(),
  signIn,
  walks,
  homes: () => homes(address('product')),
  loop,
  interactions: () =>
    interactions(address('product'), former === undefined ? undefined : address('formerProduct')),
  pages: () => pages({ product: address('product'), floor: address('floor') }),
  demo: () => demoFigures(address('demo'), former === undefined ? undefined : address('former')),
};
const words = process.argv.slice(2);
const asked = Object.entries(benches).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (asked.length === 0)
  console.error(`Nothing is measured: the benches are ${Object.keys(benches).join(', ')}.`);

const nodes: ChildProcess[] = [];
try {
  if (asked.some(([name]) => ['homes', 'interactions', 'pages'].includes(name))) {
    nodes.push(await deploy('.', ports.product));
    if (former !== undefined) nodes.push(await deploy(former, ports.formerProduct));
  }
  // Each as soon as it is measured: the whole takes many minutes.
  for (const [, bench] of asked) console.log(`${tableOf(await bench())}\n`);
} finally {
  for (const node of nodes) node.kill('SIGTERM');
  for (const server of servers) server.close();
  rmSync(data, { recursive: true, force: true });
  rmSync(path.dirname(floorFolder), { recursive: true, force: true });
}
