/** Calls of recognition types, tags, sub types, super types and groups for administrators. */
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending, switching } from '#src/api/documents.ts';
import {
  ActivateTypeDocument,
  AdminGroupsDocument,
  AdminPeopleDocument,
  AdminSubTypesDocument,
  AdminSuperTypesDocument,
  AdminTagsDocument,
  AdminTypesDocument,
  AdminTypeUsageDocument,
  AdminTypeValuesDocument,
  CreateGroupDocument,
  CreateSubTypeDocument,
  CreateSuperTypeDocument,
  CreateTagDocument,
  CreateTypeDocument,
  DeleteGroupDocument,
  DeleteSubTypeDocument,
  DeleteSuperTypeDocument,
  DeleteTagDocument,
  DeleteTypeDocument,
  UpdateGroupDocument,
  UpdateSubTypeDocument,
  UpdateSuperTypeDocument,
  UpdateTagDocument,
  UpdateTypeDocument,
  type AdminGroupsQuery,
  type AdminSubTypesQuery,
  type AdminSuperTypesQuery,
  type AdminTagsQuery,
  type AdminTypesQuery,
} from '#src/gql/graphql.ts';
import { refreshPosts, refreshRecognition } from './adminCache.ts';
import type { Switching } from '#src/api/useSwitching.ts';

/** A type with its rules. */
export type AdminType = AdminTypesQuery['allRecognitionTypes'][number];
/** A sub type. */
export type AdminSubType = AdminSubTypesQuery['subRecognitionTypes'][number];
/** A super type. */
export type AdminSuperType = AdminSuperTypesQuery['superRecognitionTypes'][number];
/** A tag of the composer and the feed. */
export type AdminTag = AdminTagsQuery['allPostTypes'][number];
/** A group that may send certain types. */
export type AdminGroup = AdminGroupsQuery['recognitionGroups'][number];

const all = ['recognitions', 'admin'] as const;

/** Recognition types. */
export const typeResource = {
  ...adminResource([...all, 'types'], AdminTypesDocument, refreshRecognition),
  create: creating(CreateTypeDocument),
  update: sending(UpdateTypeDocument),
  turn: (change: Switching) => answerOf(ActivateTypeDocument, change, {}),
  remove: sending(DeleteTypeDocument),
  /** Never cached: the administrator decides about a deletion by these numbers. */
  usage: (id: string) => reading([...all, 'usage', id], AdminTypeUsageDocument, { id }, 0),
} as const;

/** Sub types of all types. */
export const subTypeResource = {
  ...adminResource([...all, 'sub types'], AdminSubTypesDocument, refreshRecognition),
  create: sending(CreateSubTypeDocument),
  update: sending(UpdateSubTypeDocument),
  turn: switching(UpdateSubTypeDocument),
  remove: sending(DeleteSubTypeDocument),
} as const;

/** Super types. */
export const superTypeResource = {
  ...adminResource([...all, 'super types'], AdminSuperTypesDocument, refreshRecognition),
  create: sending(CreateSuperTypeDocument),
  update: sending(UpdateSuperTypeDocument),
  turn: switching(UpdateSuperTypeDocument),
  remove: sending(DeleteSuperTypeDocument),
} as const;

/** Tags. Posts show their icon and colour. */
export const tagResource = {
  ...adminResource([...all, 'tags'], AdminTagsDocument, refreshPosts),
  create: creating(CreateTagDocument),
  update: sending(UpdateTagDocument),
  turn: switching(UpdateTagDocument),
  remove: sending(DeleteTagDocument),
} as const;

/** Recognition groups. */
export const groupResource = {
  ...adminResource([...all, 'groups'], AdminGroupsDocument, refreshRecognition),
  create: sending(CreateGroupDocument),
  update: sending(UpdateGroupDocument),
  turn: switching(UpdateGroupDocument),
  remove: sending(DeleteGroupDocument),
} as const;

/** All active colleagues. Groups hold only the ids of people. */
export const allPeople = () => reading(['people', 'all'], AdminPeopleDocument, {}, adminStaleMs * 10);

/** The values that a type can represent. */
export const typeValues = () => reading([...all, 'values'], AdminTypeValuesDocument, {}, adminStaleMs);
