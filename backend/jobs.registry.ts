/** Every job of the product. */
import { accessJob } from './auth/access.job.ts';
import { celebrateJob } from './celebrations/celebrate.job.ts';
import { digestJob } from './celebrations/digest.job.ts';
import { cyclesJob } from './evaluations/evaluations.job.ts';
import { carryJob } from './goals/carry.job.ts';
import { foldJob } from './facts/fold.job.ts';
import { oldSessionsJob, sessionsJob } from './facts/sessions.job.ts';
import { goalsJob } from './goals/goals.job.ts';
import { periodsJob } from './goals/periods.job.ts';
import { challengesJob } from './challenges/close.job.ts';
import { eventsJob } from './events/events.job.ts';
import { communicationsJob } from './communications/communications.job.ts';
import { mailsARun } from './communications/quiet.ts';
import { decisionsJob } from './decisions/decisions.job.ts';
import { actsJob } from './analytics/acts.job.ts';
import { backfillJob } from './analytics/backfill.job.ts';
import { patternsJob } from './analytics/fairness.job.ts';
import { recountJob } from './analytics/recount.job.ts';
import { viewMailsJob } from './analytics/views.job.ts';
import { couponsJob } from './coupons/coupons.job.ts';
import { holdsJob } from './stock/holds.job.ts';
import { directoryJob } from './mail/directory.job.ts';
import { importJob } from './users/import.job.ts';
import type { Errand, Job } from './jobs/jobs.ts';
import { mailJob } from './mail/mail.job.ts';
import { noticesJob } from './notifications/notices.job.ts';
import { pushJob, whatsappJob } from './notifications/messages.job.ts';
import { closeJob } from './surveys/close.job.ts';
import { launchJob } from './surveys/launch.job.ts';
import { pollsJob } from './surveys/polls.job.ts';
import { remindersJob } from './surveys/reminders.job.ts';
import { rewardsJob } from './surveys/rewards.job.ts';
import { notifyJob } from './surveys/notify.job.ts';
import { publishJob } from './recognitions/publish.job.ts';
import { wordsJob } from './recognitions/words.job.ts';
import { renewJob } from './points/renew.job.ts';
import { benefitsJob } from './benefits/benefits.job.ts';
import { programsJob } from './programs/programs.job.ts';
import { casesJob } from './feedback/cases.job.ts';
import { retentionJob } from './feedback/retention.job.ts';
import { tasksJob } from './tasks/tasks.job.ts';
import { moodsJob } from './wellbeing/moods.job.ts';
import { sweepJob } from './files/sweep.job.ts';
import { tables } from './tables.ts';

const loadWords = async () => (await import('./notices.registry.ts')).noticeWords;

/** All jobs, in the order in which they run. */
export const jobs: readonly (Job | Errand)[] = [
  publishJob,
  pollsJob,
  closeJob,
  launchJob,
  notifyJob,
  remindersJob,
  rewardsJob,
  carryJob,
  periodsJob,
  goalsJob,
  cyclesJob,
  tasksJob,
  challengesJob,
  eventsJob,
  programsJob,
  benefitsJob,
  communicationsJob,
  decisionsJob,
  casesJob,
  retentionJob,
  moodsJob,
  celebrateJob,
  digestJob,
  renewJob,
  wordsJob,
  holdsJob,
  couponsJob,
  accessJob,
  sessionsJob,
  oldSessionsJob,
  foldJob,
  actsJob,
  backfillJob,
  recountJob,
  patternsJob,
  viewMailsJob,
  noticesJob(loadWords),
  pushJob(loadWords),
  whatsappJob(loadWords),
  importJob(tables),
  sweepJob(async () => (await import('./files.holders.ts')).fileHolders),
  directoryJob,
  mailJob(mailsARun),
];
