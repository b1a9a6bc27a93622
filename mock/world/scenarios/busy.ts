/** A year of a busy company: what the demo opens with. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { buildOrganization } from '../organization.ts';
import { profiles } from '../organizations.ts';
import type { Scenario, WorldOptions } from '../plan.ts';

/** How much there is in a busy year. */
export const busySizes: Scenario = {
  aurora: { people: 200, posts: 2_000, inactive: 5, withoutPoints: 3 },
  boreal: { people: 60, posts: 500, inactive: 2, withoutPoints: 1 },
};

/** The busy world at a moment. */
export const busyWorld = (options: WorldOptions): readonly OrgSeed[] =>
  profiles.map((profile) => buildOrganization(profile, busySizes[profile.slug], options));
