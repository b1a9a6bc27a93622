/** The fields of a panel whose stored value another person changed while the panel was open, by field name. */
import { createContext } from 'react';

/** One such field. */
export interface Overtaken {
  /** The field as it would show the stored value; absent until that value is known. */
  readonly theirs?: { readonly value: unknown };
  /** The next save replaces the stored value. */
  readonly keepMine: () => void;
  /** The field shows the stored value, and the next save leaves it alone. */
  readonly takeTheirs: () => void;
}

export const OvertakenContext = createContext<ReadonlyMap<string, Overtaken>>(new Map());

/** True inside a field that only shows what is stored. */
export const IsStoredContext = createContext(false);
