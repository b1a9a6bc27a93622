/** Ideas, who wants them, and what is said about them. */
import type { IdeaCategory, IdeaStatus } from '#schema/feedback/ideas.rules.ts';
import { int, orNull, table, text } from '../store/table.ts';

export const ideas = table(
  'ideas',
  {
    title: text(),
    text: text(),
    /** Title and text, accent- and case-folded, for search. */
    fold: text(),
    category: text<IdeaCategory>(),
    /** Null once the person was removed. */
    userId: orNull(text()),
    status: text<IdeaStatus>(),
    reason: orNull(text()),
    /** Kept counts of the rows of `idea_votes` and `idea_comments`. */
    votes: int(),
    comments: int(),
    mergedIntoId: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [
      ['mergedIntoId', 'createdAt'],
      ['mergedIntoId', 'votes', 'createdAt'],
      ['mergedIntoId', 'status', 'createdAt'],
      ['mergedIntoId', 'status', 'votes', 'createdAt'],
      ['userId'],
      ['createdAt'],
    ],
  },
);

export const ideaVotes = table(
  'idea_votes',
  { ideaId: text(), userId: text(), createdAt: text() },
  { unique: [['ideaId', 'userId']], indexes: [['userId']] },
);

export const ideaComments = table(
  'idea_comments',
  { ideaId: text(), userId: orNull(text()), text: text(), createdAt: text() },
  { indexes: [['ideaId', 'createdAt'], ['userId']] },
);

/** The words of titles by which similar ideas are found; those of a merged idea belong to its target. */
export const ideaWords = table(
  'idea_words',
  { ideaId: text(), word: text() },
  { unique: [['ideaId', 'word']], indexes: [['word', 'ideaId']] },
);

/** In the order in which a store creates them. */
export const ideaTables = [ideas, ideaVotes, ideaComments, ideaWords] as const;
