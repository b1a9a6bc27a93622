/** Every job of the product. */
import { accessJob } from './access.job.ts';
import { celebrateJob } from './celebrate.job.ts';
import { couponsJob } from './coupons.job.ts';
import { holdsJob } from './holds.job.ts';
import { directoryJob } from './directory.job.ts';
import { importJob } from './import.job.ts';
import type { Errand, Job } from './jobs.ts';
import { mailJob } from './mail.job.ts';
import { noticesJob } from './notices.job.ts';
import { pollsJob } from './polls.job.ts';
import { publishJob } from './publish.job.ts';
import { renewJob } from './renew.job.ts';

/** In the order in which they run. */
export const jobs: readonly (Job | Errand)[] = [
  publishJob,
  pollsJob,
  celebrateJob,
  renewJob,
  holdsJob,
  couponsJob,
  accessJob,
  noticesJob,
  importJob,
  directoryJob,
  mailJob,
];
