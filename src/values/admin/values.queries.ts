/** Calls of corporate values for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, sending, switching } from '#src/api/documents.ts';
import {
  ValuesDocument,
  CreateValueDocument,
  DeleteValueDocument,
  UpdateValueDocument,
  OrderValuesDocument,
  type ValuesQuery,
} from '#src/gql/graphql.ts';
import { refreshPosts } from '#src/recognitions/admin/adminCache.ts';

/** A value with its number of uses. */
export type AdminValue = ValuesQuery['values'][number];

/** Every value in the organisation's order, inactive ones included. Posts show their names. */
export const valueResource = {
  ...adminResource(['values', 'admin'], ValuesDocument, refreshPosts),
  create: creating(CreateValueDocument),
  update: sending(UpdateValueDocument),
  turn: switching(UpdateValueDocument),
  remove: sending(DeleteValueDocument),
  order: (ids: readonly string[], key: string) => answerOf(OrderValuesDocument, { ids: [...ids] }, { key }),
} as const;
