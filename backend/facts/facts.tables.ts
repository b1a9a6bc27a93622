/**
 * What happened, by day, and the sums of it. A fact is written in the transaction of what it counts; a job folds facts
 * into sums, so that no read counts rows.
 */
import { bool, int, orNull, table, text } from '../store/table.ts';
import type { Measure } from './measures.ts';

export const facts = table(
  'facts',
  {
    measure: text<Measure>(),
    /** YYYY-MM-DD, in the organisation's time zone when it happened. */
    day: text(),
    /** Who it is counted for; empty for the organisation. */
    personId: text(),
    /** Department and country of the person when it happened; empty for none. */
    departmentId: text(),
    countryId: text(),
    /** By what it can be divided, as ` name:value name:value `, each between spaces (`tagsOf` in `measures.ts`). */
    tags: text(),
    count: int(),
    amount: int(),
    /** The entry of the ledger, or the post. */
    sourceId: text(),
    /** It was taken back, or takes one back: it is in the sums, but no line. */
    gone: bool(),
    /** Whether it is in the sums. */
    folded: bool(),
    createdAt: text(),
  },
  {
    indexes: [
      ['folded'],
      ['measure', 'gone', 'day'],
      ['measure', 'gone', 'departmentId', 'day'],
      ['measure', 'gone', 'personId', 'day'],
      ['sourceId'],
    ],
  },
);

/** Sums of facts. `period` is a month (YYYY-MM) or a day. */
export const factSums = table(
  'fact_sums',
  {
    measure: text<Measure>(),
    /** Whose: `all`, `department:<id>`, `country:<id>`, `both:<department> <country>` or `person:<id>`. */
    scope: text(),
    period: text(),
    /** Empty for the whole, or one tag. */
    part: text(),
    count: int(),
    amount: int(),
  },
  { unique: [['measure', 'scope', 'part', 'period']] },
);

/** Days on which a person did something, to count people once: each knows the day before it. */
export const personDays = table(
  'person_days',
  {
    measure: text<Measure>(),
    personId: text(),
    day: text(),
    /** The last day before this one on which the person did it; null for the first. */
    before: orNull(text()),
    departmentId: text(),
    countryId: text(),
    count: int(),
  },
  { unique: [['measure', 'personId', 'day']], indexes: [['measure', 'day']] },
);
