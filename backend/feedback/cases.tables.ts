/**
 * Suggestions and complaints. Of one without a name the rows hold no person, no time (days only) and ids that begin with
 * none; nothing else in the store names them.
 */
import type { CaseCategory, CaseKind, CaseState } from '#schema/feedback/cases.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A file of a case. */
export interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

export const cases = table(
  'cases',
  {
    kind: text<CaseKind>(),
    subject: text(),
    text: text(),
    /** The subject, accent- and case-folded, for search. */
    fold: text(),
    category: text<CaseCategory>(),
    anonymous: bool(),
    /** Null without a name, and once the person was removed. */
    userId: orNull(text()),
    /** The hash of the code, or the signature of the repeat's key of one with a name: a repeat is known by it. */
    codeHash: text(),
    /** The hash of what was sent: other content with the same code is refused. */
    print: text(),
    state: text<CaseState>(),
    reason: orNull(text()),
    archived: bool(),
    receivedOn: text(),
    answerBy: text(),
    /** The day by which somebody has to act; the last of all days while no clock runs. */
    dueOn: text(),
    answeredOn: orNull(text()),
    closedOn: orNull(text()),
    handlerId: orNull(text()),
    files: json<readonly KeptFile[]>(),
    /** Messages so far. */
    messages: int(),
  },
  {
    unique: [['codeHash']],
    indexes: [
      ['kind', 'archived', 'receivedOn'],
      ['kind', 'archived', 'state', 'receivedOn'],
      ['kind', 'archived', 'dueOn'],
      ['state', 'closedOn'],
      ['userId', 'receivedOn'],
      ['handlerId'],
    ],
  },
);

/** People whom a case is about: they never see it. */
export const caseInvolved = table(
  'case_involved',
  { caseId: text(), userId: text() },
  { unique: [['caseId', 'userId']], indexes: [['userId']] },
);

/** What the person and the organisation say to each other. */
export const caseMessages = table(
  'case_messages',
  {
    caseId: text(),
    place: int(),
    fromPerson: bool(),
    /** Who answered for the organisation. */
    authorId: orNull(text()),
    text: text(),
    files: json<readonly KeptFile[]>(),
    day: text(),
  },
  { unique: [['caseId', 'place']], indexes: [['authorId']] },
);

/** Inner notes of administrators. */
export const caseNotes = table(
  'case_notes',
  { caseId: text(), userId: orNull(text()), text: text(), createdAt: text() },
  { indexes: [['caseId', 'createdAt'], ['userId']] },
);

/** One row once an administrator has chosen the clocks. */
export const feedbackSettings = table('feedback_settings', {
  receivedDays: int(),
  answerDays: int(),
  keepMonths: int(),
  updatedAt: text(),
});

/** "Dijeron, hicimos": what changed, as it was told to everybody. */
export const feedbackTold = table(
  'feedback_told',
  { text: text(), textEn: orNull(text()), createdAt: text() },
  { indexes: [['createdAt']] },
);

/** In the order in which a store creates them. */
export const caseTables = [
  cases,
  caseInvolved,
  caseMessages,
  caseNotes,
  feedbackSettings,
  feedbackTold,
] as const;
