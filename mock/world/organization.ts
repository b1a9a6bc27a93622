/** An organisation of the demo, put together from its seeds; a new domain adds its seed here. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { organizationIds, type Profile } from './organizations.ts';
import { planOf, type Size, type WorldOptions } from './plan.ts';
import { ledgerOf } from './seeds/ledger.seed.ts';
import { notificationSeed } from './seeds/notifications.seed.ts';
import { organizationSeed } from './seeds/organization.seed.ts';
import { postSeed } from './seeds/posts.seed.ts';
import { typesOf } from './seeds/recognitions.seed.ts';
import { thanksOf } from './seeds/thanks.ts';
import { peopleOf } from './seeds/users.seed.ts';

/** Its rows and its keys in the directory; the same options give the same rows. */
export function buildOrganization(profile: Profile, size: Size, options: WorldOptions): OrgSeed {
  const plan = planOf(profile, size, options);
  const organization = organizationSeed(plan);
  const { people, rows: userRows, keys } = peopleOf(plan);
  const { types, rows: typeRows } = typesOf(plan);
  const thanks = thanksOf(plan, people, types);
  const postIdOf = new Map(thanks.map((one) => [one, plan.newId('posts')]));
  const { pointsOf, rows: ledgerRows } = ledgerOf(plan, people, thanks, postIdOf);
  return {
    org: organizationIds[profile.slug],
    keys: [`host:${profile.slug}.example`, `host:${profile.slug}.localhost`, ...keys],
    rows: {
      ...organization,
      ...userRows,
      ...typeRows,
      ...postSeed(plan, people, thanks, postIdOf, pointsOf),
      ...ledgerRows,
      ...notificationSeed(plan, thanks, postIdOf),
    },
  };
}
