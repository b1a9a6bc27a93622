/**
 * The world of this browser with all its code: the file that the page loads beside the sign-in form. The file of the
 * kit names it, so the name of either changes with every seed, and a new release has a new world.
 */
import { indexedBlobs } from './blobs.indexed.ts';
import { jobLockName, openDemoRuntime, type BrowserDependencies, type DemoRuntime } from './demoRuntime.ts';
import { channelHub } from './eventBus.channel.ts';
import { startScheduler } from './scheduler.ts';

export { personasIn } from './demoRuntime.ts';
export { mailsOf } from './mails.ts';

/** Opens the world that is stored under a name, or begins one. */
export const openWorld = (
  name: string,
  page: Omit<BrowserDependencies, 'blobs' | 'hub'>,
): Promise<DemoRuntime> =>
  openDemoRuntime({
    ...page,
    blobs: indexedBlobs(`${name}.files`),
    hub: channelHub(new BroadcastChannel(`${name}.hub`)),
  });

/** Looks for what is due, from now on. */
export const startJobs = ({ deployment }: DemoRuntime, turns: BrowserDependencies['turns']): void =>
  void startScheduler(deployment.tick, jobLockName, turns);
