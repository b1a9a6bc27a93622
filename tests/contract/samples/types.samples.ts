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
import { firstId, noId, type FieldSamples, type RestSamples } from './known.ts';

/** First rows, a type without posts, and a tag that is not the last of its type. */
export const known = async (store: Store) => {
  const { rows: tags } = await store.list(postTypes, { order: [['position', 'asc']] });
  const { rows: types } = await store.list(recognitionTypes, { order: [['createdAt', 'asc']] });
  let unusedType = noId;
  for (const { id } of types) {
    const own = tags.filter((tag) => tag.recognitionTypeId === id).map((tag) => tag.id);
    if (unusedType === noId && (await carriedBy(store, 'type', own)) === 0) unusedType = id;
  }
  const spareTag = tags.find((tag) =>
    tags.some((one) => one.active && one.id !== tag.id && one.recognitionTypeId === tag.recognitionTypeId),
  );
  return {
    recognitionType: types.find((type) => type.active)?.id ?? noId,
    unusedType,
    tag: tags.find((tag) => tag.active)?.id ?? noId,
    spareTag: spareTag?.id ?? noId,
    subType: await firstId(store, subTypes),
    superType: await firstId(store, superTypes),
    recognitionGroup: await firstId(store, recognitionGroups),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type TypesKnown = Awaited<ReturnType<typeof known>>;

const name = 'Valentía serena';

export const restSamples: RestSamples<TypesKnown> = {
  'recognitions.types': () => ({}),
  'recognitions.allTypes': () => ({}),
  'recognitions.createType': () => ({ body: { name, min_points: 0, max_points: 50, roles: ['admin'] } }),
  'recognitions.activateType': ({ recognitionType }) => ({ body: { id: recognitionType, active: false } }),
  'recognitions.setTypeRoles': ({ recognitionType }) => ({
    body: { id: recognitionType, roles: ['manager', 'admin'] },
  }),
  'recognitions.updateType': ({ recognitionType }) => ({
    params: { id: recognitionType },
    body: { description: 'Con otras palabras' },
  }),
  'recognitions.typeUsage': ({ recognitionType }) => ({ params: { id: recognitionType } }),
  'recognitions.deleteType': ({ unusedType }) => ({ params: { id: unusedType } }),
  'recognitions.subTypes': ({ recognitionType }) => ({
    search: `?recognition_type_id=${recognitionType}`,
  }),
  'recognitions.createSubType': ({ recognitionType }) => ({
    body: { name, recognition_type_id: recognitionType },
  }),
  'recognitions.updateSubType': ({ subType }) => ({ params: { id: subType }, body: { name } }),
  'recognitions.deleteSubType': ({ subType }) => ({ params: { id: subType } }),
  'recognitions.superTypes': () => ({}),
  'recognitions.createSuperType': ({ recognitionType }) => ({
    body: { name, recognition_type_ids: [recognitionType] },
  }),
  'recognitions.updateSuperType': ({ superType, recognitionType }) => ({
    params: { id: superType },
    body: { recognition_type_ids: [recognitionType] },
  }),
  'recognitions.deleteSuperType': ({ superType }) => ({ params: { id: superType } }),
  'recognitions.allPostTypes': () => ({}),
  'recognitions.createPostType': ({ recognitionType }) => ({
    body: { name, recognition_type_id: recognitionType, color: '#225588' },
  }),
  'recognitions.updatePostType': ({ tag }) => ({ params: { id: tag }, body: { name } }),
  'recognitions.deletePostType': ({ spareTag }) => ({ params: { id: spareTag } }),
  'recognitions.groups': () => ({}),
  'recognitions.createGroup': ({ recognitionType }) => ({
    body: { name, recognition_type_ids: [recognitionType], user_ids: [], monthly_limit: 3 },
  }),
  'recognitions.updateGroup': ({ recognitionGroup }) => ({
    params: { id: recognitionGroup },
    body: { monthly_limit: 4 },
  }),
  'recognitions.deleteGroup': ({ recognitionGroup }) => ({ params: { id: recognitionGroup } }),
  'recognitions.settings': () => ({}),
  'recognitions.updateSettings': () => ({ body: { boost_max: 30 } }),
};

export const fieldSamples: FieldSamples<TypesKnown> = {
  'Query.recognitionTypes': () => '',
  'Query.allRecognitionTypes': () => '',
  'Query.recognitionTypeUsage': ({ recognitionType }) => `(id: "${recognitionType}")`,
  'Query.subRecognitionTypes': ({ recognitionType }) => `(recognitionTypeId: "${recognitionType}")`,
  'Query.superRecognitionTypes': () => '',
  'Query.allPostTypes': () => '',
  'Query.recognitionGroups': () => '',
  'Query.recognitionSettings': () => '',
  'Mutation.createRecognitionType': () => `(input: { name: "${name}", minPoints: 0, roles: [admin] })`,
  'Mutation.activateRecognitionType': ({ recognitionType }) => `(id: "${recognitionType}", active: false)`,
  'Mutation.setRecognitionTypeRoles': ({ recognitionType }) =>
    `(id: "${recognitionType}", roles: [manager, admin])`,
  'Mutation.updateRecognitionType': ({ recognitionType }) =>
    `(id: "${recognitionType}", input: { description: "Con otras palabras" })`,
  'Mutation.deleteRecognitionType': ({ unusedType }) => `(id: "${unusedType}")`,
  'Mutation.createSubRecognitionType': ({ recognitionType }) =>
    `(name: "${name}", recognitionTypeId: "${recognitionType}")`,
  'Mutation.updateSubRecognitionType': ({ subType }) => `(id: "${subType}", input: { name: "${name}" })`,
  'Mutation.deleteSubRecognitionType': ({ subType }) => `(id: "${subType}")`,
  'Mutation.createSuperRecognitionType': ({ recognitionType }) =>
    `(name: "${name}", recognitionTypeIds: ["${recognitionType}"])`,
  'Mutation.updateSuperRecognitionType': ({ superType }) =>
    `(id: "${superType}", input: { name: "${name}" })`,
  'Mutation.deleteSuperRecognitionType': ({ superType }) => `(id: "${superType}")`,
  'Mutation.createPostType': ({ recognitionType }) =>
    `(input: { name: "${name}", recognitionTypeId: "${recognitionType}" })`,
  'Mutation.updatePostType': ({ tag }) => `(id: "${tag}", input: { name: "${name}" })`,
  'Mutation.deletePostType': ({ spareTag }) => `(id: "${spareTag}")`,
  'Mutation.createRecognitionGroup': ({ recognitionType }) =>
    `(name: "${name}", recognitionTypeIds: ["${recognitionType}"], monthlyLimit: 3)`,
  'Mutation.updateRecognitionGroup': ({ recognitionGroup }) =>
    `(id: "${recognitionGroup}", input: { monthlyLimit: 4 })`,
  'Mutation.deleteRecognitionGroup': ({ recognitionGroup }) => `(id: "${recognitionGroup}")`,
  'Mutation.updateRecognitionSettings': () => '(input: { boostMax: 30 })',
};
