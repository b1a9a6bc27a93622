/** The structure of the demo's texts; one file per language holds them. */

/** The purposes of a recognition; each is a type of the composer. */
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

/** Sentences of a language. Words in braces are placeholders: `{n}` for a number, others for `slots`. */
export interface Texts {
  /** A deed of one person. */
  readonly deeds: Readonly<Record<KindOfThanks, readonly string[]>>;
  /** The effect of the deed. */
  readonly effects: Readonly<Record<KindOfThanks, readonly string[]>>;
  /** A deed of several people. */
  readonly together: readonly string[];
  /** A closing sentence. */
  readonly closings: readonly string[];
  /** Comments of colleagues, and replies of receivers. */
  readonly comments: readonly string[];
  readonly replies: readonly string[];
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** The lines of a text. */
export const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** The elements of a comma-separated text. */
export const list = (text: string): readonly string[] => text.split(', ');
