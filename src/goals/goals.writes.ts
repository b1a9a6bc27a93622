/** Writes of goals; each raises `ApiError`, and a repeated key is the same write. */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import {
  AddGoalItemDocument,
  AnswerGoalPartDocument,
  CheckInGoalDocument,
  CheckInOrgGoalDocument,
  CommentGoalDocument,
  CreateGoalDocument,
  DeleteGoalItemDocument,
  ReorderGoalItemsDocument,
  SetGoalParentsDocument,
  UpdateGoalDocument,
  UpdateGoalItemDocument,
} from '#src/gql/graphql.ts';
import { goalQueries } from './goals.queries.ts';

export const goalWrites = {
  create: sending(CreateGoalDocument),
  update: sending(UpdateGoalDocument),
  checkIn: sending(CheckInGoalDocument),
  /** On the goal of somebody else. */
  checkInFor: sending(CheckInOrgGoalDocument),
  comment: sending(CommentGoalDocument),
  addItem: sending(AddGoalItemDocument),
  updateItem: sending(UpdateGoalItemDocument),
  removeItem: sending(DeleteGoalItemDocument),
  reorder: sending(ReorderGoalItemsDocument),
  setParents: sending(SetGoalParentsDocument),
  answerPart: sending(AnswerGoalPartDocument),
} as const;

/** Reads everything about goals again; never raises. */
export function refreshGoals(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: goalQueries.all() });
}
