/** What the seeds of an organisation share: how large it is, its calendar, its dice and its ids. */
import type { Row, Table } from '#backend/store/table.ts';
import { calendarOf, day, type Calendar } from './calendar.ts';
import type { Culture } from './culture.ts';
import { borealCulture } from './culture.en.ts';
import { auroraCulture } from './culture.es.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';
import { idsOf, type NewId } from './ids.ts';
import type { Profile } from './organizations.ts';

/** What a scenario tells differently from the busy year. */
export type Scene = 'newCompany' | 'monthEnd' | 'shortPoints' | 'closingPoll';

/** How much there is of everything, and what is told differently. */
export interface Size {
  /** The four personas included. */
  readonly people: number;
  readonly posts: number;
  /** Of the people: those who have left, and those who take no part in points. */
  readonly inactive: number;
  readonly withoutPoints: number;
  readonly scene?: Scene;
}

/** Sizes of both organisations. */
export type Scenario = Readonly<Record<Profile['slug'], Size>>;

/** The edges of a world: everything else about it stands fixed. */
export interface WorldOptions {
  /** The moment at which the world stands, ms since 1970; nothing in it is later. */
  readonly now: number;
  /** Hash of the demo's password, shared by all people. */
  readonly passwordHash: string;
}

/** What a seed works with. */
export interface Plan {
  readonly profile: Profile;
  readonly culture: Culture;
  readonly size: Size;
  readonly calendar: Calendar;
  /** Since when the organisation has used the product, in ms; nothing in it is older, but for days of admission. */
  readonly begun: number;
  readonly passwordHash: string;
  readonly newId: NewId;
  /** Dice of a domain: what one domain draws never changes what another gets. */
  readonly dice: (domain: string) => SeededRandom;
}

/** How long that is, in ms. */
const history = { usual: 400 * day, newCompany: 5 * day } as const;

/** The plan of an organisation. */
export const planOf = (profile: Profile, size: Size, { now, passwordHash }: WorldOptions): Plan => ({
  profile,
  culture: profile.words === 'es' ? auroraCulture : borealCulture,
  size,
  calendar: calendarOf(now, profile.timezone),
  begun: now - (size.scene === 'newCompany' ? history.newCompany : history.usual),
  passwordHash,
  newId: idsOf(profile.number),
  dice: (domain) => seededRandom(`${profile.slug}/${domain}`),
});

/** Rows under the name of their table, checked against its columns. */
export const rowsOf = <T extends Table>(
  table: T,
  rows: readonly Row<T>[],
): Readonly<Record<string, readonly Row<T>[]>> => ({
  [table.name]: rows,
});
