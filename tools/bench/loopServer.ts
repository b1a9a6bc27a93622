/** The server of `loop.ts`: answers over HTTP, and tells its parent the longest gap of its event loop. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Hono } from 'hono';
import { openDeployment } from '#server/deployment.ts';
import { listen } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';

const settings = readSettings(process.env, ['--demo']);
const deployment = await openDeployment(settings, () => undefined);
/** What the other caller asks; `loop.ts` asks nothing else meanwhile. */
const otherPath = '/rest/user/notification_count';
const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
const loops = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;
/** The call of the other caller during which the thread worked most: for how long, and in how many turns of the loop. */
let held = { worked: 0, turns: 0 };
const app = new Hono().all('*', async ({ req: { raw, path }, env }) => {
  const [before, first] = [process.threadCpuUsage(), loops()];
  const answer = await deployment.app.fetch(raw, env);
  const now = since(before);
  if (path === otherPath && now > held.worked) held = { worked: now, turns: loops() - first };
  return answer;
});
const listening = await listen(app, settings, settings.limits);

/** Between two looks, in ms; what a look finds is later by this. */
const resolution = 1;
const gaps = monitorEventLoopDelay({ resolution });
gaps.enable();
// What the thread worked between two looks: on a busy machine a gap is longer, because others run in it.
let worked = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  worked = Math.max(worked, since(before));
  before = process.threadCpuUsage();
}, resolution);
// Each message ends a measurement, and begins the next one.
process.on('message', () => {
  process.send?.({ gap: Math.max(0, gaps.max / 1e6 - resolution), worked, held });
  gaps.reset();
  worked = 0;
  held = { worked: 0, turns: 0 };
});
process.once('disconnect', () => process.exit());
process.send?.(listening.address);
