/** Builds an organisation of the demo from its seeds; a new domain adds its seed here. */
import { repositoryFiles } from '#backend/files/files.tables.ts';
import { postReports, postScopes } from '#backend/posts/posts.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { organizationIds, type Profile } from './organizations.ts';
import { rowsInEnglish } from './inEnglish.ts';
import { finished, type Parts } from './parts.ts';
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
import { feedbackKeys, feedbackSeed } from './seeds/feedback.seed.ts';
import { counted } from './seeds/facts.seed.ts';
import { filesSeed } from './seeds/files.seed.ts';
import { formsSeed } from './seeds/forms.seed.ts';
import { goalsOf } from './seeds/goals.seed.ts';
import { groupsOf } from './seeds/groups.seed.ts';
import { importsSeed } from './seeds/imports.seed.ts';
import { leavingSeed } from './seeds/leaving.seed.ts';
import { notificationSeed } from './seeds/notifications.seed.ts';
import { ordersOf } from './seeds/orders.seed.ts';
import { organizationSeed } from './seeds/organization.seed.ts';
import { ownAnalyticsSeed } from './seeds/ownAnalytics.seed.ts';
import { savedViewsSeed } from './seeds/savedViews.seed.ts';
import { pagesSeed } from './seeds/pages.seed.ts';
import { podiumSeed } from './seeds/podium.seed.ts';
import { pointsOf } from './seeds/points.seed.ts';
import { pollsOf } from './seeds/polls.seed.ts';
import { postSeed } from './seeds/posts.seed.ts';
import { benefitSeed } from './seeds/benefits.seed.ts';
import { programSeed } from './seeds/programs.seed.ts';
import { typesOf } from './seeds/recognitions.seed.ts';
import { redeemedOf } from './seeds/redeemed.ts';
import { referralsOf } from './seeds/referrals.seed.ts';
import { reportsOf } from './seeds/reports.seed.ts';
import { requestsOf } from './seeds/pointRequests.seed.ts';
import { requestKindSeed } from './seeds/requests.seed.ts';
import { sessionsOf } from './seeds/sessions.seed.ts';
import { surveysSeed } from './seeds/surveys.seed.ts';
import { taskSeed } from './seeds/tasks.seed.ts';
import { thanksOf } from './seeds/thanks.ts';
import { peopleOf } from './seeds/users.seed.ts';
import { valuesOf } from './seeds/values.seed.ts';
import { waitingSeed } from './seeds/waiting.seed.ts';
import { workingHoursSeed } from './seeds/workingHours.seed.ts';
import { wellbeingSeed } from './seeds/wellbeing.seed.ts';
import { yearOf } from './seeds/yearOfActivity.ts';

/** The rows and directory keys of an organisation; the same options give the same rows. */
export function* organizationInParts(profile: Profile, size: Size, options: WorldOptions): Parts<OrgSeed> {
  const plan = planOf(profile, size, options);
  const organization = organizationSeed(plan);
  const { people, users, rows: userRows, keys } = peopleOf(plan);
  yield;
  const { committee, rows: groupRows } = groupsOf(plan, people);
  const { valueIdOf, rows: valueRows } = valuesOf(plan);
  const { types, rows: typeRows } = typesOf(plan, valueIdOf, committee);
  const badges = badgesOf(plan, types);
  const thanks = yield* thanksOf(plan, { people, types, badges, committee });
  yield;
  const { rewards, rows: referralRows } = referralsOf(plan, people);
  const quality = types.find(({ key }) => key === 'quality');
  const { ended: goals, rows: goalRows } = goalsOf(plan, people, thanks);
  yield;
  const points = pointsOf(plan, people);
  const requests = requestsOf(plan, people);
  const { providers, rows: providerRows } = providersOf(plan, people);
  const catalogue = catalogueOf(plan, people, providers);
  yield;
  const redeemed = redeemedOf(plan);
  const orders = ordersOf(plan, people, catalogue, redeemed);
  yield;
  const coupons = couponsOf(plan, people, providers, redeemed);
  yield;
  const store = [points, requests, orders, coupons];
  const errands = store.map(({ errand }) => errand);
  const year = yield* yearOf(plan, people, thanks, quality, rewards, errands);
  const { celebrated, rows: celebrationRows } = celebrationsOf(plan, people);
  yield;
  const { polls, ended, rows: pollRows } = pollsOf(plan, people, thanks);
  yield;
  const { won, rows: challengeRows } = challengesOf(plan, people);
  yield;
  const occasions = [...celebrated, ...polls, ...won];
  const { answersTo, echoes, rows: answerRows } = yield* answersOf(plan, people, thanks, occasions);
  yield;
  const { scopes, rows: postRows } = yield* postSeed(plan, thanks, occasions, answersTo, year);
  const { reports, scopes: reported } = reportsOf(plan, people, thanks);
  yield;

  const emails = emailsSeed(plan);
  const leaving = leavingSeed(plan, people);
  const imported = importsSeed(plan, users);
  const files = filesSeed(plan, people);
  const badgeRows = badgeSeed(plan, people, badges, thanks);
  yield;
  const podium = podiumSeed(plan, people, thanks);
  yield;
  const surveys = yield* surveysSeed(plan, people);
  const forms = formsSeed(plan, people);
  const evaluations = evaluationsSeed(plan, people, { staff: users, ended: goals });
  yield;
  const kinds = requestKindSeed(plan, people, users);
  const guide = (files[repositoryFiles.name] ?? []).find(({ name }) =>
    /^Guía de b|^Guide to b/.test(String(name)),
  );
  const offer = benefitSeed(plan, people, users, typeof guide?.['id'] === 'string' ? guide['id'] : null);
  const reportRows = rowsOf(postReports, reports);
  const moved = {
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
  };
  const notices = notificationSeed(plan, thanks, celebrated, ended, [
    ...echoes,
    ...requests.words,
    ...orders.words,
    ...coupons.words,
  ]);
  yield;
  const tasks = taskSeed(plan, people, users);
  const events = eventSeed(plan, people);
  yield;
  const communications = communicationSeed(plan, people);
  yield;
  const feedback = feedbackSeed(plan, people);
  yield;
  const rows = {
    ...organization,
    ...workingHoursSeed(plan),
    ...emails,
    ...userRows,
    ...leaving,
    ...imported,
    ...groupRows,
    ...files,
    ...valueRows,
    ...typeRows,
    ...badgeRows,
    ...referralRows,
    ...podium,
    ...celebrationRows,
    ...[surveys, forms, evaluations, kinds, offer, programSeed(plan, people)].reduce(joinedRows, pollRows),
    ...answerRows,
    ...postRows,
    ...rowsOf(postScopes, [...scopes, ...reported]),
    ...reportRows,
    ...moved,
    ...notices,
    ...goalRows,
    ...tasks,
    ...challengeRows,
    ...events,
    ...communications,
    ...wellbeingSeed(plan, people),
    ...waitingSeed(plan, tasks),
    ...feedback,
    ...ownAnalyticsSeed(plan),
    ...savedViewsSeed(plan, people),
  };
  yield;
  const seed = {
    org: organizationIds[profile.slug],
    keys: [
      `host:${profile.slug}.example`,
      `host:${profile.slug}.localhost`,
      ...keys,
      ...feedbackKeys(profile),
    ],
    rows: profile.words === 'en' ? rowsInEnglish(rows) : rows,
  };
  return counted(seed, { number: profile.number, now: options.now }, (places) =>
    sessionsOf(plan, people, places),
  );
}

/** All parts at once. */
export const buildOrganization = (profile: Profile, size: Size, options: WorldOptions): OrgSeed =>
  finished(organizationInParts(profile, size, options));
