/** Reads of programs for the people who take part. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  ProgramCategoriesDocument,
  ProgramCertificateDocument,
  ProgramDocument,
  ProgramLessonDocument,
  ProgramsDocument,
  ProgramSubmissionsDocument,
  type ProgramLessonQuery,
  type ProgramQuery,
  type ProgramsQuery,
} from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownProgram = ProgramsQuery['programs'][number];
/** One with its lessons, or its form. */
export type OpenedProgram = ProgramQuery['program'];
/** A lesson with its content. */
export type OpenedLesson = ProgramLessonQuery['programLesson'];

/** The prefix of all queries of programs. */
export const programsKey = ['programs'] as const;

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of programs. */
export const programQueries = {
  /** Those of the reader, the next due day first, then the open ones, newest first. */
  list: () => reading([...programsKey, 'list'], ProgramsDocument, {}, staleTimeMs),
  /** One; a 404 throws `not_found`. */
  one: (id: string) => reading([...programsKey, 'one', id], ProgramDocument, { id }, staleTimeMs),
  /** A lesson; a locked one throws a 409. */
  lesson: (id: string, lessonId: string) =>
    reading([...programsKey, 'one', id, lessonId], ProgramLessonDocument, { id, lessonId }, staleTimeMs),
  /** What was handed in: one's own, or all for administrators. */
  submissions: (id: string) =>
    readingPages(
      [...programsKey, 'submissions', id],
      ProgramSubmissionsDocument,
      (page) => ({ id, page }),
      staleTimeMs,
    ),
  categories: () => reading([...programsKey, 'categories'], ProgramCategoriesDocument, {}, staleTimeMs),
  certificate: (id: string) =>
    reading([...programsKey, 'certificate', id], ProgramCertificateDocument, { id }, staleTimeMs),
} as const;
