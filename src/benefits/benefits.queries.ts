/** Reads of benefits and coverages for the people who have them and ask for them. */
import { reading, readingPages } from '#src/api/documents.ts';
import { subjects } from '#src/decisions/subjects.ts';
import {
  BenefitDocument,
  BenefitsDocument,
  BenefitSubmissionDocument,
  CoveragesDocument,
  MyBenefitSubmissionsDocument,
  type BenefitQuery,
  type BenefitsQuery,
  type BenefitSubmissionQuery,
  type CoveragesQuery,
  type MyBenefitSubmissionsQuery,
} from '#src/gql/graphql.ts';

/** One of the offer. */
export type ShownBenefit = BenefitsQuery['benefits'][number];
/** One with its conditions, its form and how one gets it. */
export type OpenedBenefit = BenefitQuery['benefit'];
/** A submission, as lists show it. */
export type ShownSubmission = MyBenefitSubmissionsQuery['myBenefitSubmissions']['items'][number];
/** The same with its timeline. */
export type OpenedSubmission = BenefitSubmissionQuery['benefitSubmission'];
export type ShownCoverage = CoveragesQuery['coverages'][number];

/** The prefix of all queries of benefits. */
export const benefitsKey = subjects.benefit.queryKey;

const staleTimeMs = 30_000;

export const benefitQueries = {
  /** The whole offer, each with why the reader may not ask now. */
  list: () => reading([...benefitsKey, 'list'], BenefitsDocument, {}, staleTimeMs),
  /** One benefit; a 404 throws `not_found`. */
  one: (id: string) => reading([...benefitsKey, 'one', id], BenefitDocument, { id }, staleTimeMs),
  /** What the reader asked for, newest first. */
  mine: () =>
    readingPages([...benefitsKey, 'mine'], MyBenefitSubmissionsDocument, (page) => ({ page }), staleTimeMs),
  /** What one person asked for; a 404 throws `not_found`. */
  submission: (id: string) =>
    reading([...benefitsKey, 'submission', id], BenefitSubmissionDocument, { id }, staleTimeMs),
} as const;

export const coverageQueries = {
  /** Those of the reader. */
  own: (userId: string) =>
    reading([...benefitsKey, 'coverages', userId], CoveragesDocument, { userId }, staleTimeMs),
} as const;
