/** Queries and mutations of recognition types, tags, sub types, super types and groups. */
import { queryOptions } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { request } from '#src/api/client.ts';
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
  type AdminTypeUsageQuery,
  type AdminTypeValuesQuery,
  type CreatePostTypeInput,
  type GroupChange,
  type TypeChange,
  type TypeInput,
  type UpdatePostTypeInput,
  type UpdateSubRecognitionTypeInput,
  type UpdateSuperRecognitionTypeInput,
} from '#src/gql/graphql.ts';
import type { Switching } from '#src/api/useSwitching.ts';

/** A type with its rules. */
export type AdminType = AdminTypesQuery['allRecognitionTypes'][number];
/** The usage of a type. */
export type TypeUsage = AdminTypeUsageQuery['recognitionTypeUsage'];
/** A sub type. */
export type AdminSubType = AdminSubTypesQuery['subRecognitionTypes'][number];
/** A super type. */
export type AdminSuperType = AdminSuperTypesQuery['superRecognitionTypes'][number];
/** A tag of the composer and the feed. */
export type AdminTag = AdminTagsQuery['allPostTypes'][number];
/** A group that may send certain types. */
export type AdminGroup = AdminGroupsQuery['recognitionGroups'][number];
/** A value that a type can represent. */
export type TypeValue = AdminTypeValuesQuery['values'][number];

/** Stale time in ms. Short, because other administrators change these lists too. */
const staleTimeMs = 30_000;
const all = ['recognitions', 'admin'] as const;

/** Lists of the administration, inactive items included. */
export const typeQueries = {
  types: () =>
    queryOptions({
      queryKey: [...all, 'types'],
      queryFn: async ({ signal }): Promise<readonly AdminType[]> =>
        (await request(AdminTypesDocument, {}, { signal })).allRecognitionTypes,
      staleTime: staleTimeMs,
    }),
  /** Never cached: the administrator decides about a deletion by these numbers. */
  usage: (id: string) =>
    queryOptions({
      queryKey: [...all, 'usage', id],
      queryFn: async ({ signal }): Promise<TypeUsage> =>
        (await request(AdminTypeUsageDocument, { id }, { signal })).recognitionTypeUsage,
      staleTime: 0,
    }),
  subTypes: () =>
    queryOptions({
      queryKey: [...all, 'sub types'],
      queryFn: async ({ signal }): Promise<readonly AdminSubType[]> =>
        (await request(AdminSubTypesDocument, {}, { signal })).subRecognitionTypes,
      staleTime: staleTimeMs,
    }),
  superTypes: () =>
    queryOptions({
      queryKey: [...all, 'super types'],
      queryFn: async ({ signal }): Promise<readonly AdminSuperType[]> =>
        (await request(AdminSuperTypesDocument, {}, { signal })).superRecognitionTypes,
      staleTime: staleTimeMs,
    }),
  tags: () =>
    queryOptions({
      queryKey: [...all, 'tags'],
      queryFn: async ({ signal }): Promise<readonly AdminTag[]> =>
        (await request(AdminTagsDocument, {}, { signal })).allPostTypes,
      staleTime: staleTimeMs,
    }),
  groups: () =>
    queryOptions({
      queryKey: [...all, 'groups'],
      queryFn: async ({ signal }): Promise<readonly AdminGroup[]> =>
        (await request(AdminGroupsDocument, {}, { signal })).recognitionGroups,
      staleTime: staleTimeMs,
    }),
  /** All active colleagues. Groups hold only the ids of people. */
  people: () =>
    queryOptions({
      queryKey: ['people', 'all'],
      queryFn: async ({ signal }): Promise<readonly PublicUser[]> =>
        (await request(AdminPeopleDocument, {}, { signal })).allPeople,
      staleTime: staleTimeMs * 10,
    }),
  values: () =>
    queryOptions({
      queryKey: [...all, 'values'],
      queryFn: async ({ signal }): Promise<readonly TypeValue[]> =>
        (await request(AdminTypeValuesDocument, {}, { signal })).values,
      staleTime: staleTimeMs,
    }),
} as const;

/** An update of a row by its id. */
export interface Change<I> {
  readonly id: string;
  readonly input: I;
}

/** Mutations. Each takes an idempotency key. */
export const typeWrites = {
  create: (input: TypeInput, key: string) => request(CreateTypeDocument, { input }, { key }),
  update: (change: Change<TypeChange>, key: string) => request(UpdateTypeDocument, change, { key }),
  activate: ({ id, active }: Switching) => request(ActivateTypeDocument, { id, active }),
  remove: (id: string, key: string) => request(DeleteTypeDocument, { id }, { key }),

  createSub: (given: { readonly name: string; readonly recognitionTypeId: string }, key: string) =>
    request(CreateSubTypeDocument, given, { key }),
  updateSub: (change: Change<UpdateSubRecognitionTypeInput>, key: string) =>
    request(UpdateSubTypeDocument, change, { key }),
  activateSub: ({ id, active }: Switching) => request(UpdateSubTypeDocument, { id, input: { active } }),
  removeSub: (id: string, key: string) => request(DeleteSubTypeDocument, { id }, { key }),

  createSuper: (
    given: { name: string; recognitionTypeIds: string[]; description: string; icon: string | null },
    key: string,
  ) => request(CreateSuperTypeDocument, given, { key }),
  updateSuper: (change: Change<UpdateSuperRecognitionTypeInput>, key: string) =>
    request(UpdateSuperTypeDocument, change, { key }),
  activateSuper: ({ id, active }: Switching) => request(UpdateSuperTypeDocument, { id, input: { active } }),
  removeSuper: (id: string, key: string) => request(DeleteSuperTypeDocument, { id }, { key }),

  createTag: (input: CreatePostTypeInput, key: string) => request(CreateTagDocument, { input }, { key }),
  updateTag: (change: Change<UpdatePostTypeInput>, key: string) =>
    request(UpdateTagDocument, change, { key }),
  activateTag: ({ id, active }: Switching) => request(UpdateTagDocument, { id, input: { active } }),
  removeTag: (id: string, key: string) => request(DeleteTagDocument, { id }, { key }),

  createGroup: (
    given: { name: string; recognitionTypeIds: string[]; userIds: string[]; monthlyLimit: number | null },
    key: string,
  ) => request(CreateGroupDocument, given, { key }),
  updateGroup: (change: Change<GroupChange>, key: string) => request(UpdateGroupDocument, change, { key }),
  activateGroup: ({ id, active }: Switching) => request(UpdateGroupDocument, { id, input: { active } }),
  removeGroup: (id: string, key: string) => request(DeleteGroupDocument, { id }, { key }),
} as const;
