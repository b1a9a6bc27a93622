/** What an organisation calls its own: values, badges, groups and whom it looks for; one file a language holds the words. */
import type { Motif, Shape } from './badgePictures.ts';

/** Types that people choose: what thanks are for, a word from few and a word for few. */
export const typeKeys = [
  'thanks',
  'team',
  'customer',
  'ideas',
  'quality',
  'learning',
  'lead',
  'milestone',
  'committee',
  'potential',
] as const;
export type TypeKey = (typeof typeKeys)[number];

/** The same six ideas in both organisations. */
export const valueKeys = ['care', 'client', 'craft', 'curiosity', 'team', 'future'] as const;
export type ValueKey = (typeof valueKeys)[number];

/** Name, words, icon. */
export type Entry = readonly [name: string, description: string, icon: string];

/** Who may give a badge: everybody, those who lead, or the organisation through its administrators. */
export type Givers = 'all' | 'leading' | 'organization';

/** A badge before it is drawn. */
export interface BadgeWords {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly givers: Givers;
  readonly isPublic?: false;
  readonly type?: TypeKey;
  readonly shape: Shape;
  readonly motif: Motif;
  /** Place among the organisation's tones. */
  readonly tone: number;
  /** What the organisation writes with it; `{name}` is the receiver's. */
  readonly words?: readonly string[];
}

/** Somebody proposed for a job. */
export interface CandidateWords {
  readonly name: string;
  readonly position: string;
  readonly message: string;
}

/** The words of an organisation. */
export interface Culture {
  readonly descriptions: Readonly<Record<TypeKey, string>>;
  readonly supers: readonly (Entry & { readonly length: 3 })[];
  readonly subs: Readonly<Partial<Record<TypeKey, readonly Entry[]>>>;
  /** Name, English name, words, icon. */
  readonly values: Readonly<Record<ValueKey, readonly [string, string, string, string]>>;
  readonly badges: readonly BadgeWords[];
  readonly groups: readonly (readonly [name: string, description: string])[];
  readonly committee: string;
  readonly candidates: readonly CandidateWords[];
  /** What administrators noted when they hired and when they did not. */
  readonly notes: { readonly hired: string; readonly rejected: string; readonly contacted: string };
  /** What somebody wrote who reported a post. */
  readonly doubts: readonly string[];
  /** Tones of badges, from the organisation's palette: light and dark end of each. */
  readonly tones: readonly (readonly [string, string])[];
}
