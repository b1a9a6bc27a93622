/** Work that falls due by itself, such as publishing what may no longer be undone; a home asks for it once a second. */
import type { Dependencies, Links, StreamEvent } from '../http/context.ts';
import type { OrgId, Store } from '../store/port.ts';

/** What a job is given, inside its transaction. */
export interface JobContext {
  readonly store: Store;
  readonly org: OrgId;
  /** The moment of the run, as an instant and in ms. */
  readonly at: string;
  readonly now: number;
  readonly newId: () => string;
  /** For links of mails. */
  readonly links: Links;
  /** Told to open pages after the transaction has been kept. */
  readonly publish: (told: StreamEvent) => void;
}

/** One kind of work, made of pieces that stand or fall alone. */
export interface Job {
  readonly name: string;
  /** Ids of the pieces due at `at`, longest due first. */
  due(store: Store, at: string): Promise<readonly string[]>;
  /** Has the code of its pieces here before a transaction is opened, in which nothing may be fetched. */
  readonly ready?: () => Promise<unknown>;
  /** Does one piece in a transaction of its own; one that somebody else has done since is left alone. Answers whether there was anything to do. */
  run(context: JobContext, id: string): Promise<boolean>;
}

/** Work that asks the world, such as sending a mail: each piece opens its own transactions, and none while it waits. */
export interface Errand extends Omit<Job, 'run' | 'due'> {
  /** As a job's; what the home lacks may leave nothing due. */
  due(store: Store, at: string, dependencies: Dependencies): Promise<readonly string[]>;
  go(dependencies: Dependencies, org: OrgId, id: string, at: string): Promise<boolean>;
}

/** Does what is due in every organisation, piece by piece, and answers how many were done; one that fails is undone and logged and keeps nothing else waiting. */
export async function runJobs(jobs: readonly (Job | Errand)[], dependencies: Dependencies): Promise<number> {
  if (jobs.length === 0) return 0;
  const { db, clock, newId, eventBus: hub, log } = dependencies;
  const now = clock();
  const at = new Date(now).toISOString();
  const links: Links = { ...dependencies, directory: db.directory };
  let ran = 0;
  for (const org of await db.directory.organizations()) {
    for (const job of jobs) {
      try {
        const due = await db.read(org, (store) =>
          'go' in job ? job.due(store, at, dependencies) : job.due(store, at),
        );
        if (due.length > 0) await job.ready?.();
        for (const id of due) {
          try {
            if ('go' in job) {
              if (await job.go(dependencies, org, id, at)) ran++;
              continue;
            }
            let told: StreamEvent[] = [];
            const done = await db.tx(org, (store) => {
              // A store that retries a transaction begins with nothing told.
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
