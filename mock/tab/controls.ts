/**
 * The controls of the demo cockpit. Loaded when the cockpit is first opened, because nothing else needs them.
 */
import { v7 } from 'uuid';
import { fingerprintOf, seedFacts, seedIdOf, type SeedFacts } from '#mock/world/begin.ts';
import type { DemoLink, WorldPart } from '#schema/demo/demoLink.ts';
import type { Happening } from '#schema/demo/happenings.ts';
import type { CallLog } from './callLog.ts';
import { dataOf, type DataControls } from './data.ts';
import { faultControls, type FaultControls } from './faultPresets.ts';
import type { DemoRuntime } from './demoRuntime.ts';
import { outboxOf, type OutboxItem } from './outbox.ts';
import { rest } from './pauses.ts';
import { openSnapshotStore, type SnapshotStore } from './snapshotStore.ts';
import { snapshotsOf, type Snapshots } from './snapshots.ts';
import { advance } from './time.ts';

/** Matches the app's interface `DemoControls`. */
export interface Controls {
  readonly world: () => WorldPart | undefined;
  readonly fingerprint: () => Promise<string>;
  readonly fingerprintOf: (link: DemoLink) => Promise<string>;
  readonly time: {
    readonly now: () => number;
    readonly moved: () => number;
    readonly advance: (
      ms: number,
      options: { readonly keepSession: boolean; readonly progress?: (part: number) => void },
    ) => Promise<readonly Happening[]>;
  };
  readonly faults: FaultControls;
  readonly log: Pick<CallLog, 'list' | 'subscribe' | 'clear'>;
  readonly outbox: () => Promise<readonly OutboxItem[]>;
  readonly data: DataControls;
  readonly snapshots: Snapshots;
}

/** Creates the controls of a demo runtime; `held` runs work while the page's own calls wait. */
export function controlsOf(
  ground: DemoRuntime,
  held: <A>(work: () => Promise<A>) => Promise<A>,
  shelf: SnapshotStore = openSnapshotStore('aplauso-demo.worlds'),
): Controls {
  const { db, deployment, now, machine, rowsOf, origin, sessions } = ground;
  const facts = (): SeedFacts => seedFacts(db.world.seedId);
  /** Fingerprints by seed id. A world is made for each, so presses go first. */
  const known = new Map<string, Promise<string>>();
  const printOf = (seedId: string): Promise<string> => {
    let print = known.get(seedId);
    if (print === undefined) {
      print = rowsOf(seedId, rest).then((world) => fingerprintOf(world, rest));
      known.set(seedId, print);
      print.catch(() => known.delete(seedId));
    }
    return print;
  };
  const snapshots = snapshotsOf(ground, shelf, v7);
  return {
    world: () => facts().link ?? undefined,
    fingerprint: () => printOf(db.world.seedId),
    fingerprintOf: async (link) => printOf(seedIdOf(link, machine())),
    time: {
      now,
      moved: () => db.world.moved,
      advance: (ms, options) => held(() => advance(ground, ms, options)),
    },
    faults: faultControls(deployment.faults),
    log: deployment.log,
    outbox: () => outboxOf({ db, sign: sessions.sign, now: now(), since: facts().at, origin }),
    data: dataOf(db),
    snapshots: { ...snapshots, load: (id) => held(() => snapshots.load(id)) },
  };
}
