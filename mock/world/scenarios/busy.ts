/** The default scenario of the demo: a year of a busy company. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { organizationInParts } from '../organization.ts';
import { profiles } from '../organizations.ts';
import { finished, type Parts } from '../parts.ts';
import type { Scenario, WorldOptions } from '../plan.ts';

/** Amounts of data in a busy year. */
export const busySizes: Scenario = {
  aurora: { people: 200, posts: 2_000, inactive: 5, withoutPoints: 3 },
  boreal: { people: 60, posts: 500, inactive: 2, withoutPoints: 1 },
};

/** The busy world at a moment, in parts. */
export function* busyInParts(options: WorldOptions): Parts<readonly OrgSeed[]> {
  const made: OrgSeed[] = [];
  for (const profile of profiles)
    made.push(yield* organizationInParts(profile, busySizes[profile.slug], options));
  return made;
}

/** Builds the busy world at a moment. */
export const busyWorld = (options: WorldOptions): readonly OrgSeed[] => finished(busyInParts(options));
