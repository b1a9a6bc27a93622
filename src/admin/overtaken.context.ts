/** The fields of a form whose stored value another person changed while the form was open, by field name. */
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

export const noneOvertaken: ReadonlyMap<string, Overtaken> = new Map();
export const OvertakenContext = createContext(noneOvertaken);

/** True inside a field that only shows what is stored. */
export const IsStoredContext = createContext(false);
