/** Every job of the product. */
import type { Job } from './jobs.ts';
import { publishJob } from './publish.job.ts';

/** In the order in which they run. */
export const jobs: readonly Job[] = [publishJob];
