/** The demo runtime of this browser: rows, clock, sessions, files and the deployment that answers. */
import type { EventBus } from '#backend/http/context.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { personas, type Persona } from '#mock/world/personas.ts';
import { worldInParts } from '#mock/world/world.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import type { TabBlobs } from './blobs.indexed.ts';
import { demoHash } from './demoHash.ts';
import { openTabDeployment, type TabDeployment } from './tabDeployment.ts';
import { issuerOf } from './issuer.ts';
import type { ChangeLog } from './log.ts';
import { inPauses, pause, type Pause } from './pauses.ts';
import type { Beginning } from './replicatedLog.ts';
import type { TabSeed } from './rows.ts';
import { sessionsOf, type KeyValueStorage, type Sessions } from './sessionKey.ts';
import { createTabDatabase, type TabDatabase } from './store.ts';
import { undisturbed, type Turns } from './scheduler.ts';
import { unansweredIn, type Unanswered } from './unanswered.ts';

/** Makes the rows of a seed id, with the password hash that all users share. */
export type MakeWorld = (
  seedId: string,
  passwordHash: string,
  between?: Pause,
) => Promise<readonly OrgSeed[]>;

/** What the browser provides to the demo. */
export interface BrowserDependencies {
  readonly log: Promise<ChangeLog>;
  readonly blobs: TabBlobs;
  readonly hub: EventBus;
  /** The machine's own clock, in ms since 1970. */
  readonly machine: () => number;
  /**
   * Storage with the lifetime of the world, and storage with the lifetime of the tab; undefined if the
   * browser denies it.
   */
  readonly keeper: KeyValueStorage | undefined;
  readonly tabKeeper: KeyValueStorage | undefined;
  readonly turns: Turns | undefined;
  /** The unanswered writes of this tab, if the page has begun to store some. Default: those of `tabKeeper`. */
  readonly unanswered?: Unanswered;
  readonly origin: string;
  /** Names this release: each release has its own world. */
  readonly version: string;
  /** Makes the rows of a seed id; defaults to the demo's generator. */
  readonly worldOf?: MakeWorld;
  /** Resolves when the page has been calm for a while; without it, nothing is done ahead. */
  readonly calm?: (() => Promise<void>) | undefined;
  /** The world to start with if none is stored. */
  readonly first?: WorldPart | undefined;
}

/** The dependencies of the demo's parts. */
export interface DemoRuntime extends Pick<
  BrowserDependencies,
  'blobs' | 'keeper' | 'machine' | 'origin' | 'version'
> {
  readonly db: TabDatabase;
  readonly deployment: TabDeployment;
  readonly sessions: Sessions;
  /** Stores a write of this tab until its outcome is known. */
  readonly sent: Unanswered['sent'];
  /** Time of the world, in ms since 1970. */
  readonly now: () => number;
  /** The initial rows of a seed id, made with these pauses. */
  readonly rowsOf: (seedId: string, between?: Pause) => Promise<readonly OrgSeed[]>;
  /** Whether this page has just created the world of this id by itself; returns true only once. */
  readonly hasJustBegun: (seedId: string) => boolean;
  /**
   * Starts a world again in every tab and ends every session. Uses the given beginning, or the current world,
   * which then also ends the faults of this tab.
   * Rejects without changes if the rows cannot be made.
   */
  readonly begin: (beginning?: Beginning & { readonly secret?: string }) => Promise<void>;
  /** Runs work while no tab runs jobs. */
  readonly undisturbed: <A>(work: () => Promise<A>) => Promise<A>;
}

/** Max age, in ms, of a world that is reset in place: undoing changes is faster than making rows. */
const fresh = 15 * 60_000;
/** The name of the lock under which jobs run. */
export const jobLockName = 'aplauso-demo.jobs';

/** The code for links; a demo that opens without a link does not load it. */
const naming = () => import('#mock/world/begin.ts');

/**
 * The start time of a world without a link, which is its whole seed id. Seed ids of links have more than
 * digits.
 */
const momentOf = (seedId: string): number | undefined => (/^\d+$/.test(seedId) ? Number(seedId) : undefined);

/** The personas of a world. In the world of a link, their organisation has the name of the prospect. */
export async function personasIn(seedId: string): Promise<readonly Persona[]> {
  return momentOf(seedId) === undefined
    ? (await naming()).personasOf((await naming()).seedFacts(seedId).link)
    : personas;
}

const makeWorld: MakeWorld = async (seedId, passwordHash, between) => {
  const now = momentOf(seedId);
  return inPauses(
    now === undefined
      ? await (await naming()).partsOf(seedId, passwordHash)
      : worldInParts({ now, passwordHash }),
    between,
  );
};

/** The seed id of a world that replaces another one now: of the same link, or of the current moment. */
async function nextOf(former: string, now: number): Promise<string> {
  const moment = momentOf(former);
  if (moment !== undefined && moment <= now && now - moment < fresh) return former;
  if (moment !== undefined) return String(now);
  const { seedFacts, seedIdOf } = await naming();
  try {
    return seedIdOf(seedFacts(former).link, now);
  } catch {
    // Another release used another format of seed ids.
    return String(now);
  }
}

/** Opens the stored world, or starts one. Never rejects because of failing storage. */
export async function openDemoRuntime(lent: BrowserDependencies): Promise<DemoRuntime> {
  const { machine, version, keeper, turns, blobs } = lent;
  const make = lent.worldOf ?? makeWorld;
  let made: { readonly id: string; readonly world: Promise<readonly OrgSeed[]> } | undefined;
  const worldNamed = async (id: string): Promise<readonly OrgSeed[]> => {
    if (made?.id !== id) made = { id, world: make(id, demoHash) };
    try {
      return await made.world;
    } catch (error) {
      // The next attempt makes the world again.
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
    // A world of a link starts at the time of the link, any other world at the time of the machine.
    ahead: async (id) => (momentOf(id) === undefined ? (await naming()).seedFacts(id).at - machine() : 0),
    make: async (id) => {
      const world = await worldNamed(id);
      // The database holds the rows from here on.
      made = undefined;
      return world;
    },
    pause,
    ...(lent.calm === undefined ? {} : { calm: lent.calm }),
  };
  const db = await createTabDatabase({ tables, seed, log: lent.log });
  // The time is stored with the rows, so all tabs and reloads share it.
  const now = (): number => machine() + db.world.ahead;
  const sessions = sessionsOf(keeper);
  await pause();
  const deployment = openTabDeployment({
    ...lent,
    db,
    clock: { now },
    sessions,
    issuer: issuerOf(keeper),
    keeper: lent.tabKeeper,
    browser: keeper,
  });
  const { sent, repeat } = lent.unanswered ?? unansweredIn(lent.tabKeeper);
  // Runs before the first read, so that a returning user sees the repeated writes.
  await repeat(deployment.answer);
  const alone: DemoRuntime['undisturbed'] = (work) => undisturbed(work, jobLockName, turns);
  return {
    ...lent,
    db,
    deployment,
    sessions,
    sent,
    now,
    rowsOf: (seedId, between) => make(seedId, demoHash, between),
    undisturbed: alone,
    hasJustBegun(seedId) {
      const has = seedId === justBegun && seedId === db.world.seedId;
      justBegun = undefined;
      return has;
    },
    async begin(beginning) {
      const seedId = beginning?.seedId ?? (await seed.id(db.world.seedId));
      // Made before any data is deleted, and outside the lock, so that no other tab waits.
      if (seedId !== db.world.seedId) await worldNamed(seedId);
      await alone(async () => {
        await Promise.all([db.reset({ ...beginning, seedId }), blobs.clear()]);
        sessions.renew(beginning?.secret);
      });
      // The first page of the new world must work; a link or a snapshot decides about its own faults.
      if (beginning === undefined) deployment.faults.clear();
    },
  };
}
