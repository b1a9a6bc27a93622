/** What the seeds of an organisation share: how large it is, its calendar, its dice and its ids. */
import type { Row, Table } from '#backend/store/table.ts';
import { calendarOf, type Calendar } from './calendar.ts';
import type { Culture } from './culture.ts';
import { borealCulture } from './culture.en.ts';
import { auroraCulture } from './culture.es.ts';
import { diceOf, type Dice } from './dice.ts';
import { idsOf, type NewId } from './ids.ts';
import type { Profile } from './organizations.ts';

/** How much there is of everything. */
export interface Size {
  /** The four personas included. */
  readonly people: number;
  readonly posts: number;
  /** Of the people: those who have left, and those who take no part in points. */
  readonly inactive: number;
  readonly withoutPoints: number;
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
  readonly passwordHash: string;
  readonly newId: NewId;
  /** Dice of a domain: what one domain draws never changes what another gets. */
  readonly dice: (domain: string) => Dice;
}

/** The plan of an organisation. */
export const planOf = (profile: Profile, size: Size, { now, passwordHash }: WorldOptions): Plan => ({
  profile,
  culture: profile.words === 'es' ? auroraCulture : borealCulture,
  size,
  calendar: calendarOf(now, profile.timezone),
  passwordHash,
  newId: idsOf(profile.number),
  dice: (domain) => diceOf(`${profile.slug}/${domain}`),
});

/** Rows under the name of their table, checked against its columns. */
export const rowsOf = <T extends Table>(
  table: T,
  rows: readonly Row<T>[],
): Readonly<Record<string, readonly Row<T>[]>> => ({
  [table.name]: rows,
});
