/**
 * The content that an organisation defines: values, badges, groups and open positions. One file per language
 * holds the texts.
 */
import type { Motif, Shape } from './badgePictures.ts';

/** Types that people choose: by purpose, plus the committee's mention and the note that only leaders see. */
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

/** Name, description, icon. */
export type Entry = readonly [name: string, description: string, icon: string];

/** Who may give a badge: everyone, leaders, or the organisation through its administrators. */
export type Givers = 'all' | 'leading' | 'organization';

/** The definition of a badge before its picture is drawn. */
export interface BadgeWords {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly givers: Givers;
  readonly isPublic?: false;
  readonly type?: TypeKey;
  readonly shape: Shape;
  readonly motif: Motif;
  /** Index in the organisation's tones. */
  readonly tone: number;
  /** Messages that the organisation sends with the badge; `{name}` is the receiver's name. */
  readonly words?: readonly string[];
}

/** A candidate who was proposed for a job. */
export interface CandidateWords {
  readonly name: string;
  readonly position: string;
  readonly message: string;
}

/** The texts of an organisation. */
export interface Culture {
  readonly descriptions: Readonly<Record<TypeKey, string>>;
  readonly supers: readonly (Entry & { readonly length: 3 })[];
  readonly subs: Readonly<Partial<Record<TypeKey, readonly Entry[]>>>;
  /** Name, English name, description, icon. */
  readonly values: Readonly<Record<ValueKey, readonly [string, string, string, string]>>;
  readonly badges: readonly BadgeWords[];
  readonly groups: readonly (readonly [name: string, description: string])[];
  readonly committee: string;
  readonly candidates: readonly CandidateWords[];
  /** Notes of administrators for hired, rejected and contacted candidates. */
  readonly notes: { readonly hired: string; readonly rejected: string; readonly contacted: string };
  /** Reasons that users gave in reports of posts. */
  readonly doubts: readonly string[];
  /** Tones of badges, from the organisation's palette: light and dark end of each. */
  readonly tones: readonly (readonly [string, string])[];
}
