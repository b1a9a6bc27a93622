/**
 * Recognition types: the rules (`recognition_type`), their super- and subtypes, and the tags of composer and feed
 * (`post_type`).
 */
import * as z from 'zod/mini';
import { IconKey, IconUrl, ownIcon } from '../files/ownIcon.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Color, Count, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { roles } from '../permissions.ts';
import { audiences } from './recognitions.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));
const Icon = z.nullable(z.string().check(z.maxLength(40)));
const Roles = z.array(z.enum(roles)).check(z.minLength(1));

/** A tag in the composer and in posts. */
export const PostType = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  /** Icon name (lucide). */
  icon: z.nullable(z.string()),
  iconUrl: IconUrl,
});
export type PostType = z.output<typeof PostType>;

/** A tag with the rules of its recognition type, as the composer needs them. */
export const OfferedType = z.extend(PostType, {
  ...ownIcon,
  recognitionTypeId: Id,
  superType: z.nullable(z.object({ id: Id, name: z.string() })),
  subTypes: z.array(z.object({ id: Id, name: z.string() })),
  minPoints: Amount,
  maxPoints: z.nullable(Amount),
  /** The value that is selected together with this type. */
  valueId: z.nullable(Id),
  /** Recognitions left this month if a group limits them. */
  leftThisMonth: z.nullable(Count),
  receiverRoles: z.array(z.enum(roles)),
  active: z.boolean(),
});
export type OfferedType = z.output<typeof OfferedType>;

/** The rules of a kind of recognition. */
export const RecognitionType = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.string(),
  icon: z.nullable(z.string()),
  ...ownIcon,
  color: z.nullable(Color),
  minPoints: Amount,
  maxPoints: z.nullable(Amount),
  /** Roles that may send and receive it, and its audience. */
  roles: z.array(z.enum(roles)),
  receiverRoles: z.array(z.enum(roles)),
  seenBy: z.enum(audiences),
  superTypeId: z.nullable(Id),
  valueId: z.nullable(Id),
  recognitionGroupId: z.nullable(Id),
  active: z.boolean(),
  createdAt: Instant,
});
export type RecognitionType = z.output<typeof RecognitionType>;

/** What uses a type, shown before it is deactivated or deleted. */
export const TypeUsage = z.object({
  posts: Count,
  postTypes: Count,
  subTypes: Count,
  groups: Count,
  /** A type used by posts can only be deactivated, because the posts keep its name. */
  mayDelete: z.boolean(),
});
export type TypeUsage = z.output<typeof TypeUsage>;

const typeFields = {
  nameEn: z.optional(z.nullable(Words)),
  description: z.optional(Words),
  icon: z.optional(Icon),
  iconKey: IconKey,
  color: z.optional(z.nullable(Color)),
  minPoints: z.optional(Amount),
  maxPoints: z.optional(z.nullable(Amount)),
  roles: z.optional(Roles),
  receiverRoles: z.optional(Roles),
  seenBy: z.optional(z.enum(audiences)),
  valueId: z.optional(z.nullable(Id)),
  recognitionGroupId: z.optional(z.nullable(Id)),
};
export const TypeInput = z.object({ name: Name, ...typeFields });
export type TypeInput = z.input<typeof TypeInput>;
export const TypeChange = edit(z.object({ name: z.optional(Name), ...typeFields }));
export type TypeChange = z.input<typeof TypeChange>;

export const SubType = z.object({
  id: Id,
  name: z.string(),
  recognitionTypeId: Id,
  description: z.string(),
  icon: z.nullable(z.string()),
  active: z.boolean(),
});
export type SubType = z.output<typeof SubType>;

export const SuperType = z.object({
  id: Id,
  name: z.string(),
  recognitionTypeIds: z.array(Id),
  description: z.string(),
  icon: z.nullable(z.string()),
  active: z.boolean(),
});
export type SuperType = z.output<typeof SuperType>;

const see = { can: 'recognition.send', module: 'recognitions' } as const;
const manage = { can: 'recognition.manage', module: 'recognitions' } as const;
const ofSub = { description: z.optional(Words), icon: z.optional(Icon) };

export const typeEndpoints = endpoints({
  types: {
    route: 'GET /recognition_type',
    // No screen: The composer reads GET /post_type, which holds the tags as well.
    reply: z.array(RecognitionType),
    ...see,
    origin: 'spec',
  },
  allTypes: {
    route: 'GET /recognition_type/all',
    reply: z.array(RecognitionType),
    ...manage,
    origin: 'spec',
  },
  createType: {
    route: 'POST /recognition_type',
    body: TypeInput,
    reply: RecognitionType,
    ...manage,
    origin: 'spec',
  },
  activateType: {
    route: 'POST /recognition_type/activate',
    body: z.object({ id: Id, active: z.boolean() }),
    reply: RecognitionType,
    ...manage,
    origin: 'spec',
  },
  setTypeRoles: {
    route: 'PATCH /recognition_type/roles',
    // No screen: The form of a type writes its roles with the rest of the type.
    body: z.object({ id: Id, roles: Roles }),
    reply: RecognitionType,
    ...manage,
    origin: 'spec',
  },
  updateType: {
    route: 'PATCH /org/recognition_type/{id}',
    body: TypeChange,
    reply: RecognitionType,
    ...manage,
    origin: 'ours',
  },
  typeUsage: { route: 'GET /org/recognition_type/{id}/usage', reply: TypeUsage, ...manage, origin: 'ours' },
  deleteType: { route: 'DELETE /org/recognition_type/{id}', reply: Done, ...manage, origin: 'spec' },

  subTypes: {
    route: 'GET /sub_recognition_type',
    query: z.object({ recognitionTypeId: z.optional(Id) }),
    reply: z.array(SubType),
    ...see,
    origin: 'proposed',
  },
  createSubType: {
    route: 'POST /sub_recognition_type',
    body: z.object({ name: Name, recognitionTypeId: Id, ...ofSub }),
    reply: SubType,
    ...manage,
    origin: 'proposed',
  },
  updateSubType: {
    route: 'PATCH /sub_recognition_type/{id}',
    body: edit(
      z.object({
        name: z.optional(Name),
        recognitionTypeId: z.optional(Id),
        active: z.optional(z.boolean()),
        ...ofSub,
      }),
    ),
    reply: SubType,
    ...manage,
    origin: 'proposed',
  },
  deleteSubType: { route: 'DELETE /sub_recognition_type/{id}', reply: Done, ...manage, origin: 'proposed' },

  superTypes: { route: 'GET /super_recognition_type', reply: z.array(SuperType), ...see, origin: 'proposed' },
  createSuperType: {
    route: 'POST /super_recognition_type',
    body: z.object({ name: Name, recognitionTypeIds: z.array(Id), ...ofSub }),
    reply: SuperType,
    ...manage,
    origin: 'proposed',
  },
  updateSuperType: {
    route: 'PATCH /super_recognition_type/{id}',
    body: edit(
      z.object({
        name: z.optional(Name),
        recognitionTypeIds: z.optional(z.array(Id)),
        active: z.optional(z.boolean()),
        ...ofSub,
      }),
    ),
    reply: SuperType,
    ...manage,
    origin: 'proposed',
  },
  deleteSuperType: {
    route: 'DELETE /super_recognition_type/{id}',
    reply: Done,
    ...manage,
    origin: 'proposed',
  },

  postTypes: { route: 'GET /post_type', reply: z.array(OfferedType), ...see, origin: 'ours' },
  allPostTypes: { route: 'GET /org/post_type', reply: z.array(OfferedType), ...manage, origin: 'ours' },
  createPostType: {
    route: 'POST /post_type',
    body: z.object({
      name: Name,
      nameEn: z.optional(z.nullable(Words)),
      recognitionTypeId: Id,
      color: z.optional(z.nullable(Color)),
      icon: z.optional(Icon),
      iconKey: IconKey,
    }),
    reply: OfferedType,
    ...manage,
    origin: 'ours',
  },
  updatePostType: {
    route: 'PATCH /post_type/{id}',
    body: edit(
      z.object({
        name: z.optional(Name),
        nameEn: z.optional(z.nullable(Words)),
        color: z.optional(z.nullable(Color)),
        icon: z.optional(Icon),
        iconKey: IconKey,
        active: z.optional(z.boolean()),
      }),
    ),
    reply: OfferedType,
    ...manage,
    origin: 'spec',
  },
  deletePostType: { route: 'DELETE /post_type/{id}', reply: Done, ...manage, origin: 'ours' },
});
