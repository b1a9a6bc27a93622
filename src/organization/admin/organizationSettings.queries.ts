/** Calls of the organisation settings for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import type { Branding, OrgSettings } from '#schema/organization/organization.endpoints.ts';
import type { MarketingText } from '#schema/organization/organizationSettings.endpoints.ts';
import type { EmailKind } from '#schema/organization/organization.rules.ts';
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import type { Change } from '#src/admin/useBase.ts';
import { answerOf, creating, reading } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
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

const all = ['organization', 'admin'] as const;

/** The active modules of a JSON answer. Invalid values count as off. */
const switchesIn = (services: unknown): ActiveModules =>
  typeof services === 'object' && services !== null
    ? Object.fromEntries(Object.entries(services).map(([flag, active]) => [flag, active === true]))
    : {};

/** All organisation settings. Each change of the organisation invalidates them. */
export const organizationSettingsQueries = {
  house: () => reading([...all, 'house'], HouseDocument, {}, adminStaleMs),
  custom: () =>
    queryOptions({
      queryKey: [...all, 'custom'],
      queryFn: async ({ signal }): Promise<AdminBranding> => {
        const custom = await answerOf(OrgCustomDocument, {}, { signal });
        return { ...custom, services: switchesIn(custom.services) };
      },
      staleTime: adminStaleMs,
    }),
  /** Never cached: the administrator decides by these numbers. */
  use: () => reading([...all, 'use'], ModuleUseDocument, {}, 0),
} as const;

/** Invalidates all queries that show the organisation. */
export const refreshOrganizationSettings = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['organization'] });

/** The changed fields of the brand. Omitted fields keep their values. */
export interface BrandChange {
  readonly banner?: Branding['banner'] | undefined;
  readonly marketingText?: MarketingText | null | undefined;
  /** A new logo, or null to remove the logo. */
  readonly logo?: File | null | undefined;
}

/** Mutations. Each takes an idempotency key. */
export const organizationSettingsWrites = {
  edit: creating(EditOrganizationDocument),

  /** Uploads a new logo first; `logoBefore` is its key now. `onProgress` receives the uploaded share, from 0 to 1. */
  async brand(
    { logo, basedOn, ...rest }: Change<BrandChange>['input'],
    logoBefore: string | null,
    key: string,
    onProgress: (share: number) => void,
  ): Promise<Pick<OrgSettings, 'branding'>> {
    const isNew = logo !== null && logo !== undefined;
    const logoKey = isNew
      ? await uploadFile('corp-benef-image', logo, {
          onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
        })
      : logo;
    const { logo: _file, ...seen } = { ...basedOn };
    const input = {
      ...rest,
      ...(logoKey === undefined ? {} : { logoKey }),
      basedOn: logoKey === undefined ? seen : { ...seen, logoKey: logoBefore },
    };
    // Another logo is another request body, so it needs its own key.
    const options = isNew ? {} : { key };
    return answerOf(UpdateOrgCustomDocument, { input }, options);
  },

  turn: ({ flag, active }: { readonly flag: ModuleFlag; readonly active: boolean }, key: string) =>
    answerOf(UpdateOrgCustomDocument, { input: { services: { [flag]: active } } }, { key }),
} as const;

const emailsKey = [...all, 'emails'];

/** The addresses of both lists. */
export const emailResource = {
  ...adminResource(
    emailsKey,
    OrgEmailsDocument,
    (cache) => void cache.invalidateQueries({ queryKey: emailsKey }),
  ),
  create: async ({ kind, ...input }: OrgEmailInput & { readonly kind: EmailKind }, key: string) =>
    kind === 'org'
      ? answerOf(AddOrgEmailDocument, { input }, { key })
      : answerOf(AddAdminEmailDocument, { input }, { key }),
  update: creating(UpdateOrgEmailDocument),
  turn: ({ id, active }: Switching) => answerOf(UpdateOrgEmailDocument, { input: { id, active } }, {}),
  remove: async ({ kind, id }: Pick<ListedEmail, 'kind' | 'id'>, key: string) =>
    kind === 'org'
      ? answerOf(DeleteOrgEmailDocument, { id }, { key })
      : answerOf(DeleteAdminEmailDocument, { id }, { key }),
} as const;
