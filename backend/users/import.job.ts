/** Runs imports of people and their undo in batches. A failed batch is retried at the next run. */
import type { Row, Table } from '../store/table.ts';
import { userImports } from './imports.tables.ts';
import type { Job } from '../jobs/jobs.ts';

const load = () => import('./import.pieces.ts');

/** Lines per batch: a batch holds other calls for some 20 ms. */
const pieceLines = 100;
/** An import that is not finished after this time, in ms, is given up. */
const givingUp = 'over';
const patienceMs = 900_000;

/** Start of the import, or of its undo, in ms. */
const begunAt = ({ finishedAt, createdAt }: Row<typeof userImports>): number =>
  Date.parse(finishedAt ?? createdAt);

/** Lists all remaining batches of each import in one read. `tables` are the tables of the deployment. */
export const importJob = (tables: readonly Table[]): Job => ({
  name: 'import',
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(userImports, {
      where: { status: { in: ['queued', 'running', 'undoing'] } },
      order: [['createdAt', 'asc']],
    });
    return rows.flatMap((row) => {
      const { id, done, total } = row;
      const pieces = Array.from(
        { length: Math.max(1, Math.ceil((total - done) / pieceLines)) },
        (_, piece) => {
          const from = done + piece * pieceLines;
          return `${id} ${from} ${Math.min(from + pieceLines, total)}`;
        },
      );
      return Date.parse(at) - begunAt(row) < patienceMs ? pieces : [...pieces, `${id} ${givingUp}`];
    });
  },
  async run(context, id) {
    const [importId = '', from = '', to = ''] = id.split(' ');
    const { giveUp, runPiece } = await load();
    return from === givingUp
      ? giveUp(context, importId)
      : runPiece(context, tables, importId, [Number(from), Number(to)]);
  },
});
