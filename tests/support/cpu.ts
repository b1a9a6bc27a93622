/** Records the CPU time of each test, and of each file with its imports, in ms, for the reports. */
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** User and system time of the process, in ms. */
    cpu?: number;
  }
}

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const begun = now();
let testBegun = begun;

beforeEach(() => {
  testBegun = now();
});
afterEach(({ task }) => {
  task.meta.cpu = now() - testBegun;
  // The value after the last test is the sum of the file.
  task.file.meta.cpu = now() - begun;
});
