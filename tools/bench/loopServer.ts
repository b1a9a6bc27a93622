/** The server of `loop.ts`: answers over HTTP, and tells its parent the longest gap of its event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDeployment } from '#server/deployment.ts';
import { listen } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';

const settings = readSettings(process.env, ['--demo']);
const deployment = await openDeployment(settings, () => undefined);
const listening = await listen(deployment.app, settings, settings.limits);

/** Between two looks, in ms; what a look finds is later by this. */
const resolution = 1;
const gaps = monitorEventLoopDelay({ resolution });
gaps.enable();
// What the thread worked between two looks: on a busy machine a gap is longer, because others run in it.
let worked = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  worked = Math.max(worked, (user + system) / 1_000);
  before = process.threadCpuUsage();
}, resolution);
// Each message ends a measurement, and begins the next one.
process.on('message', () => {
  process.send?.({ gap: Math.max(0, gaps.max / 1e6 - resolution), worked });
  gaps.reset();
  worked = 0;
});
process.once('disconnect', () => process.exit());
process.send?.(listening.address);
