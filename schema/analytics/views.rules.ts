/** Saved views of the charts: a reader's filters under a name. */

/** Periods that move along with today; `usual` is the last twelve months with the current one. */
export const viewPeriods = ['month', 'lastMonth', 'quarter', 'lastQuarter', 'year', 'usual'] as const;
export type Period = (typeof viewPeriods)[number];

export const viewLimits = {
  /** Views of one person. */
  most: 50,
  /** Characters of a name. */
  name: 60,
  /** Characters of the name of a part of the screen. */
  section: 40,
} as const;
