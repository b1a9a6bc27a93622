/** The form of a type of recognition, mapped to the contract. */
import { reason } from '#schema/reasons.general.ts';
import { TypeInput } from '#schema/recognitions/types.endpoints.ts';
import type { Audience } from '#schema/recognitions/recognitions.rules.ts';
import type { Role } from '#schema/permissions.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { memberRoles } from './roleWords.ts';
import type { AdminType } from './types.queries.ts';

/** The fields of the panel. */
export interface TypeFields {
  name: string;
  nameEn: string;
  description: string;
  icon: string | null;
  iconKey: string | null;
  color: string | null;
  minPoints: number | null;
  /** `null` means no limit. */
  maxPoints: number | null;
  roles: Role[];
  receiverRoles: Role[];
  seenBy: Audience;
  valueId: string | null;
  recognitionGroupId: string | null;
}

/** Fields that can show a validation error of the server. */
export const typeFields = [
  'name',
  'nameEn',
  'description',
  'iconKey',
  'minPoints',
  'maxPoints',
  'roles',
  'receiverRoles',
  'valueId',
  'recognitionGroupId',
] as const;

/** The initial fields for a type, or for a new one. */
export const fieldsOf = (type: AdminType | null): TypeFields => ({
  name: type?.name ?? '',
  nameEn: type?.nameEn ?? '',
  description: type?.description ?? '',
  icon: type?.icon ?? 'award',
  iconKey: type?.iconKey ?? null,
  color: type === null ? '#2f855a' : type.color,
  minPoints: type?.minPoints ?? 0,
  maxPoints: type === null ? 100 : type.maxPoints,
  roles: [...(type?.roles ?? memberRoles)],
  receiverRoles: [...(type?.receiverRoles ?? memberRoles)],
  seenBy: type?.seenBy ?? 'everyone',
  valueId: type?.valueId ?? null,
  recognitionGroupId: type?.recognitionGroupId ?? null,
});

/** Converts the fields to the input of the call. */
export const toTypeInput = ({ minPoints, ...fields }: TypeFields) => ({
  ...fields,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() === '' ? null : fields.nameEn.trim(),
  description: fields.description.trim(),
  minPoints: minPoints ?? 0,
});

/** Validates with the schema of the call, and checks that the maximum is not below the minimum. */
export const typeForm = {
  schema: TypeInput,
  toInput: toTypeInput,
  more: ({ minPoints, maxPoints }, language) =>
    maxPoints !== null && maxPoints < (minPoints ?? 0)
      ? [reason('maxPoints', 'maximum_below_minimum', language, { minimum: minPoints ?? 0 })]
      : [],
} satisfies RowForm<TypeFields>;
