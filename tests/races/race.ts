/** What a row of the table of races says: concurrent calls, what they compete for, and what is true afterwards. */
import { setImmediate } from 'node:timers/promises';
import type { StoreKind, TestDeployment } from '../support/deployment.ts';

interface Answered {
  readonly status: number;
}

/** A row over a fixture `F` whose calls are answered with `A`. */
interface Row<F, A extends Answered> {
  /** Method and path of the call that competes. */
  readonly call: string;
  /** What there is too little of for all calls. */
  readonly limited: string;
  /** What holds after the races, in words. */
  readonly invariant: string;
  /** How many calls of one race are answered with each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Number of races in `npm test` and in a release; one by default. */
  readonly races?: { readonly usual: number; readonly whole: number };
  /** Sends the calls of one race at once. */
  readonly calls: (fixture: F, race: number) => readonly Promise<A>[];
  /** Read again and again beside the calls of each race: what nobody may ever read. */
  readonly wrongly?: (fixture: F, race: number) => Promise<readonly string[]>;
  /** What the races leave, from the store or from the answers of the last race. */
  readonly left: (fixture: F, lastAnswers: readonly A[]) => Promise<unknown>;
  /** What they must leave. */
  readonly expected: unknown;
}

export type Race = Omit<Row<never, Answered>, 'calls' | 'left' | 'wrongly'> & {
  /** Opens the fixture and makes this many races. Returns the statuses of each, what they leave, and what was wrong meanwhile. */
  run(
    kind: StoreKind,
    races: number,
  ): Promise<{ statuses: readonly number[][]; left: unknown; seen: readonly string[] }>;
};

/** Rows over one fixture. */
export const racesOn = <F extends { readonly deployment: TestDeployment }, A extends Answered>(
  open: (kind: StoreKind, races: number) => Promise<F>,
  rows: readonly Row<F, A>[],
): readonly Race[] =>
  rows.map(({ calls, left, wrongly, ...row }) => ({
    ...row,
    async run(kind, races) {
      const fixture = await open(kind, races);
      const statuses: number[][] = [];
      const seen: string[] = [];
      let answers: readonly A[] = [];
      for (let race = 0; race < races; race++) {
        let isOver = false;
        const watching = (async () => {
          while (wrongly !== undefined && !isOver) {
            seen.push(...(await wrongly(fixture, race)));
            // A store in memory answers at once: the calls need their turn.
            await setImmediate();
          }
        })();
        answers = await Promise.all(calls(fixture, race));
        isOver = true;
        await watching;
        statuses.push(answers.map(({ status }) => status));
      }
      const found = await left(fixture, answers);
      fixture.deployment.close();
      return { statuses, left: found, seen };
    },
  }));
