/** The world of this browser and everything that stands on it: rows, their time, sessions, files and the home that answers. */
import type { Hub } from '#backend/http/context.ts';
import { tables } from '#backend/tables.ts';
import { seedFacts, seedIdOf, worldOf, type SeedFacts } from '#mock/world/begin.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import type { TabBlobs } from './blobs.indexed.ts';
import { worldClock } from './clock.ts';
import { demoHash } from './demoHash.ts';
import { openTabHome, type TabHome } from './home.ts';
import { issuerOf } from './issuer.ts';
import type { ChangeLog } from './log.ts';
import type { Beginning } from './replica.ts';
import type { TabSeed } from './rows.ts';
import { sessionsOf, type Keeper, type Sessions } from './secret.ts';
import { createTabDatabase, type TabDatabase } from './store.ts';
import { undisturbed, type Turns } from './ticking.ts';

/** What a browser lends to the demo. */
export interface Lent {
  readonly log: Promise<ChangeLog>;
  readonly blobs: TabBlobs;
  readonly hub: Hub;
  /** The machine's own clock, in ms since 1970. */
  readonly machine: () => number;
  /** What lasts as long as the world, and what lasts as long as the tab; neither where the browser refuses. */
  readonly keeper: Keeper | undefined;
  readonly tabKeeper: Keeper | undefined;
  readonly turns: Turns | undefined;
  readonly origin: string;
  /** Names this release: another has another world. */
  readonly version: string;
  /** Rows of a seed id; those of the demo unless said. */
  readonly worldOf?: typeof worldOf;
  /** The world to begin with where none is kept. */
  readonly first?: WorldPart | undefined;
}

/** What the parts of the demo work on. */
export interface Ground extends Pick<Lent, 'blobs' | 'keeper' | 'machine' | 'origin' | 'version'> {
  readonly db: TabDatabase;
  readonly home: TabHome;
  readonly sessions: Sessions;
  /** Time of the world, in ms since 1970. */
  readonly now: () => number;
  /** Rows that a seed id begins with. */
  readonly rowsOf: (seedId: string) => ReturnType<typeof worldOf>;
  /** Which world runs. */
  readonly facts: () => SeedFacts;
  /** Whether the world of this id is the one that this page has begun by itself just now; says so once. */
  readonly hasJustBegun: (seedId: string) => boolean;
  /** Begins a world anew in every tab and ends every session; as it is told, or the one that runs. Rejects where its rows cannot be made, and then nothing has changed. */
  readonly begin: (beginning?: Beginning & { readonly secret?: string }) => Promise<void>;
  /** Does work while nobody looks for what is due. */
  readonly undisturbed: <A>(work: () => Promise<A>) => Promise<A>;
}

/** A world younger than this, in ms, is good enough to begin again with: undoing is quicker than making. */
const fresh = 15 * 60_000;
/** The name of the lock under which jobs are done. */
export const jobTurn = 'aplauso-demo.jobs';

function factsOf(seedId: string): SeedFacts | undefined {
  try {
    return seedFacts(seedId);
  } catch {
    // Another release named its worlds in another way.
    return undefined;
  }
}

/** How long a world that is begun now is ahead of the machine: one of a link stands where its link says, any other where the machine does. */
const aheadOf = (seedId: string, machine: () => number): number => {
  const { at, link } = seedFacts(seedId);
  return link === null ? 0 : at - machine();
};

/** Opens the kept world, or begins one. Storage that fails never rejects it. */
export async function openGround(lent: Lent): Promise<Ground> {
  const { machine, version, keeper, turns, blobs, origin } = lent;
  const makeWorld = lent.worldOf ?? worldOf;
  let made: { readonly id: string; readonly world: ReturnType<typeof worldOf> } | undefined;
  const worldNamed = async (id: string): ReturnType<typeof worldOf> => {
    if (made?.id !== id) made = { id, world: makeWorld(id, demoHash) };
    try {
      return await made.world;
    } catch (error) {
      // The next attempt makes it again.
      made = undefined;
      throw error;
    }
  };
  let justBegun: string | undefined;
  const seed: TabSeed = {
    version,
    id: (former) => {
      const before = former === undefined ? undefined : factsOf(former);
      const now = machine();
      if (former !== undefined && before?.link === null && before.at <= now && now - before.at < fresh)
        return former;
      if (former === undefined && lent.first !== undefined) return (justBegun = seedIdOf(lent.first, now));
      return seedIdOf(before?.link ?? null, now);
    },
    ahead: (id) => aheadOf(id, machine),
    make: async (id) => {
      const world = await worldNamed(id);
      // From here on the database holds its rows.
      made = undefined;
      return world;
    },
  };
  const clock = worldClock(machine);
  const db = await createTabDatabase({ tables, seed, log: lent.log });
  clock.follow(() => db.world);
  const sessions = sessionsOf(keeper);
  const home = openTabHome({
    db,
    clock,
    sessions,
    origin,
    blobs,
    issuer: issuerOf(keeper),
    hub: lent.hub,
    keeper: lent.tabKeeper,
  });
  const alone = <A>(work: () => Promise<A>): Promise<A> => undisturbed(work, jobTurn, turns);
  return {
    db,
    home,
    sessions,
    blobs,
    keeper,
    machine,
    origin,
    version,
    now: clock.now,
    rowsOf: (seedId) => makeWorld(seedId, demoHash),
    facts: () => seedFacts(db.world.seedId),
    undisturbed: alone,
    hasJustBegun(seedId) {
      const has = seedId === justBegun && seedId === db.world.seedId;
      justBegun = undefined;
      return has;
    },
    async begin(beginning) {
      const seedId = beginning?.seedId ?? seed.id(db.world.seedId);
      // Made before anything is thrown away, and while no other tab has to wait for it.
      if (seedId !== db.world.seedId) await worldNamed(seedId);
      await alone(async () => {
        await Promise.all([db.reset({ ...beginning, seedId }), blobs.clear()]);
        sessions.renew(beginning?.secret);
      });
    },
  };
}
