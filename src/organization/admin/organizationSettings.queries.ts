/** Reads and writes of the organisation's house, for its administrators. */
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
/** An address that is told of what happens. */
export type ListedEmail = OrgEmailsQuery['orgEmails'][number];
/** What a module holds now. */
export type HeldByModule = ModuleUseQuery['moduleUse'][number];
/** Brand, sentence and switches. */
export type AdminBranding = Omit<OrgCustomQuery['orgCustom'], 'services'> & {
  readonly services: ActiveModules;
};

/** Other administrators change these too: fresh this long, in ms. */
const staleTimeMs = 30_000;
const all = ['organization', 'admin'] as const;

/** What is on of an answer that is JSON; what is no switch is off. */
const switchesIn = (services: unknown): ActiveModules =>
  typeof services === 'object' && services !== null
    ? Object.fromEntries(Object.entries(services).map(([flag, active]) => [flag, active === true]))
    : {};

/** Everything of the house; all of it is asked again when the organisation changes. */
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
  /** Counted when it is asked for: a number of a minute ago is none to decide by. */
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

/** Everything that shows the organisation is asked again. */
export const refreshOrganizationSettings = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['organization'] });

/** Both lists are asked again. */
export const refreshEmails = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: organizationSettingsQueries.emails().queryKey });

/** What of the brand is changed; what is left out stays. */
export interface BrandChange {
  readonly banner?: Branding['banner'] | undefined;
  readonly marketingText?: MarketingText | null | undefined;
  /** A new picture, or null to take the old one away. */
  readonly logo?: File | null | undefined;
}

/** Writes; each takes the key of its intent. */
export const organizationSettingsWrites = {
  edit: async (input: OrganizationChange, key: string): Promise<AdminOrganization> =>
    (await request(EditOrganizationDocument, { input }, { key })).editOrganization,

  /** A new logo is uploaded first; `onProgress` hears its share, from 0 to 1. */
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
    // Another upload is another content: its key is its own.
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
