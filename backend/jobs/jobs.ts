/** Jobs, such as publishing posts after their undo period; a deployment runs the due jobs once a second. */
import type { Dependencies, Links, StreamEvent } from '../http/context.ts';
import type { OrgId, Store } from '../store/port.ts';

/** The context of a job, inside its transaction. */
export interface JobContext {
  readonly store: Store;
  readonly org: OrgId;
  /** The moment of the run, as an instant and in ms. */
  readonly at: string;
  readonly now: number;
  readonly newId: () => string;
  /** For links of mails. */
  readonly links: Links;
  /** Publishes a stream event after the transaction is committed. */
  readonly publish: (told: StreamEvent) => void;
}

/** One kind of work; each item succeeds or fails alone. */
export interface Job {
  readonly name: string;
  /** Ids of the items due at `at`, longest due first. */
  due(store: Store, at: string): Promise<readonly string[]>;
  /** Loads the code of the job before a transaction is opened; a transaction must not load code. */
  readonly ready?: () => Promise<unknown>;
  /** Does one item in its own transaction; skips an item that was already done. Returns whether there was work. */
  run(context: JobContext, id: string): Promise<boolean>;
}

/**
 * A job that calls other services, such as a mail server. Each item opens its own transactions, and none while it
 * waits.
 */
export interface Errand extends Omit<Job, 'run' | 'due'> {
  /** As in a job; a missing dependency may leave no item due. */
  due(store: Store, at: string, dependencies: Dependencies, org: OrgId): Promise<readonly string[]>;
  go(dependencies: Dependencies, org: OrgId, id: string, at: string): Promise<boolean>;
}

/**
 * Runs all due items in every organisation and returns how many did work. A failed item is rolled back and logged, and
 * the others continue.
 */
export async function runJobs(jobs: readonly (Job | Errand)[], dependencies: Dependencies): Promise<number> {
  if (jobs.length === 0) return 0;
  const { db, clock, newId, eventBus: hub, log, pause } = dependencies;
  const now = clock();
  const at = new Date(now).toISOString();
  const links: Links = { ...dependencies, directory: db.directory };
  let ran = 0;
  for (const org of await db.directory.organizations()) {
    for (const job of jobs) {
      try {
        const due = await db.read(org, (store) =>
          'go' in job ? job.due(store, at, dependencies, org) : job.due(store, at),
        );
        // Without a pause all jobs of all organisations would run before the next call is answered.
        await pause?.();
        if (due.length > 0) await job.ready?.();
        for (const id of due) {
          await pause?.();
          try {
            if ('go' in job) {
              if (await job.go(dependencies, org, id, at)) ran++;
              continue;
            }
            let told: StreamEvent[] = [];
            const done = await db.tx(org, (store) => {
              // A store may retry a transaction, so each attempt starts with an empty list.
              told = [];
              const publish = (one: StreamEvent): void => void told.push(one);
              return job.run({ store, org, at, now, newId, links, publish }, id);
            });
            if (!done) continue;
            ran++;
            hub.publish(org, told);
          } catch (error) {
            log(`job ${job.name} failed`, error);
          }
        }
      } catch (error) {
        log(`job ${job.name} could not be asked`, error);
      }
    }
  }
  return ran;
}
