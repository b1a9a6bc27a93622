/** Valid calls of recognition types, their groups and settings. */
import {
  postTypes,
  recognitionGroups,
  recognitionTypes,
  subTypes,
  superTypes,
} from '#backend/program/program.tables.ts';
import { carriedBy } from '#backend/posts/usage.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** First rows, a type without posts, and a tag that is not the last of its type. */
export const known = async (store: Store, { slug }: Pick<Known, 'slug'>) => {
  const { rows: tags } = await store.list(postTypes, { order: [['position', 'asc']] });
  const { rows: types } = await store.list(recognitionTypes, { order: [['createdAt', 'asc']] });
  let unusedType = noId;
  for (const { id } of types) {
    const own = tags.filter((tag) => tag.recognitionTypeId === id).map((tag) => tag.id);
    if (unusedType === noId && (await carriedBy(store, 'type', own)) === 0) unusedType = id;
  }
  if (unusedType === noId) {
    unusedType = `019d0000-0000-7000-9000-00000000000${slug === 'aurora' ? 1 : 2}`;
    await store.insert(
      recognitionTypes,
      types.slice(0, 1).map((type) => ({ ...type, id: unusedType, name: 'Unused', active: false })),
    );
  }
  const spareTag = tags.find((tag) =>
    tags.some((one) => one.active && one.id !== tag.id && one.recognitionTypeId === tag.recognitionTypeId),
  );
  return {
    recognitionTypeId: types.find((type) => type.active)?.id ?? noId,
    unusedType,
    tag: tags.find((tag) => tag.active)?.id ?? noId,
    spareTag: spareTag?.id ?? noId,
    subType: await firstId(store, subTypes),
    superType: await firstId(store, superTypes),
    recognitionGroupId: await firstId(store, recognitionGroups),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type TypesKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<TypesKnown> = {
  'recognitions.createType': () => ({ body: { minPoints: 0, maxPoints: 50, roles: ['admin'] } }),
  'recognitions.activateType': ({ recognitionTypeId }) => ({
    body: { id: recognitionTypeId, active: false },
  }),
  'recognitions.setTypeRoles': 'recognitionTypeId',
  'recognitions.updateType': ({ recognitionTypeId }) => ({
    params: { id: recognitionTypeId },
    body: { minPoints: 0, maxPoints: 50 },
  }),
  'recognitions.typeUsage': 'recognitionTypeId',
  'recognitions.deleteType': 'unusedType',
  'recognitions.subTypes': ({ recognitionTypeId }) => ({ query: { recognitionTypeId } }),
  'recognitions.updateSubType': 'subType',
  'recognitions.deleteSubType': 'subType',
  'recognitions.updateSuperType': 'superType',
  'recognitions.deleteSuperType': 'superType',
  'recognitions.updatePostType': 'tag',
  'recognitions.deletePostType': 'spareTag',
  'recognitions.updateGroup': 'recognitionGroupId',
  'recognitions.deleteGroup': 'recognitionGroupId',
};
