/** The world of this browser and everything that stands on it: rows, their time, sessions, files and the home that answers. */
import type { EventBus } from '#backend/http/context.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { personas, type Persona } from '#mock/world/personas.ts';
import { buildWorld } from '#mock/world/world.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import type { TabBlobs } from './blobs.indexed.ts';
import { demoHash } from './demoHash.ts';
import { openTabDeployment, type TabDeployment } from './tabDeployment.ts';
import { issuerOf } from './issuer.ts';
import type { ChangeLog } from './log.ts';
import type { Beginning } from './replicatedLog.ts';
import type { TabSeed } from './rows.ts';
import { sessionsOf, type KeyValueStorage, type Sessions } from './sessionKey.ts';
import { createTabDatabase, type TabDatabase } from './store.ts';
import { undisturbed, type Turns } from './scheduler.ts';
import { unansweredIn, type Unanswered } from './unanswered.ts';

/** Makes the rows of a seed id, with the hash of everybody's password. */
export type MakeWorld = (seedId: string, passwordHash: string) => Promise<readonly OrgSeed[]>;

/** What a browser lends to the demo. */
export interface BrowserDependencies {
  readonly log: Promise<ChangeLog>;
  readonly blobs: TabBlobs;
  readonly hub: EventBus;
  /** The machine's own clock, in ms since 1970. */
  readonly machine: () => number;
  /** What lasts as long as the world, and what lasts as long as the tab; neither where the browser refuses. */
  readonly keeper: KeyValueStorage | undefined;
  readonly tabKeeper: KeyValueStorage | undefined;
  readonly turns: Turns | undefined;
  readonly origin: string;
  /** Names this release: another has another world. */
  readonly version: string;
  /** Rows of a seed id; those of the demo unless said. */
  readonly worldOf?: MakeWorld;
  /** The world to begin with where none is kept. */
  readonly first?: WorldPart | undefined;
}

/** What the parts of the demo work on. */
export interface DemoRuntime extends Pick<
  BrowserDependencies,
  'blobs' | 'keeper' | 'machine' | 'origin' | 'version'
> {
  readonly db: TabDatabase;
  readonly deployment: TabDeployment;
  readonly sessions: Sessions;
  /** Keeps a write of this tab until its end is known. */
  readonly sent: Unanswered['sent'];
  /** Time of the world, in ms since 1970. */
  readonly now: () => number;
  /** Rows that a seed id begins with. */
  readonly rowsOf: (seedId: string) => Promise<readonly OrgSeed[]>;
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
export const jobLockName = 'aplauso-demo.jobs';

/** What knows of links; a demo that opens by itself does without. */
const naming = () => import('#mock/world/begin.ts');

/** The moment of a world that opened by itself, which is its whole name; those of links have longer ones. */
const momentOf = (seedId: string): number | undefined => (/^\d+$/.test(seedId) ? Number(seedId) : undefined);

/** The visitors' personas in a world, their organisation called as its prospect. */
export async function personasIn(seedId: string): Promise<readonly Persona[]> {
  return momentOf(seedId) === undefined
    ? (await naming()).personasOf((await naming()).seedFacts(seedId).link)
    : personas;
}

const makeWorld: MakeWorld = async (seedId, passwordHash) => {
  const now = momentOf(seedId);
  return now === undefined
    ? (await naming()).worldOf(seedId, passwordHash)
    : buildWorld({ now, passwordHash });
};

/** The name of a world that begins now in the place of another: of the same link, or by itself. */
async function nextOf(former: string, now: number): Promise<string> {
  const moment = momentOf(former);
  if (moment !== undefined && moment <= now && now - moment < fresh) return former;
  if (moment !== undefined) return String(now);
  const { seedFacts, seedIdOf } = await naming();
  try {
    return seedIdOf(seedFacts(former).link, now);
  } catch {
    // Another release named its worlds in another way.
    return String(now);
  }
}

/** Opens the kept world, or begins one. Storage that fails never rejects it. */
export async function openDemoRuntime(lent: BrowserDependencies): Promise<DemoRuntime> {
  const { machine, version, keeper, turns, blobs } = lent;
  const make = lent.worldOf ?? makeWorld;
  let made: { readonly id: string; readonly world: Promise<readonly OrgSeed[]> } | undefined;
  const worldNamed = async (id: string): Promise<readonly OrgSeed[]> => {
    if (made?.id !== id) made = { id, world: make(id, demoHash) };
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
    id: async (former) => {
      if (former !== undefined) return nextOf(former, machine());
      if (lent.first === undefined) return String(machine());
      return (justBegun = (await naming()).seedIdOf(lent.first, machine()));
    },
    // One of a link stands where its link says, any other where the machine does.
    ahead: async (id) => (momentOf(id) === undefined ? (await naming()).seedFacts(id).at - machine() : 0),
    make: async (id) => {
      const world = await worldNamed(id);
      // From here on the database holds its rows.
      made = undefined;
      return world;
    },
  };
  const db = await createTabDatabase({ tables, seed, log: lent.log });
  // Its time goes with its rows, in every tab and through each reload.
  const now = (): number => machine() + db.world.ahead;
  const sessions = sessionsOf(keeper);
  const deployment = openTabDeployment({
    ...lent,
    db,
    clock: { now },
    sessions,
    issuer: issuerOf(keeper),
    keeper: lent.tabKeeper,
  });
  const { sent, repeat } = unansweredIn(lent.tabKeeper);
  // Before anything is read: a person who comes back sees what they did.
  await repeat(deployment.answer);
  const alone: DemoRuntime['undisturbed'] = (work) => undisturbed(work, jobLockName, turns);
  return {
    ...lent,
    db,
    deployment,
    sessions,
    sent,
    now,
    rowsOf: (seedId) => make(seedId, demoHash),
    undisturbed: alone,
    hasJustBegun(seedId) {
      const has = seedId === justBegun && seedId === db.world.seedId;
      justBegun = undefined;
      return has;
    },
    async begin(beginning) {
      const seedId = beginning?.seedId ?? (await seed.id(db.world.seedId));
      // Made before anything is thrown away, and while no other tab has to wait for it.
      if (seedId !== db.world.seedId) await worldNamed(seedId);
      await alone(async () => {
        await Promise.all([db.reset({ ...beginning, seedId }), blobs.clear()]);
        sessions.renew(beginning?.secret);
      });
    },
  };
}
