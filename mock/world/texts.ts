/** What the words of a demo are made of; one file a language holds them. */

/** What a recognition is for; each is a type of the composer. */
export const kinds = [
  'thanks',
  'team',
  'customer',
  'ideas',
  'quality',
  'learning',
  'lead',
  'milestone',
] as const;
export type KindOfThanks = (typeof kinds)[number];

/** Sentences of a language. Words in braces are filled in: `{n}` with a number, others from `slots`. */
export interface Texts {
  /** What somebody did, said to one person. */
  readonly deeds: Readonly<Record<KindOfThanks, readonly string[]>>;
  /** What it changed. */
  readonly effects: Readonly<Record<KindOfThanks, readonly string[]>>;
  /** What several people did together. */
  readonly together: readonly string[];
  /** A last word. */
  readonly closings: readonly string[];
  /** Comments of colleagues, and of whoever was thanked. */
  readonly comments: readonly string[];
  readonly replies: readonly string[];
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** The lines of a text. */
export const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** The words of a text with commas. */
export const list = (text: string): readonly string[] => text.split(', ');
