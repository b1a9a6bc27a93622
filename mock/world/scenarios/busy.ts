/** The default scenario of the demo: a year of a busy company. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { buildOrganization } from '../organization.ts';
import { profiles } from '../organizations.ts';
import type { Scenario, WorldOptions } from '../plan.ts';

/** Amounts of data in a busy year. */
export const busySizes: Scenario = {
  aurora: { people: 200, posts: 2_000, inactive: 5, withoutPoints: 3 },
  boreal: { people: 60, posts: 500, inactive: 2, withoutPoints: 1 },
};

/** Builds the busy world at a moment. */
export const busyWorld = (options: WorldOptions): readonly OrgSeed[] =>
  profiles.map((profile) => buildOrganization(profile, busySizes[profile.slug], options));
