/** Where each thing that is decided on has its page, and the queries that a decision makes old. */
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';

interface Subject {
  /** The prefix of its queries. */
  readonly queryKey: readonly [string];
  /** The page of one, by the id of the thing. */
  readonly addressOf: (id: string) => string;
}

export const subjects: Readonly<Record<DecisionSubject, Subject>> = {
  request: { queryKey: ['requests'], addressOf: (id) => `/requests?id=${encodeURIComponent(id)}` },
  benefit: {
    queryKey: ['benefits'],
    addressOf: (id) => `/benefits_page?submission=${encodeURIComponent(id)}`,
  },
};

/** The address of what a decision is about. */
export const subjectAddress = ({
  subject,
  subjectId,
}: {
  readonly subject: DecisionSubject;
  readonly subjectId: string;
}): string => subjects[subject].addressOf(subjectId);
