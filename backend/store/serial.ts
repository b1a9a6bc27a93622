/** The queue that makes transactions serial: jobs run in the order in which they came, those that wait together as one batch. */

/** Takes jobs; `run` gets all that waited while the batch before them ran, and must never reject. */
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
