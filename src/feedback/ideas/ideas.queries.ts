/** Reads of ideas: the list, one with its comments, and those like a title. */
import { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { reading, readingPages } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  IdeaDocument,
  IdeasDocument,
  SimilarIdeasDocument,
  type IdeaQuery,
  type IdeasQuery,
} from '#src/gql/graphql.ts';

/** One of a list. */
export type ShownIdea = IdeasQuery['ideas']['items'][number];
/** One with its comments and what was merged into it. */
export type OpenedIdea = IdeaQuery['idea'];

/** The prefix of all queries of ideas. */
export const ideasKey = ['ideas'] as const;

const staleTimeMs = 30_000;

/** The filters of the list, as the address has them. */
export const ideaSearch = searchOf(ideaEndpoints.ideas.query);
export type IdeaFilter = ReturnType<typeof ideaSearch.read>;

export const ideaQueries = {
  /** Those that live on in others are left out. */
  list: (filter: IdeaFilter) =>
    readingPages([...ideasKey, 'list', filter], IdeasDocument, (page) => ({ page, ...filter }), staleTimeMs),
  /** One idea; a 404 throws `not_found`. */
  one: (id: string) => reading([...ideasKey, 'one', id], IdeaDocument, { id }, staleTimeMs),
  /** Up to five with words of a title, the most alike first. */
  similar: (title: string) =>
    reading([...ideasKey, 'similar', title], SimilarIdeasDocument, { title }, staleTimeMs),
} as const;
