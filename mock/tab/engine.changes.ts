/**
 * Changes that are not part of the committed rows: of a transaction, of a batch, or recorded for a snapshot.
 */
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import { Layer } from './engine.layer.ts';

/**
 * One changed row by the name of its table; null marks a deleted row. Plain data, because the log stores it.
 */
export type Change = readonly [table: string, org: OrgId, id: string, row: Stored | null];

/** Layers by organisation and table. */
export class Changes {
  readonly #layers = new Map<OrgId, Map<string, Layer>>();

  /** The layer of a table, if the table has changes. */
  peek(org: OrgId, table: string): Layer | undefined {
    return this.#layers.get(org)?.get(table);
  }

  /** The layer of a table; made if it is missing. */
  layer(org: OrgId, table: string): Layer {
    let tables = this.#layers.get(org);
    if (!tables) this.#layers.set(org, (tables = new Map<string, Layer>()));
    let layer = tables.get(table);
    if (!layer) tables.set(table, (layer = new Layer()));
    return layer;
  }

  /** Takes over all changes of another instance. */
  absorb(other: Changes): void {
    for (const [table, org, id, row] of other.list()) this.layer(org, table).put(id, row);
  }

  *list(): Generator<Change> {
    for (const [org, tables] of this.#layers) {
      for (const [table, layer] of tables) for (const [id, row] of layer.rows) yield [table, org, id, row];
    }
  }
}
