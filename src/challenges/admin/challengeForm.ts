/** The form of a challenge: its fields, the input of the calls, and its draft on this device. */
import * as z from 'zod/mini';
import { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import {
  challengePictures,
  challengeTypeIds,
  challengeWays,
  weeksOf,
} from '#schema/challenges/challenges.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { OpenedChallenge } from '#src/challenges/challenges.queries.ts';
import type { Described } from '#src/challenges/RulesCard.tsx';
import type { Me } from '#src/session/me.queries.ts';

/** Digits that a number of a challenge may have. */
export const places = { whole: 8, decimals: 2 } as const;

/** The fields as a draft holds them. Days are empty texts while there are none. */
export const ChallengeFields = z.object({
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  typeId: z.enum(challengeTypeIds),
  categoryId: z.nullable(z.string()),
  picture: z.nullable(z.enum(challengePictures)),
  way: z.enum(challengeWays),
  target: z.nullable(z.number()),
  unit: z.string(),
  perWeek: z.nullable(z.number()),
  /** Null keeps all weeks. */
  weeks: z.nullable(z.number()),
  cap: z.nullable(z.number()),
  proof: z.boolean(),
  points: z.nullable(z.number()),
  startsOn: z.string(),
  endsOn: z.string(),
  audience: z.object({
    departmentIds: z.array(z.string()),
    groupIds: z.array(z.string()),
    /** The single people, for their names. */
    people: z.array(PublicUser),
  }),
});
export type ChallengeFields = z.output<typeof ChallengeFields>;

/** The fields of a stored challenge; null for a new one. */
export const challengeFieldsOf = (challenge: OpenedChallenge | null): ChallengeFields => ({
  name: challenge?.name ?? '',
  nameEn: challenge?.nameEn ?? '',
  description: challenge?.description ?? '',
  descriptionEn: challenge?.descriptionEn ?? '',
  typeId: challenge?.typeId ?? 'steps',
  categoryId: challenge?.category?.id ?? null,
  picture: challenge?.picture ?? null,
  way: challenge?.way ?? 'own_beginning',
  target: challenge?.target ?? null,
  unit: challenge?.unit ?? '',
  perWeek: challenge?.perWeek ?? null,
  weeks: challenge?.weeks ?? null,
  cap: challenge?.cap ?? null,
  proof: challenge?.proof ?? false,
  points: challenge?.points ?? 0,
  startsOn: challenge?.startsOn ?? '',
  endsOn: challenge?.endsOn ?? '',
  audience: {
    departmentIds: [...(challenge?.audience?.departmentIds ?? [])],
    groupIds: [...(challenge?.audience?.groupIds ?? [])],
    people: [...(challenge?.audiencePeople ?? [])],
  },
});

/** The audience as the calls take it: empty lists mean everybody. */
export const audienceInput = ({ departmentIds, groupIds, people }: ChallengeFields['audience']) => ({
  departmentIds,
  groupIds,
  userIds: people.map(({ id }) => id),
});

const toInput = ({ audience, ...fields }: ChallengeFields) => ({
  ...fields,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() || null,
  description: fields.description.trim(),
  descriptionEn: fields.descriptionEn.trim() || null,
  unit: fields.unit.trim(),
  target: fields.target ?? 0,
  points: fields.points ?? 0,
  perWeek: fields.way === 'habit' ? (fields.perWeek ?? 1) : null,
  weeks: fields.way === 'habit' ? fields.weeks : null,
  ...audienceInput(audience),
});
export type ChallengeInput = ReturnType<typeof toInput>;

export const challengeForm: RowForm<ChallengeFields, ChallengeInput> = {
  schema: challengeEndpoints.create.body,
  toInput,
  names: { departmentIds: 'audience', groupIds: 'audience', userIds: 'audience' },
};

/** Fields that show their own reasons. */
export const challengeFieldNames = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'typeId',
  'categoryId',
  'picture',
  'way',
  'target',
  'unit',
  'perWeek',
  'weeks',
  'cap',
  'proof',
  'points',
  'startsOn',
  'endsOn',
  'audience',
] as const satisfies readonly (keyof ChallengeFields)[];

/** What a person would read, while it is written; null before there is a target, a unit, and days in their order. */
export function describedOf(fields: ChallengeFields): Described | null {
  const { target, unit, startsOn, endsOn, way, weeks, points } = fields;
  if (target === null || target <= 0 || unit.trim() === '' || startsOn === '' || endsOn < startsOn)
    return null;
  return {
    ...fields,
    target,
    points: points ?? 0,
    weeks: way === 'habit' ? (weeks ?? weeksOf(startsOn, endsOn)) : null,
  };
}

/** The name of a person's draft on this device; null is a new challenge. */
export const challengeDraftPlace = (
  { orgId, id }: Pick<Me, 'orgId' | 'id'>,
  challenge: string | null,
): string => `draft:challenge-form:${orgId}:${id}:${challenge ?? 'new'}`;
