/**
 * What happened, by day, and the sums of it. A fact is written in the transaction of what it counts; a job folds facts
 * into sums, so that no read counts rows.
 */
import { bool, int, table, text } from '../store/table.ts';
import type { Measure } from './measures.ts';

export const facts = table(
  'facts',
  {
    measure: text<Measure>(),
    /** YYYY-MM-DD, in the organisation's time zone when it happened. */
    day: text(),
    /** The person it counts for; empty for the organisation. */
    personId: text(),
    /** Department and country of the person when it happened; empty for none. */
    departmentId: text(),
    countryId: text(),
    /** By what it can be divided (`storedTags` in `measures.ts`). */
    tags: text(),
    count: int(),
    amount: int(),
    /** The entry of the ledger, the post or the boost; empty for a session. */
    sourceId: text(),
    /** It was taken back, or it takes another fact back: it counts in the sums, but is not shown as a line. */
    gone: bool(),
    /** 0 until it is in the sums, then 1. A number, because query planners expect a boolean to select half of all rows. */
    folded: int(),
    /** For a session the beginning of its day: no hour is kept. */
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
    /**
     * Whose: `all`, `department:<id>`, `country:<id>`, `both:<department> <country>`; by month only, also `people`, whose
     * part is the person, and `person:<id>` for the parts of one.
     */
    scope: text(),
    period: text(),
    /**
     * Empty for the whole, one tag, or `before:<day>`: people whose day before this one it is; empty for their first.
     * `first:day`, `first:week` and, by month, `first:month`: people for whom this day is the first one of it.
     */
    part: text(),
    count: int(),
    amount: int(),
  },
  {
    unique: [['measure', 'scope', 'period', 'part']],
    indexes: [['period']],
    // Without these SQLite would read all periods of a scope to find a few.
    values: { measure: 8, scope: 50, period: 50 },
  },
);

/**
 * Days on which a person did something, to count people once: each knows the last day before it, also among the days in
 * the same department, country and both. Empty for the first; the same day if another row of the day comes before.
 */
export const personDays = table(
  'person_days',
  {
    measure: text<Measure>(),
    personId: text(),
    day: text(),
    departmentId: text(),
    countryId: text(),
    count: int(),
    before: text(),
    beforeDepartment: text(),
    beforeCountry: text(),
    beforeBoth: text(),
  },
  {
    unique: [['measure', 'personId', 'day', 'departmentId', 'countryId']],
    indexes: [['measure', 'day']],
  },
);

/** What a person sent or received in the twelve months from a first one (YYYY-MM), for ranks and spread. */
export const factRanks = table(
  'fact_ranks',
  { measure: text<Measure>(), first: text(), personId: text(), times: int(), points: int() },
  { unique: [['measure', 'first', 'personId']], indexes: [['measure', 'first', 'times']] },
);

/** How far past rows are counted (`entries`, `posts`, `boosts`), and the next night's stretch (`recount`). */
export const factProgress = table(
  'fact_progress',
  { name: text(), cursor: text(), done: int(), total: int(), at: text() },
  { unique: [['name']], steady: true },
);

/** Facts of one transaction: at most some tens of milliseconds of work. */
export const piece = 40;

export const factTables = [facts, factSums, factRanks, personDays, factProgress] as const;
