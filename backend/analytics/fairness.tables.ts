/** Groups that thank nearly only one another, as the night found them, with what an administrator answered. */
import type { PatternKind, PatternReason } from '#schema/analytics/fairness.rules.ts';
import { int, json, orNull, table, text } from '../store/table.ts';

export const patterns = table(
  'patterns',
  {
    kind: text<PatternKind>(),
    /** In order of their ids. */
    memberIds: json<readonly string[]>(),
    thanks: int(),
    hidden: int(),
    points: int(),
    share: int(),
    /** Public recognitions among them, newest first. */
    postIds: json<readonly string[]>(),
    foundAt: text(),
    /** An answered group is not asked about for a year. */
    answeredAt: orNull(text()),
    answeredBy: orNull(text()),
    reason: orNull(text<PatternReason>()),
  },
  { indexes: [['foundAt']] },
);
