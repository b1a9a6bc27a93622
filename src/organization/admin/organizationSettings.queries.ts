/** Queries and mutations of the organisation settings for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import type { Branding, OrgSettings } from '#schema/organization/organization.endpoints.ts';
import type {
  OrganizationChange,
  MarketingText,
} from '#schema/organization/organizationSettings.endpoints.ts';
import type { EmailKind } from '#schema/organization/organization.rules.ts';
import { request } from '#src/api/client.ts';
import { uploadFile } from '#src/files/uploadFile.ts';
import {
  AddAdminEmailDocument,
  AddOrgEmailDocument,
  DeleteAdminEmailDocument,
  DeleteOrgEmailDocument,
  EditOrganizationDocument,
  HouseDocument,
  ModuleUseDocument,
  OrgCustomDocument,
  OrgEmailsDocument,
  UpdateOrgCustomDocument,
  UpdateOrgEmailDocument,
  type HouseQuery,
  type ModuleUseQuery,
  type OrgCustomQuery,
  type OrgEmailInput,
  type OrgEmailsQuery,
  type UpdateOrgEmailInput,
} from '#src/gql/graphql.ts';

/** All facts of the organisation. */
export type AdminOrganization = HouseQuery['house'];
/** An address that receives notifications. */
export type ListedEmail = OrgEmailsQuery['orgEmails'][number];
/** The current data of a module. */
export type HeldByModule = ModuleUseQuery['moduleUse'][number];
/** Brand, sentence and modules. */
export type AdminBranding = Omit<OrgCustomQuery['orgCustom'], 'services'> & {
  readonly services: ActiveModules;
};

/** Stale time in ms. Short, because other administrators change these too. */
const staleTimeMs = 30_000;
const all = ['organization', 'admin'] as const;

/** The active modules of a JSON answer. Invalid values count as off. */
const switchesIn = (services: unknown): ActiveModules =>
  typeof services === 'object' && services !== null
    ? Object.fromEntries(Object.entries(services).map(([flag, active]) => [flag, active === true]))
    : {};

/** All organisation settings. Each change of the organisation invalidates them. */
export const organizationSettingsQueries = {
  house: () =>
    queryOptions({
      queryKey: [...all, 'house'],
      queryFn: async ({ signal }): Promise<AdminOrganization> =>
        (await request(HouseDocument, {}, { signal })).house,
      staleTime: staleTimeMs,
    }),
  custom: () =>
    queryOptions({
      queryKey: [...all, 'custom'],
      queryFn: async ({ signal }): Promise<AdminBranding> => {
        const { orgCustom } = await request(OrgCustomDocument, {}, { signal });
        return { ...orgCustom, services: switchesIn(orgCustom.services) };
      },
      staleTime: staleTimeMs,
    }),
  /** Never cached: the administrator decides by these numbers. */
  use: () =>
    queryOptions({
      queryKey: [...all, 'use'],
      queryFn: async ({ signal }): Promise<readonly HeldByModule[]> =>
        (await request(ModuleUseDocument, {}, { signal })).moduleUse,
      staleTime: 0,
    }),
  emails: () =>
    queryOptions({
      queryKey: [...all, 'emails'],
      queryFn: async ({ signal }): Promise<readonly ListedEmail[]> =>
        (await request(OrgEmailsDocument, {}, { signal })).orgEmails,
      staleTime: staleTimeMs,
    }),
} as const;

/** Invalidates all queries that show the organisation. */
export const refreshOrganizationSettings = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['organization'] });

/** Invalidates both lists. */
export const refreshEmails = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: organizationSettingsQueries.emails().queryKey });

/** The changed fields of the brand. Omitted fields keep their values. */
export interface BrandChange {
  readonly banner?: Branding['banner'] | undefined;
  readonly marketingText?: MarketingText | null | undefined;
  /** A new logo, or null to remove the logo. */
  readonly logo?: File | null | undefined;
}

/** Mutations. Each takes an idempotency key. */
export const organizationSettingsWrites = {
  edit: async (input: OrganizationChange, key: string): Promise<AdminOrganization> =>
    (await request(EditOrganizationDocument, { input }, { key })).editOrganization,

  /** Uploads a new logo first. `onProgress` receives the uploaded share, from 0 to 1. */
  async brand(
    { logo, ...rest }: BrandChange,
    key: string,
    onProgress: (share: number) => void,
  ): Promise<Pick<OrgSettings, 'branding'>> {
    const isNew = logo !== null && logo !== undefined;
    const logoKey = isNew
      ? await uploadFile('corp-benef-image', logo, {
          onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
        })
      : logo;
    const input = { ...rest, ...(logoKey === undefined ? {} : { logoKey }) };
    // Another logo is another request body, so it needs its own key.
    const options = isNew ? {} : { key };
    return (await request(UpdateOrgCustomDocument, { input }, options)).updateOrgCustom;
  },

  turn: ({ flag, active }: { readonly flag: ModuleFlag; readonly active: boolean }, key: string) =>
    request(UpdateOrgCustomDocument, { input: { services: { [flag]: active } } }, { key }),

  addEmail: async ({ kind, ...input }: OrgEmailInput & { readonly kind: EmailKind }, key: string) =>
    kind === 'org'
      ? request(AddOrgEmailDocument, { input }, { key })
      : request(AddAdminEmailDocument, { input }, { key }),
  updateEmail: (input: UpdateOrgEmailInput, key: string) =>
    request(UpdateOrgEmailDocument, { input }, { key }),
  turnEmail: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
    request(UpdateOrgEmailDocument, { input: { id, active } }),
  removeEmail: async ({ kind, id }: Pick<ListedEmail, 'kind' | 'id'>, key: string) =>
    kind === 'org'
      ? request(DeleteOrgEmailDocument, { id }, { key })
      : request(DeleteAdminEmailDocument, { id }, { key }),
} as const;
