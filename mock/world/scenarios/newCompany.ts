/**
 * The scenario of a company that began this week: a few people, with types, badges and values, but without
 * posts and orders.
 */
import { badges } from '#backend/program/program.tables.ts';
import { catalogs, productCategories } from '#backend/stock/catalog.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Table } from '#backend/store/table.ts';
import { organizationIds, type Profile } from '../organizations.ts';
import { finished } from '../parts.ts';
import { planOf, type WorldOptions } from '../plan.ts';
import { badgeSeed, badgesOf } from '../seeds/badges.seed.ts';
import { catalogueOf } from '../seeds/catalog.seed.ts';
import { providersOf } from '../seeds/coupons.seed.ts';
import { counted } from '../seeds/facts.seed.ts';
import { organizationSeed } from '../seeds/organization.seed.ts';
import { pointsOf } from '../seeds/points.seed.ts';
import { typesOf } from '../seeds/recognitions.seed.ts';
import { sessionsOf } from '../seeds/sessions.seed.ts';
import { peopleOf } from '../seeds/users.seed.ts';
import { valuesOf } from '../seeds/values.seed.ts';
import { yearOf } from '../seeds/yearOfActivity.ts';

/** Includes the personas. */
const people = { aurora: 10, boreal: 8 } as const;

const only = (rows: OrgSeed['rows'], tables: readonly Table[]): OrgSeed['rows'] =>
  Object.fromEntries(tables.map(({ name }) => [name, rows[name] ?? []]));

/** Builds the organisation at a moment. */
export function newOrganization(profile: Profile, options: WorldOptions): OrgSeed {
  const size = { people: people[profile.slug], posts: 0, inactive: 0, withoutPoints: 0 } as const;
  const plan = planOf(profile, { ...size, scene: 'newCompany' }, options);
  const { people: all, rows: userRows, keys } = peopleOf(plan);
  const { valueIdOf, rows: valueRows } = valuesOf(plan);
  // The committee needs members, because a type of an empty group could not be used by anyone.
  const committee = all.filter(({ role }) => role === 'admin');
  const { types, rows: typeRows } = typesOf(plan, valueIdOf, committee);
  const { providers, rows: providerRows } = providersOf(plan, all);
  const points = pointsOf(plan, all);
  const year = finished(yearOf(plan, all, [], undefined, [], [points.errand]));
  const seed = {
    org: organizationIds[profile.slug],
    keys: [`host:${profile.slug}.example`, `host:${profile.slug}.localhost`, ...keys],
    rows: {
      ...organizationSeed(plan),
      ...userRows,
      ...valueRows,
      ...typeRows,
      ...only(badgeSeed(plan, all, badgesOf(plan, types), []), [badges]),
      ...providerRows,
      ...only(catalogueOf(plan, all, providers).rows, [catalogs, productCategories]),
      ...year.ledger.rows(),
      ...points.rows(),
    },
  };
  const { now } = options;
  return counted(seed, { number: profile.number, now }, (places) => sessionsOf(plan, all, places));
}
