/** The form of the organisation's facts. All fields are text; an empty field is sent as null. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { OrganizationChange } from '#schema/organization/organizationSettings.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminOrganization } from './organizationSettings.queries.ts';

/** The fields. */
export interface OrganizationFields {
  name: string;
  legalName: string;
  countryId: string | null;
  defaultLanguage: UserLanguage;
  timezone: string;
  supportChannelUrl: string;
  supportEmail: string;
  whatsappNumber: string;
  workplaceUrl: string;
  externalEvaluationUrl: string;
}

/** Fields that show their own validation errors. */
export const organizationFields = [
  'name',
  'legalName',
  'countryId',
  'defaultLanguage',
  'timezone',
  'supportChannelUrl',
  'supportEmail',
  'whatsappNumber',
  'workplaceUrl',
  'externalEvaluationUrl',
] as const;

/** The initial fields of the saved facts. */
export const fieldsOf = (house: AdminOrganization): OrganizationFields => ({
  name: house.name,
  legalName: house.legalName ?? '',
  countryId: house.countryId,
  defaultLanguage: house.defaultLanguage,
  timezone: house.timezone,
  supportChannelUrl: house.supportChannelUrl ?? '',
  supportEmail: house.supportEmail ?? '',
  whatsappNumber: house.whatsappNumber ?? '',
  workplaceUrl: house.workplaceUrl ?? '',
  externalEvaluationUrl: house.externalEvaluationUrl ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Converts the fields to the input of the call. */
const toOrganizationInput = (fields: OrganizationFields): OrganizationChange => ({
  name: fields.name.trim(),
  legalName: orNull(fields.legalName),
  countryId: fields.countryId,
  defaultLanguage: fields.defaultLanguage,
  timezone: fields.timezone,
  supportChannelUrl: orNull(fields.supportChannelUrl),
  supportEmail: orNull(fields.supportEmail),
  whatsappNumber: orNull(fields.whatsappNumber),
  workplaceUrl: orNull(fields.workplaceUrl),
  externalEvaluationUrl: orNull(fields.externalEvaluationUrl),
});

/** Validates with the schema of the call. */
export const organizationForm: RowForm<OrganizationFields, OrganizationChange> = {
  schema: OrganizationChange,
  toInput: toOrganizationInput,
};
