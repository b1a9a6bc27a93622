/** Snapshots of worlds: saving, loading, and sharing as files. */
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import { seedFacts } from '#mock/world/begin.ts';
import { heldSession } from './arrival.ts';
import type { DemoRuntime } from './demoRuntime.ts';
import { packed, unpacked } from './snapshotFile.ts';
import { completed } from './snapshotUpgrade.ts';
import type { SnapshotStore, StoredSnapshot } from './snapshotStore.ts';

/** Matches the app's interface `SnapshotInfo`. */
export interface SnapshotInfo {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
}

/** Matches the app's interface `DemoControls.snapshots`. */
export interface Snapshots {
  readonly list: () => Promise<readonly SnapshotInfo[]>;
  readonly save: (name: string) => Promise<SnapshotInfo>;
  /** A signed-in user stays signed in if the user exists in the loaded world. */
  readonly load: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly file: (id: string) => Promise<File>;
  readonly read: (file: Blob) => Promise<SnapshotInfo>;
}

/** The parts of the demo runtime that snapshots need. */
export type SnapshotGround = Pick<
  DemoRuntime,
  'db' | 'sessions' | 'now' | 'keeper' | 'blobs' | 'machine' | 'version' | 'begin' | 'undisturbed' | 'rowsOf'
>;

const infoOf = ({ id, name, at, bytes }: StoredSnapshot): SnapshotInfo => ({ id, name, at, bytes });

/** A name of letters, digits and dashes, which every file system accepts. */
const fileName = (name: string): string =>
  `aplauso-${
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'demo'
  }.json.gz`;

/** The snapshots of a store. Calls reject if the browser has no storage or the id is unknown. */
export function snapshotsOf(ground: SnapshotGround, shelf: SnapshotStore, newId: () => string): Snapshots {
  const { db, sessions, now, blobs, machine, version } = ground;
  const found = async (id: string): Promise<StoredSnapshot> => {
    const one = (await shelf.all()).find((kept) => kept.id === id);
    if (one === undefined) throw new Error(`no world was kept as ${id}`);
    return one;
  };
  const keep = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<SnapshotInfo> => {
    const one = { id: newId(), name, at: machine(), bytes: bytes.byteLength, packed: bytes };
    await shelf.put(one);
    return infoOf(one);
  };
  return {
    list: async () =>
      (await shelf.all())
        .map(infoOf)
        .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)),
    async save(name) {
      const snapshot = await ground.undisturbed(async () => ({
        changes: await db.changes(),
        files: await blobs.all(),
        at: now(),
        seedId: db.world.seedId,
        moved: db.world.moved,
        secret: sessions.secret(),
      }));
      return keep(name, await packed({ name, ...snapshot }, version));
    },
    async load(id) {
      const kept = await unpacked(new Blob([(await found(id)).packed]), version);
      const session = await heldSession(ground);
      const time = { ahead: kept.at - machine(), moved: kept.moved };
      const { seedId, secret, files } = kept;
      const changes = kept.isForeign ? completed(kept.changes, await ground.rowsOf(seedId)) : kept.changes;
      await ground.begin({ seedId, time, changes, secret });
      await Promise.all(files.map(({ org, key, ...file }) => blobs.put(org, key, file)));
      await session?.renew();
    },
    remove: (id) => shelf.remove(id),
    async file(id) {
      const { name, packed: bytes } = await found(id);
      return new File([bytes], fileName(name), { type: 'application/gzip' });
    },
    async read(file) {
      const { name, seedId } = await unpacked(file, version);
      try {
        seedFacts(seedId);
      } catch (cause) {
        throw new SnapshotRefused('damaged', { cause });
      }
      return keep(name, new Uint8Array(await file.arrayBuffer()));
    },
  };
}
