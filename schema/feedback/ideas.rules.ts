/** What holds for every idea: its states, its numbers, and how alike two titles are. */

export const ideaStatuses = ['new', 'review', 'accepted', 'done', 'refused'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

export const ideaCategories = ['work', 'place', 'people', 'benefits', 'other'] as const;
export type IdeaCategory = (typeof ideaCategories)[number];

export const ideaOrders = ['new', 'votes'] as const;
export type IdeaOrder = (typeof ideaOrders)[number];

export const ideaLimits = {
  title: 120,
  text: 4_000,
  comment: 1_000,
  /** Comments of one idea. */
  comments: 500,
  reason: 1_000,
  /** Similar ideas that are shown while writing. */
  similar: 5,
} as const;
