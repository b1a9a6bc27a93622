/** A small world with every kind of data of the busy world, for tests that make many worlds. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { buildOrganization } from '../organization.ts';
import { profiles } from '../organizations.ts';
import type { Scenario, WorldOptions } from '../plan.ts';

/** Amounts of data in a small world. */
export const smallSizes: Scenario = {
  aurora: { people: 12, posts: 40, inactive: 1, withoutPoints: 1 },
  boreal: { people: 5, posts: 24, inactive: 0, withoutPoints: 0 },
};

/** Builds the small world at a moment. Its past is counted, but without facts, which saves its tests the work. */
export const smallWorld = (options: WorldOptions): readonly OrgSeed[] =>
  profiles.map((profile) => {
    const { org, keys, rows } = buildOrganization(profile, smallSizes[profile.slug], options);
    return { org, keys, rows };
  });
