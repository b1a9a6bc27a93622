/** Calls about people (spec §7 "Users"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Email, Id, Keywords, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers } from '../limits.parts.ts';
import { Anniversary, Birthday, CelebrationsAsked } from './celebrations.shapes.ts';
import { accountEndpoints } from './account.endpoints.ts';
import { importEndpoints } from './imports.endpoints.ts';
import { peopleAdminEndpoints } from './people.endpoints.ts';
import { photoEndpoints } from './photos.endpoints.ts';
import { CurrentUser, PublicProfile, PublicUser } from './users.shapes.ts';

/** Search for people; `emails` (ours) finds exactly these people, including inactive ones, to check a list. */
export const PeopleSearch = z.object({
  keywords: Keywords,
  departmentId: z.optional(Id),
  groupId: z.optional(Id),
  emails: z.optional(z.array(Email).check(z.maxLength(maxReceivers))),
  page: PageNumber,
  perPage: wired(PerPage, 'perPage'),
});
export type PeopleSearch = z.input<typeof PeopleSearch>;

const Paging = z.object({
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  perPage: wired(z.optional(z.int().check(z.gte(1), z.lte(100))), 'perPage'),
});

const peopleEndpoints = endpoints({
  me: { route: 'GET /user', reply: CurrentUser, can: 'session.use', origin: 'spec' },
  search: {
    route: 'POST /user/search',
    query: Paging,
    body: PeopleSearch,
    reply: page(PublicUser),
    can: 'people.search',
    kind: 'read',
    origin: 'spec',
  },
  profile: {
    route: 'GET /user/{id}/public',
    reply: PublicProfile,
    can: 'people.search',
    module: 'profile',
    origin: 'spec',
  },
  all: { route: 'GET /all_users', reply: z.array(PublicUser), can: 'people.search', origin: 'spec' },
  birthdays: {
    route: 'GET /users/birth',
    query: CelebrationsAsked,
    reply: z.array(Birthday),
    can: 'people.search',
    module: 'birthdays',
    origin: 'spec',
  },
  anniversaries: {
    route: 'GET /users/admission',
    query: CelebrationsAsked,
    reply: z.array(Anniversary),
    can: 'people.search',
    module: 'anniversary',
    origin: 'spec',
  },
});

export const userEndpoints = {
  ...peopleEndpoints,
  ...accountEndpoints,
  ...photoEndpoints,
  ...peopleAdminEndpoints,
  ...importEndpoints,
} as const;
