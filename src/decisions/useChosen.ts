/** The rows of a list that are chosen to be decided together, and why some of them could not be. */
import { useState } from 'react';

/** A row, and its decision; null without one. */
interface Choosable {
  readonly id: string;
  readonly decisionId: string | null;
  readonly mayDecide: boolean;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** What was not decided stays chosen and says why, until it is chosen anew. */
export function useChosen(rows: readonly Choosable[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [why, setWhy] = useState(nothing);
  // What has left the list is no longer chosen.
  const chosen: ReadonlySet<string> = new Set(rows.flatMap(({ id }) => (picked.has(id) ? [id] : [])));
  return {
    /** Ids of rows. */
    chosen,
    onChosen: (next: ReadonlySet<string>): void => {
      setPicked(next);
      setWhy(new Map([...why].filter(([id]) => next.has(id))));
    },
    /** Ids of the decisions that the reader may make. */
    ids: rows.flatMap(({ id, decisionId, mayDecide }) =>
      decisionId !== null && mayDecide && chosen.has(id) ? [decisionId] : [],
    ),
    whyOf: (id: string): string | undefined => why.get(id),
    onDone: (left: ReadonlyMap<string, string>): void => {
      const kept = new Map(
        rows.flatMap(({ id, decisionId }) => {
          const said = left.get(decisionId ?? '');
          return said === undefined ? [] : [[id, said] as const];
        }),
      );
      setWhy(kept);
      setPicked(new Set(kept.keys()));
    },
  };
}
