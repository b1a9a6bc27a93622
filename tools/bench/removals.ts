/** Removes rows of a large table in the demo's memory, all of them records, compared with the removal from the index alone. */
import type { Stored } from '#backend/store/row.ts';
import type { Change } from '#mock/tab/engine.changes.ts';
import { Committed } from '#mock/tab/engine.committed.ts';
import { Layer } from '#mock/tab/engine.layer.ts';
import { median, type Figure } from './figures.ts';

const held = 20_000;
const removed = 200;
const runs = 9;
const table = 'rows';
const org = 'org';

const idOf = (at: number): string => `row-${String(at).padStart(6, '0')}`;
const newRows = (): readonly Stored[] =>
  Array.from({ length: held }, (_, at) => ({
    id: idOf(at),
    group: at % 97,
    name: `n${(at * 7_919) % held}`,
  }));
/** Rows from everywhere in the table. */
const gone = Array.from({ length: removed }, (_, at) => idOf((at * 97 + 50) % held));
const indexes = [['group'], ['name']] as const;

/** Milliseconds of the processor: other programs of the machine count less than with a clock. */
async function cpuOf(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function committedRows(): Promise<Committed> {
  const committed = new Committed();
  committed.plant(org, table, newRows(), (row) => row);
  committed.layer(org, table);
  for (const columns of indexes) committed.layer(org, table).index(columns);
  // As after "Datos" has opened the table: every row is a record.
  await committed.find(org, table, { id: 'none' }, () => undefined);
  return committed;
}

function indexedRows(): Layer {
  const layer = new Layer();
  for (const row of newRows()) layer.put(row.id, row);
  for (const columns of indexes) layer.index(columns);
  return layer;
}

/** The removal of 200 of 20,000 rows in one commit. */
export async function removals(): Promise<readonly Figure[]> {
  const changes = gone.map((id): Change => [table, org, id, null]);
  const whole: number[] = [];
  const alone: number[] = [];
  for (let run = -2; run < runs; run++) {
    const committed = await committedRows();
    const layer = indexedRows();
    const [one, other] = [
      await cpuOf(() => committed.apply(changes)),
      await cpuOf(() => gone.forEach((id) => layer.drop(id))),
    ];
    if (run < 0) continue;
    whole.push(one);
    alone.push(other);
  }
  return [
    {
      what: `${removed} of ${held} records removed in one commit, processor time`,
      value: median(whole),
      unit: 'ms',
      baseline: { what: 'index alone', value: median(alone) },
      aim: '≤ 30 ms',
    },
  ];
}
