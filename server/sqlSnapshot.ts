/** The reads of one snapshot: the same rows are read once, and rows of steady tables once for many snapshots. */
import type { Engine, Selection } from '#backend/store/engine.ts';
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Commits } from './commits.ts';

/** Longer lists of ids, longer answers and more questions are not remembered: their text costs more than it saves. */
const limits = { ids: 64, rows: 200, ofSnapshot: 64, ofSteady: 2_000 };

/** How long rows of steady tables are used, in ms: an operator may change the file with another program. */
const steadyMs = 5_000;

interface Kept {
  readonly rows: readonly Stored[];
  readonly at: number;
  readonly until: number;
}

/** Rows of steady tables, by organisation and question. */
export class SteadyRows {
  readonly #kept = new Map<string, Kept>();
  readonly #commits: Commits;

  constructor(commits: Commits) {
    this.#commits = commits;
  }

  /** The rows of an earlier snapshot, if no commit since has changed their table; `at` is the snapshot's commit. */
  find(org: OrgId, table: Table, question: string, at: number): readonly Stored[] | undefined {
    const kept = this.#kept.get(`${org}\n${question}`);
    if (kept === undefined || performance.now() > kept.until) return undefined;
    const last = this.#commits.lastOf(org, table);
    return last <= kept.at && last <= at ? kept.rows : undefined;
  }

  keep(org: OrgId, question: string, rows: readonly Stored[], at: number): void {
    if (this.#kept.size >= limits.ofSteady) this.#kept.clear();
    this.#kept.set(`${org}\n${question}`, { rows, at, until: performance.now() + steadyMs });
  }
}

const questionOf = (table: Table, selection: Selection): string | undefined =>
  selection.filter.all.some((test) => test.op === 'in' && test.values.length > limits.ids)
    ? undefined
    : `${table.name}\n${JSON.stringify(selection)}`;

/** The engine of a snapshot of an organisation, taken at the commit `at`. */
export function snapshotEngine(engine: Engine, org: OrgId, steady: SteadyRows, at: number): Engine {
  const asked = new Map<string, Promise<readonly Stored[]>>();
  async function read(table: Table, selection: Selection, question: string): Promise<readonly Stored[]> {
    const known = table.steady ? steady.find(org, table, question, at) : undefined;
    if (known !== undefined) return known;
    try {
      const rows = await engine.select(table, selection);
      if (rows.length > limits.rows) asked.delete(question);
      else if (table.steady) steady.keep(org, question, rows, at);
      return rows;
    } catch (error) {
      asked.delete(question);
      throw error;
    }
  }
  return {
    ...engine,
    select(table, selection) {
      const question = questionOf(table, selection);
      if (question === undefined) return engine.select(table, selection);
      let rows = asked.get(question);
      if (rows === undefined) {
        if (asked.size >= limits.ofSnapshot) asked.clear();
        rows = read(table, selection, question);
        asked.set(question, rows);
      }
      return rows;
    },
  };
}
