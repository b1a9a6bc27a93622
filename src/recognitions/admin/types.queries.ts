/** Calls of recognition types, tags, sub types, super types and groups for administrators. */
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending, switching } from '#src/api/documents.ts';
import {
  ActivateRecognitionTypeDocument,
  RecognitionGroupsDocument,
  AllPeopleDocument,
  SubRecognitionTypesDocument,
  SuperRecognitionTypesDocument,
  AdminTagsDocument,
  AllRecognitionTypesDocument,
  RecognitionTypeUsageDocument,
  AdminTypeValuesDocument,
  CreateRecognitionGroupDocument,
  CreateSubTypeDocument,
  CreateSuperRecognitionTypeDocument,
  CreateTagDocument,
  CreateRecognitionTypeDocument,
  DeleteRecognitionGroupDocument,
  DeleteSubRecognitionTypeDocument,
  DeleteSuperRecognitionTypeDocument,
  DeletePostTypeDocument,
  DeleteRecognitionTypeDocument,
  UpdateRecognitionGroupDocument,
  UpdateSubRecognitionTypeDocument,
  UpdateSuperRecognitionTypeDocument,
  UpdateTagDocument,
  UpdateRecognitionTypeDocument,
  type RecognitionGroupsQuery,
  type SubRecognitionTypesQuery,
  type SuperRecognitionTypesQuery,
  type AdminTagsQuery,
  type AllRecognitionTypesQuery,
} from '#src/gql/graphql.ts';
import { refreshPosts, refreshRecognition } from './adminCache.ts';
import type { Switching } from '#src/api/useSwitching.ts';

/** A type with its rules. */
export type AdminType = AllRecognitionTypesQuery['allRecognitionTypes'][number];
/** A sub type. */
export type AdminSubType = SubRecognitionTypesQuery['subRecognitionTypes'][number];
/** A super type. */
export type AdminSuperType = SuperRecognitionTypesQuery['superRecognitionTypes'][number];
/** A tag of the composer and the feed. */
export type AdminTag = AdminTagsQuery['allPostTypes'][number];
/** A group that may send certain types. */
export type AdminGroup = RecognitionGroupsQuery['recognitionGroups'][number];

const all = ['recognitions', 'admin'] as const;

/** Recognition types. */
export const typeResource = {
  ...adminResource([...all, 'types'], AllRecognitionTypesDocument, refreshRecognition),
  create: creating(CreateRecognitionTypeDocument),
  update: sending(UpdateRecognitionTypeDocument),
  turn: (change: Switching) => answerOf(ActivateRecognitionTypeDocument, change, {}),
  remove: sending(DeleteRecognitionTypeDocument),
  /** Never cached: the administrator decides about a deletion by these numbers. */
  usage: (id: string) => reading([...all, 'usage', id], RecognitionTypeUsageDocument, { id }, 0),
} as const;

/** Sub types of all types. */
export const subTypeResource = {
  ...adminResource([...all, 'sub types'], SubRecognitionTypesDocument, refreshRecognition),
  create: sending(CreateSubTypeDocument),
  update: sending(UpdateSubRecognitionTypeDocument),
  turn: switching(UpdateSubRecognitionTypeDocument),
  remove: sending(DeleteSubRecognitionTypeDocument),
} as const;

/** Super types. */
export const superTypeResource = {
  ...adminResource([...all, 'super types'], SuperRecognitionTypesDocument, refreshRecognition),
  create: sending(CreateSuperRecognitionTypeDocument),
  update: sending(UpdateSuperRecognitionTypeDocument),
  turn: switching(UpdateSuperRecognitionTypeDocument),
  remove: sending(DeleteSuperRecognitionTypeDocument),
} as const;

/** Tags. Posts show their icon and colour. */
export const tagResource = {
  ...adminResource([...all, 'tags'], AdminTagsDocument, refreshPosts),
  create: creating(CreateTagDocument),
  update: sending(UpdateTagDocument),
  turn: switching(UpdateTagDocument),
  remove: sending(DeletePostTypeDocument),
} as const;

/** Recognition groups. */
export const groupResource = {
  ...adminResource([...all, 'groups'], RecognitionGroupsDocument, refreshRecognition),
  create: sending(CreateRecognitionGroupDocument),
  update: sending(UpdateRecognitionGroupDocument),
  turn: switching(UpdateRecognitionGroupDocument),
  remove: sending(DeleteRecognitionGroupDocument),
} as const;

/** All active colleagues. Groups hold only the ids of people. */
export const allPeople = () => reading(['people', 'all'], AllPeopleDocument, {}, adminStaleMs * 10);

/** The values that a type can represent. */
export const typeValues = () => reading([...all, 'values'], AdminTypeValuesDocument, {}, adminStaleMs);
