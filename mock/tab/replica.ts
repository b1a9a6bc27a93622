/** Keeps the rows of this tab and the log that all tabs share in step: read the tail, work, append, and only then change the rows. */
import type { Change } from './engine.changes.ts';
import { entriesBeforeFolding, type ChangeLog, type Head } from './log.ts';
import { memoryLogs } from './log.memory.ts';
import type { TabRows, TabSeed } from './rows.ts';

/** What has come from elsewhere: changed rows, or a new beginning. */
export type Heard = 'changed' | 'reset';

/** The rows of this tab, and where they stand in the log. */
export class Replica {
  readonly #rows: TabRows;
  readonly #seed: TabSeed;
  readonly #tell: (heard: Heard) => void;
  #log: ChangeLog = memoryLogs()();
  #head: Head | undefined;
  #last = 0;

  constructor(rows: TabRows, seed: TabSeed, tell: (heard: Heard) => void) {
    this.#rows = rows;
    this.#seed = seed;
    this.#tell = tell;
  }

  /** Reads the log for the first time. One that cannot be read is begun anew, one that cannot be used is replaced by memory. */
  async open(log: Promise<ChangeLog>): Promise<void> {
    const look = () => this.#log.exclusive(() => this.#catchUp());
    try {
      this.#log = await log;
    } catch (error) {
      console.warn('The demo cannot store its data here; they last until the page is closed.', error);
    }
    try {
      await this.#begin();
      await look();
    } catch (unreadable) {
      console.warn('The stored data of the demo cannot be read; it begins anew.', unreadable);
      await this.#newBeginning();
      await look();
    }
  }

  get persistent(): boolean {
    return this.#log.persistent;
  }

  /** Runs work on the newest rows while no other tab writes, and keeps the changes that it answers. */
  async write(work: () => Promise<readonly Change[]>): Promise<void> {
    let changes: readonly Change[] | undefined;
    try {
      await this.#log.exclusive(async () => {
        await this.#catchUp();
        changes = await work();
        if (changes.length === 0) return;
        const at = this.#last + 1;
        await this.#log.append({ at, changes });
        await this.#rows.apply(changes);
        this.#last = at;
        this.#log.announce();
        if (at % entriesBeforeFolding === 0) await this.#log.fold();
      });
    } catch (error) {
      await this.#leaveLog(error);
      // What was asked for is done all the same.
      if (changes === undefined) await this.write(work);
      else await this.#rows.apply(changes);
    }
  }

  /** Forgets all changes, in every tab. */
  async reset(): Promise<void> {
    await this.#newBeginning();
    this.#log.announce();
  }

  /** Calls back when there is something to catch up with. */
  listen(heard: () => void): void {
    this.#log.listen(heard);
  }

  close(): void {
    this.#log.close();
  }

  /** Makes the first rows before its turn comes, so that no other tab has to wait for them. */
  async #begin(): Promise<void> {
    const { head } = await this.#log.read(0);
    if (head?.schema !== this.#rows.schema) return;
    await this.#rows.begin(head.seedId);
    this.#head = head;
  }

  async #catchUp(): Promise<void> {
    let { head, entries } = await this.#log.read(this.#last);
    let heard: Heard | undefined = this.#head && entries.length > 0 ? 'changed' : undefined;
    if (head?.schema !== this.#rows.schema) {
      if (head && this.#head) throw new Error('another tab runs another version of the demo');
      head = await this.#restart(head ?? this.#head);
      entries = [];
    }
    if (head.epoch !== this.#head?.epoch) {
      heard = this.#head && 'reset';
      await this.#rows.begin(head.seedId);
      this.#head = head;
      this.#last = 0;
      ({ entries } = await this.#log.read(0));
    }
    for (const { at, changes } of entries) {
      await this.#rows.apply(changes);
      this.#last = at;
    }
    if (heard) this.#tell(heard);
  }

  async #newBeginning(): Promise<void> {
    try {
      await this.#log.exclusive(async () => void (await this.#restart(this.#head)));
    } catch (error) {
      await this.#leaveLog(error);
      await this.#restart(this.#head);
    }
  }

  async #restart(former: Head | undefined): Promise<Head> {
    const head = { schema: this.#rows.schema, seedId: this.#seed.id(), epoch: (former?.epoch ?? 0) + 1 };
    await this.#log.restart(head);
    return head;
  }

  /** Goes on in memory, with the rows as they are. */
  async #leaveLog(error: unknown): Promise<void> {
    if (!this.#log.persistent) throw error;
    console.warn('The demo can no longer store its data; they last until the page is closed.', error);
    this.#log.close();
    this.#log = memoryLogs()();
    this.#last = 0;
    if (this.#head) await this.#log.restart(this.#head);
  }
}
