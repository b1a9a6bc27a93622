/** The commands that the command field offers for a query: pure functions, tested rule by rule. */
import type { LucideIcon } from 'lucide-react';
import { fold, matches } from '#src/lib/text.ts';

/** One action or place of the command field. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** A photo instead of an icon; null for initials. */
  readonly picture?: string | null | undefined;
  /** Further search words, in both languages. */
  readonly words?: string | undefined;
  readonly run: () => void;
}

// "reconocer a Ana", "recognise Ana": the verb is followed by a person.
const verbs =
  /^(?:reconocer|reconoce|agradecer|agradece|gracias|recognise|recognize|thank|thanks)\s+(?:a\s+|to\s+)?/u;

/** The person that a query is about. */
export interface PersonWords {
  readonly words: string;
  /** It begins with a verb of thanks. */
  readonly thanks: boolean;
  /** "gracias ana 30": points for the person. */
  readonly amount: number | undefined;
}

/** Reads the verb before a person, and the points after one that is thanked. */
export function personWords(query: string): PersonWords {
  const folded = fold(query.trimStart());
  const verb = verbs.exec(folded)?.[0];
  const words = (verb === undefined ? query : query.trimStart().slice(verb.length)).trim();
  const [, name, digits] = (verb === undefined ? null : /^(.*\S)\s+\+?(\d{1,7})$/u.exec(words)) ?? [];
  return name === undefined || digits === undefined
    ? { words, thanks: verb !== undefined, amount: undefined }
    : { words: name, thanks: true, amount: Number(digits) };
}

/** The commands that match the words, matches by label first; all commands for an empty query. */
export function fitting(commands: readonly Command[], query: string): readonly Command[] {
  const words = query.trim();
  if (words === '') return commands;
  const byLabel = commands.filter((one) => matches(one.label, words));
  const byWords = commands.filter(
    (one) => !byLabel.includes(one) && matches(`${one.label} ${one.words ?? ''}`, words),
  );
  return [...byLabel, ...byWords];
}
