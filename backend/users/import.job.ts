/** Imports of people, and what undoes them, piece by piece: one that fails is done again at the next look. */
import type { Row, Table } from '../store/table.ts';
import { userImports } from './imports.tables.ts';
import type { Job } from '../jobs/jobs.ts';

const load = () => import('./import.pieces.ts');

/** Lines of a piece. */
const pieceLines = 200;
/** The piece of an import that has not come to its end by then, in ms, and never will. */
const givingUp = 'over';
const patienceMs = 900_000;

/** When it was begun, or undoing it was. */
const begunAt = ({ finishedAt, createdAt }: Row<typeof userImports>): number =>
  Date.parse(finishedAt ?? createdAt);

/** All that is left of each, in one look; in between, looking costs one read. `tables` are those of the deployment. */
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
