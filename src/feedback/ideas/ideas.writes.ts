/** Writes about ideas, and what they make old. */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import {
  CommentIdeaDocument,
  CreateIdeaDocument,
  DecideIdeaDocument,
  MergeIdeaDocument,
  VoteIdeaDocument,
} from '#src/gql/graphql.ts';
import { ideaQueries, ideasKey, type OpenedIdea } from './ideas.queries.ts';

export const createIdea = sending(CreateIdeaDocument);
export const voteIdea = sending(VoteIdeaDocument);
export const commentIdea = sending(CommentIdeaDocument);
export const decideIdea = sending(DecideIdeaDocument);
export const mergeIdea = sending(MergeIdeaDocument);

/** Reads everything about ideas again. */
export const refreshIdeas = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ideasKey });

/** Shows an idea as the server has just answered it. */
export const showIdea = (cache: QueryClient, idea: OpenedIdea): void =>
  void cache.setQueryData(ideaQueries.one(idea.id).queryKey, idea);
