/** What the command field offers for some words: pure, so that every rule is a sentence in a test. */
import type { LucideIcon } from 'lucide-react';
import { fold, matches } from '#src/lib/text.ts';

/** One thing that can be done or opened. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** A face instead of an icon; null for initials. */
  readonly picture?: string | null | undefined;
  /** Further words by which it is found, in both languages. */
  readonly words?: string | undefined;
  readonly run: () => void;
}

// "reconocer a Ana", "recognise Ana": the verb asks for a person.
const verbs =
  /^(?:reconocer|reconoce|agradecer|agradece|gracias|recognise|recognize|thank|thanks)\s+(?:a\s+|to\s+)?/u;

/** The words without a verb of thanks in front, and whether there was one. */
export function personWords(query: string): { readonly words: string; readonly thanks: boolean } {
  const folded = fold(query.trimStart());
  const verb = verbs.exec(folded)?.[0];
  return {
    words: (verb === undefined ? query : query.trimStart().slice(verb.length)).trim(),
    thanks: verb !== undefined,
  };
}

/** The commands that fit the words, by label before further words; all of them for no words. */
export function fitting(commands: readonly Command[], query: string): readonly Command[] {
  const words = query.trim();
  if (words === '') return commands;
  const byLabel = commands.filter((one) => matches(one.label, words));
  const byWords = commands.filter(
    (one) => !byLabel.includes(one) && matches(`${one.label} ${one.words ?? ''}`, words),
  );
  return [...byLabel, ...byWords];
}
