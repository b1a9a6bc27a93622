/** Builds an organisation of the demo from its seeds; a new domain adds its seed here. */
import { postReports, postScopes } from '#backend/posts/posts.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { organizationIds, type Profile } from './organizations.ts';
import { joinedRows, planOf, rowsOf, type Size, type WorldOptions } from './plan.ts';
import { answersOf } from './seeds/answers.seed.ts';
import { badgeSeed, badgesOf } from './seeds/badges.seed.ts';
import { billingSeed } from './seeds/billing.seed.ts';
import { catalogueOf } from './seeds/catalog.seed.ts';
import { celebrationsOf } from './seeds/celebrations.seed.ts';
import { challengesOf } from './seeds/challenges.seed.ts';
import { communicationSeed } from './seeds/communications.seed.ts';
import { couponsOf, providersOf } from './seeds/coupons.seed.ts';
import { emailsSeed } from './seeds/emails.seed.ts';
import { evaluationsSeed } from './seeds/evaluations.seed.ts';
import { eventSeed } from './seeds/events.seed.ts';
import { filesSeed } from './seeds/files.seed.ts';
import { formsSeed } from './seeds/forms.seed.ts';
import { goalsOf } from './seeds/goals.seed.ts';
import { groupsOf } from './seeds/groups.seed.ts';
import { importsSeed } from './seeds/imports.seed.ts';
import { leavingSeed } from './seeds/leaving.seed.ts';
import { notificationSeed } from './seeds/notifications.seed.ts';
import { ordersOf } from './seeds/orders.seed.ts';
import { organizationSeed } from './seeds/organization.seed.ts';
import { pagesSeed } from './seeds/pages.seed.ts';
import { podiumSeed } from './seeds/podium.seed.ts';
import { pointsOf } from './seeds/points.seed.ts';
import { pollsOf } from './seeds/polls.seed.ts';
import { postSeed } from './seeds/posts.seed.ts';
import { typesOf } from './seeds/recognitions.seed.ts';
import { redeemedOf } from './seeds/redeemed.ts';
import { referralsOf } from './seeds/referrals.seed.ts';
import { reportsOf } from './seeds/reports.seed.ts';
import { requestsOf } from './seeds/pointRequests.seed.ts';
import { requestKindSeed } from './seeds/requests.seed.ts';
import { surveysSeed } from './seeds/surveys.seed.ts';
import { taskSeed } from './seeds/tasks.seed.ts';
import { thanksOf } from './seeds/thanks.ts';
import { peopleOf } from './seeds/users.seed.ts';
import { valuesOf } from './seeds/values.seed.ts';
import { wellbeingSeed } from './seeds/wellbeing.seed.ts';
import { yearOf } from './seeds/yearOfActivity.ts';

/** The rows and directory keys of an organisation; the same options give the same rows. */
export function buildOrganization(profile: Profile, size: Size, options: WorldOptions): OrgSeed {
  const plan = planOf(profile, size, options);
  const organization = organizationSeed(plan);
  const { people, users, rows: userRows, keys } = peopleOf(plan);
  const { committee, rows: groupRows } = groupsOf(plan, people);
  const { valueIdOf, rows: valueRows } = valuesOf(plan);
  const { types, rows: typeRows } = typesOf(plan, valueIdOf, committee);
  const badges = badgesOf(plan, types);
  const thanks = thanksOf(plan, { people, types, badges, committee });
  const { rewards, rows: referralRows } = referralsOf(plan, people);
  const quality = types.find(({ key }) => key === 'quality');
  const { ended: goals, rows: goalRows } = goalsOf(plan, people, thanks);
  const points = pointsOf(plan, people);
  const requests = requestsOf(plan, people);
  const { providers, rows: providerRows } = providersOf(plan, people);
  const catalogue = catalogueOf(plan, people, providers);
  const redeemed = redeemedOf(plan);
  const orders = ordersOf(plan, people, catalogue, redeemed);
  const coupons = couponsOf(plan, people, providers, redeemed);
  const store = [points, requests, orders, coupons];
  const errands = store.map(({ errand }) => errand);
  const year = yearOf(plan, people, thanks, quality, rewards, errands);
  const { celebrated, rows: celebrationRows } = celebrationsOf(plan, people);
  const { polls, ended, rows: pollRows } = pollsOf(plan, people, thanks);
  const { won, rows: challengeRows } = challengesOf(plan, people);
  const occasions = [...celebrated, ...polls, ...won];
  const { answersTo, echoes, rows: answerRows } = answersOf(plan, people, thanks, occasions);
  const { scopes, rows: postRows } = postSeed(plan, thanks, occasions, answersTo, year);
  const { reports, scopes: reported } = reportsOf(plan, people, thanks);
  return {
    org: organizationIds[profile.slug],
    keys: [`host:${profile.slug}.example`, `host:${profile.slug}.localhost`, ...keys],
    rows: {
      ...organization,
      ...emailsSeed(plan),
      ...userRows,
      ...leavingSeed(plan, people),
      ...importsSeed(plan, users),
      ...groupRows,
      ...filesSeed(plan, people),
      ...valueRows,
      ...typeRows,
      ...badgeSeed(plan, people, badges, thanks),
      ...referralRows,
      ...podiumSeed(plan, people, thanks),
      ...celebrationRows,
      ...[
        surveysSeed(plan, people),
        formsSeed(plan, people),
        evaluationsSeed(plan, people, { staff: users, ended: goals }),
        requestKindSeed(plan, people, users),
      ].reduce(joinedRows, pollRows),
      ...answerRows,
      ...postRows,
      ...rowsOf(postScopes, [...scopes, ...reported]),
      ...rowsOf(postReports, reports),
      ...year.ledger.rows(),
      ...points.rows(),
      ...requests.rows,
      ...providerRows,
      ...catalogue.rows,
      ...orders.rows(),
      ...coupons.rows(),
      ...redeemed.rows(),
      ...billingSeed(plan),
      ...pagesSeed(plan, people, catalogue),
      ...notificationSeed(plan, thanks, celebrated, ended, [
        ...echoes,
        ...requests.words,
        ...orders.words,
        ...coupons.words,
      ]),
      ...goalRows,
      ...taskSeed(plan, people, users),
      ...challengeRows,
      ...eventSeed(plan, people),
      ...communicationSeed(plan, people),
      ...wellbeingSeed(plan, people),
    },
  };
}
