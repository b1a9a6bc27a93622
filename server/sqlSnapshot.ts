/**
 * The reads of one snapshot. The same rows are read once, and rows of steady tables and bounded counts once for many
 * snapshots.
 */
import type { Engine, Group, Grouping, Selection } from '#backend/store/engine.ts';
import type { OrgId } from '#backend/store/port.ts';
import type { Stored } from '#backend/store/row.ts';
import type { Table } from '#backend/store/table.ts';
import type { Commits } from './commits.ts';

/** Longer lists of ids, longer answers and more questions are not remembered: their text costs more than it saves. */
const limits = { ids: 64, rows: 200, ofSnapshot: 64, ofAll: 500 };

type Answer = readonly Stored[] | readonly Group[];

interface Kept {
  readonly answer: Answer;
  /** The commit of the snapshot that it was read from. */
  readonly at: number;
}

/** Answers that hold until a commit changes their table, by organisation and question. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #commits: Commits;

  constructor(commits: Commits) {
    this.#commits = commits;
  }

  /** The answer of another snapshot, if no commit has changed its table since; `at` is the commit of this snapshot. */
  find(org: OrgId, table: Table, question: string, at: number): Answer | undefined {
    const kept = this.#kept.get(`${org}\n${question}`);
    if (kept === undefined) return undefined;
    const last = this.#commits.lastOf(org, table);
    return last <= kept.at && last <= at ? kept.answer : undefined;
  }

  keep(org: OrgId, question: string, answer: Answer, at: number): void {
    if (this.#kept.size >= limits.ofAll) this.#kept.clear();
    this.#kept.set(`${org}\n${question}`, { answer, at });
  }
}

/** The text of a question with few ids. */
const questionOf = (table: Table, asked: Selection | Grouping): string | undefined =>
  ('each' in asked && (asked.each?.keys.length ?? 0) > limits.ids) ||
  asked.filter.all.some((test) => test.op === 'in' && test.values.length > limits.ids)
    ? undefined
    : `${table.name}\n${JSON.stringify(asked)}`;

/** The engine of a snapshot of an organisation, taken at the commit `at`. */
export function snapshotEngine(engine: Engine, org: OrgId, kept: KeptAnswers, at: number): Engine {
  const asked = new Map<string, Promise<Answer>>();
  /** Asks once. `isKept`: the answer may come from, and serve, other snapshots. */
  function once<A extends Answer>(
    table: Table,
    about: Selection | Grouping,
    isKept: boolean,
    read: () => A | Promise<A>,
  ): A | Promise<A> {
    const question = questionOf(table, about);
    if (question === undefined) return read();
    const known = asked.get(question);
    if (known !== undefined) return known as Promise<A>; // the question of a selection differs from that of a grouping
    const answering = (async () => {
      const earlier = isKept ? kept.find(org, table, question, at) : undefined;
      if (earlier !== undefined) return earlier as A; // as above
      try {
        const answer = await read();
        if (answer.length > limits.rows) asked.delete(question);
        else if (isKept) kept.keep(org, question, answer, at);
        return answer;
      } catch (error) {
        asked.delete(question);
        throw error;
      }
    })();
    if (asked.size >= limits.ofSnapshot) asked.clear();
    asked.set(question, answering);
    return answering;
  }
  return {
    ...engine,
    select: (table, selection) =>
      once(table, selection, table.steady === true, () => engine.select(table, selection)),
    tally: (table, grouping) =>
      once(table, grouping, grouping.atMost !== undefined, () => engine.tally(table, grouping)),
  };
}
