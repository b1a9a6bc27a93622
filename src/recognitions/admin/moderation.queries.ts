/** Calls of reported posts. */
import { reading, readingPages, sending } from '#src/api/documents.ts';
import {
  AdminRemovalDocument,
  ReportedPostsDocument,
  DecideReportsDocument,
  type ReportedPostsQuery,
} from '#src/gql/graphql.ts';

/** A post with its reports. */
export type Reported = ReportedPostsQuery['reportedPosts']['items'][number];
/** One report. */
export type Report = Reported['reports'][number];
/** Stale time in ms. Short, because new reports arrive during moderation. */
const staleTimeMs = 15_000;
// Below the key of posts, so that each change of posts also refreshes the reports.
const all = ['posts', 'reports'] as const;

export const reportQueries = {
  /** Open or decided reports, newest first. */
  list: (decided: boolean) =>
    readingPages(
      [...all, decided ? 'decided' : 'open'],
      ReportedPostsDocument,
      (page) => ({ decided, page }),
      staleTimeMs,
    ),
  /** What removing a post does. Never cached: the dialog shows the numbers before points move. */
  removal: (id: string) => reading([...all, 'removal', id], AdminRemovalDocument, { id }, 0),
} as const;

/** Keeps or removes a reported post. */
export const decideReports = sending(DecideReportsDocument);
