/** Changes that are not (or no longer) those of the committed rows: of a transaction, a batch, or seen by a snapshot. */
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import { Layer } from './engine.layer.ts';

/** One changed row by the name of its table; null says that it is gone. Plain data, as the log keeps it. */
export type Change = readonly [table: string, org: OrgId, id: string, row: Stored | null];

/** Layers by organisation and table. */
export class Changes {
  readonly #layers = new Map<OrgId, Map<string, Layer>>();

  /** The layer of a table, where anything of it has changed. */
  peek(org: OrgId, table: string): Layer | undefined {
    return this.#layers.get(org)?.get(table);
  }

  /** The layer of a table, made when it is missing. */
  layer(org: OrgId, table: string): Layer {
    let tables = this.#layers.get(org);
    if (!tables) this.#layers.set(org, (tables = new Map<string, Layer>()));
    let layer = tables.get(table);
    if (!layer) tables.set(table, (layer = new Layer()));
    return layer;
  }

  /** Takes over all changes of another. */
  absorb(other: Changes): void {
    for (const [table, org, id, row] of other.list()) this.layer(org, table).put(id, row);
  }

  /** Every change. */
  *list(): Generator<Change> {
    for (const [org, tables] of this.#layers) {
      for (const [table, layer] of tables) for (const [id, row] of layer.rows) yield [table, org, id, row];
    }
  }
}
