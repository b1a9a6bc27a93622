/** The queue that makes transactions serial: jobs run in arrival order, and waiting jobs form one batch. */

/** Queues jobs; `run` receives all jobs that arrived during the last batch, and must never reject. */
export function serial<Job>(run: (jobs: readonly Job[]) => Promise<void>): (job: Job) => void {
  let waiting: Job[] = [];
  let running = false;
  const drain = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await run(jobs);
    }
    running = false;
  };
  return (job) => {
    waiting.push(job);
    if (!running) void drain();
  };
}
