/** The plan that the seeds of an organisation share: its size, calendar, seeded random and ids. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { calendarOf, day, type Calendar } from './calendar.ts';
import type { Culture } from './culture.ts';
import { borealCulture } from './culture.en.ts';
import { auroraCulture } from './culture.es.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';
import { idsOf, type NewId } from './ids.ts';
import type { Profile } from './organizations.ts';
import { storyOf, type Story } from './story.ts';

/** A scenario that differs from the busy year. */
export type Scene = 'newCompany' | 'monthEnd' | 'shortPoints' | 'closingPoll';

/** The amounts of data, and the scenario. */
export interface Size {
  /** Includes the four personas. */
  readonly people: number;
  readonly posts: number;
  /** How many of the people have left, and how many take no part in points. */
  readonly inactive: number;
  readonly withoutPoints: number;
  readonly scene?: Scene;
}

/** Sizes of both organisations. */
export type Scenario = Readonly<Record<Profile['slug'], Size>>;

/** The inputs of a world: everything else about it is fixed. */
export interface WorldOptions {
  /** The start time of the world, in ms since 1970; nothing in it is later. */
  readonly now: number;
  /** Hash of the demo's password, shared by all people. */
  readonly passwordHash: string;
}

/** What a seed receives. */
export interface Plan {
  readonly profile: Profile;
  readonly culture: Culture;
  readonly size: Size;
  readonly calendar: Calendar;
  readonly story: Story;
  /** Since when the organisation has used the product, in ms. Only dates of admission are older. */
  readonly begun: number;
  readonly passwordHash: string;
  readonly newId: NewId;
  /** Seeded random of a domain: draws in one domain never change the draws of another. */
  readonly dice: (domain: string) => SeededRandom;
}

/** How long the organisation has used the product, in ms. */
const history = { usual: 400 * day, newCompany: 5 * day } as const;

export function planOf(profile: Profile, size: Size, { now, passwordHash }: WorldOptions): Plan {
  const calendar = calendarOf(now, profile.timezone);
  return {
    profile,
    culture: profile.words === 'es' ? auroraCulture : borealCulture,
    size,
    calendar,
    story: storyOf(calendar),
    begun: now - (size.scene === 'newCompany' ? history.newCompany : history.usual),
    passwordHash,
    newId: idsOf(profile.number),
    dice: (domain) => seededRandom(`${profile.slug}/${domain}`),
  };
}

/** The rows of two seeds that fill the same tables. */
export const joinedRows = (one: RowsByTable, other: RowsByTable): RowsByTable => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, rows]) => [name, [...(one[name] ?? []), ...rows]])),
});

/** Rows under the name of their table, checked against its columns. */
export const rowsOf = <T extends Table>(
  table: T,
  rows: readonly Row<T>[],
): Readonly<Record<string, readonly Row<T>[]>> => ({
  [table.name]: rows,
});
