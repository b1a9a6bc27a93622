/**
 * Synchronises the rows of this tab with the log that all tabs share: read the tail, work, append, and then
 * change the rows.
 */
import type { Change } from './engine.changes.ts';
import { entriesBeforeFolding, folded, type ChangeLog, type Head, type Time } from './log.ts';
import { memoryLogs } from './log.memory.ts';
import type { TabRows, TabSeed } from './rows.ts';

/** A change from another tab: changed rows, or a reset. */
export type Heard = 'changed' | 'reset';

/** An explicit start of a world. */
export interface Beginning {
  readonly seedId: string;
  /** Offset of the clock and the part that a user moved, in ms. Default: as the seed says. */
  readonly time?: Time;
  /** Changes since the rows of the seed. */
  readonly changes?: readonly Change[];
}

/** The rows of this tab and their position in the log. */
export class ReplicatedLog {
  readonly #rows: TabRows;
  readonly #seed: TabSeed;
  readonly #tell: (heard: Heard) => void;
  #log: ChangeLog = memoryLogs()();
  #head: Head | undefined;
  #last = 0;
  /** A time announced by another tab, until this tab has read the log. */
  #heardTime: Time | undefined;
  /** Changes that were written while the log is locked for this tab alone. */
  #together: Change[] | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(rows: TabRows, seed: TabSeed, tell: (heard: Heard) => void) {
    this.#rows = rows;
    this.#seed = seed;
    this.#tell = tell;
  }

  /**
   * Reads the log for the first time. An unreadable log is restarted; an unusable log is replaced by memory.
   */
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

  /** The head of the current world, with the time that this tab received last. */
  get head(): Head {
    if (!this.#head) throw new Error('the database was not opened');
    return this.#heardTime === undefined ? this.#head : { ...this.#head, ...this.#heardTime };
  }

  /** Runs work on the newest rows while no other tab writes, and stores the changes that the work returns. */
  write(work: () => Promise<readonly Change[]>): Promise<void> {
    return this.#inTurn(() => this.#write(work));
  }

  /** Moves the time of this world in every tab. */
  advance(ms: number): Promise<void> {
    return this.#inTurn(() =>
      this.#write(
        async () => [],
        () => ({ ...this.head, ahead: this.head.ahead + ms, moved: this.head.moved + ms }),
      ),
    );
  }

  /**
   * Stores everything written during `work`, the time included, as one entry. Other tabs see all of it at
   * once, or nothing if this tab closes early. Writes of other tabs wait. `work` must not start a world
   * again.
   */
  async together<A>(work: () => Promise<A>): Promise<A> {
    if (this.#together !== undefined) return work();
    const [ready, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await this.#inTurn(async () => {
      this.#log
        .exclusive(async () => {
          await this.#catchUp();
          ready.resolve();
          await over.promise;
        })
        .catch(ready.reject);
      // If the log fails, this tab continues alone.
      await ready.promise.catch((error: unknown) => this.#leaveLog(error));
      this.#together = [];
    });
    try {
      return await work();
    } finally {
      await this.#inTurn(async () => {
        const changes = this.#together ?? [];
        this.#together = undefined;
        try {
          await this.#append(folded([{ at: 0, changes }]).changes, this.head);
        } catch (error) {
          await this.#leaveLog(error);
        } finally {
          over.resolve();
        }
      });
    }
  }

  async #inTurn<A>(work: () => Promise<A>): Promise<A> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #write(work: () => Promise<readonly Change[]>, another?: () => Head): Promise<void> {
    if (this.#together !== undefined) {
      const changes = await work();
      await this.#rows.apply(changes);
      this.#together.push(...changes);
      this.#head = another?.() ?? this.#head;
      return;
    }
    let changes: readonly Change[] | undefined;
    try {
      await this.#log.exclusive(async () => {
        await this.#catchUp();
        changes = await work();
        if (changes.length === 0 && another === undefined) return;
        const next = another?.();
        await this.#append(changes, next, () => this.#rows.apply(changes ?? []));
        this.#head = next ?? this.#head;
      });
    } catch (error) {
      await this.#leaveLog(error);
      // The write is completed in memory.
      if (changes === undefined || another !== undefined) await this.#write(work, another);
      else await this.#rows.apply(changes);
    }
  }

  /** Appends one entry. Other tabs are notified after this tab has applied it. */
  async #append(
    changes: readonly Change[],
    head: Head | undefined,
    show: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const at = this.#last + 1;
    await this.#log.append({ at, changes }, head);
    await show();
    this.#last = at;
    this.#log.announce(head);
    if (at % entriesBeforeFolding === 0) await this.#log.fold();
  }

  /** Deletes all changes in every tab and starts again, as the seed says or as given. */
  async reset(beginning?: Beginning): Promise<void> {
    const head = await this.#newBeginning(beginning);
    this.#log.announce(head);
  }

  /** Calls back if the log has new entries. */
  listen(heard: () => void): void {
    this.#log.listen((time) => {
      if (time !== undefined) this.#heardTime = time;
      heard();
    });
  }

  close(): void {
    this.#log.close();
  }

  /** Makes the first rows outside the lock, so that no other tab waits for them. */
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
    // Another tab may have moved the time of the same world.
    this.#head = head;
    this.#heardTime = undefined;
    for (const { at, changes } of entries) {
      await this.#rows.apply(changes);
      this.#last = at;
    }
    if (heard) this.#tell(heard);
  }

  async #newBeginning(beginning?: Beginning): Promise<Head> {
    let head: Head | undefined;
    try {
      await this.#log.exclusive(async () => {
        head = await this.#restart(this.#head, beginning);
      });
    } catch (error) {
      await this.#leaveLog(error);
    }
    return head ?? this.#restart(this.#head, beginning);
  }

  async #restart(former: Head | undefined, beginning?: Beginning): Promise<Head> {
    const { seedId, time, changes = [] } = beginning ?? { seedId: await this.#seed.id(former?.seedId) };
    const { ahead, moved } = time ?? { ahead: (await this.#seed.ahead?.(seedId)) ?? 0, moved: 0 };
    const head = { schema: this.#rows.schema, seedId, epoch: (former?.epoch ?? 0) + 1, ahead, moved };
    await this.#log.restart(head, changes.length > 0 ? [{ at: 1, changes }] : []);
    return head;
  }

  /** Continues in memory with the current rows. */
  async #leaveLog(error: unknown): Promise<void> {
    if (!this.#log.persistent) throw error;
    console.warn('The demo can no longer store its data; they last until the page is closed.', error);
    this.#log.close();
    this.#log = memoryLogs()();
    this.#last = 0;
    if (this.#head) await this.#log.restart(this.#head);
  }
}
