/** The filters of the list of people as URL parameters. */
import { roles, type Role } from '#schema/permissions.ts';
import { activeFilters } from '#schema/users/people.endpoints.ts';

/** Which accounts are shown. */
export type ActiveFilter = (typeof activeFilters)[number];

/** Only active people by default (spec §9). */
export interface PeopleScope {
  /** Starts at 1. */
  readonly page: number;
  readonly keywords: string;
  /** Searches e-mail addresses only. */
  readonly byEmail: boolean;
  readonly type: Role | null;
  readonly active: ActiveFilter;
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

/** All active people, first page. */
export const wholeScope: PeopleScope = {
  page: 1,
  keywords: '',
  byEmail: false,
  type: null,
  active: 'active',
  departmentId: null,
  groupId: null,
};

const pageOf = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : wholeScope.page;

/** Parses the URL. Invalid values are dropped. */
export const scopeOf = (search: URLSearchParams): PeopleScope => ({
  page: pageOf(search.get('page')),
  keywords: (search.get('q') ?? '').trim().slice(0, 100),
  byEmail: search.get('in') === 'email',
  type: roles.find((one) => one === search.get('type')) ?? null,
  active: activeFilters.find((one) => one === search.get('active')) ?? wholeScope.active,
  departmentId: search.get('department') || null,
  groupId: search.get('group') || null,
});

/** The URL of a scope and of the open panel. `scopeOf` parses it back to the same scope. */
export const addressOf = (
  { page, keywords, byEmail, type, active, departmentId, groupId }: PeopleScope,
  person: string | null = null,
): Record<string, string> => ({
  ...(keywords === '' ? {} : { q: keywords }),
  ...(byEmail ? { in: 'email' } : {}),
  ...(type === null ? {} : { type }),
  ...(active === wholeScope.active ? {} : { active }),
  ...(departmentId === null ? {} : { department: departmentId }),
  ...(groupId === null ? {} : { group: groupId }),
  ...(page === 1 ? {} : { page: String(page) }),
  ...(person === null ? {} : { person }),
});

/** Whether any filter differs from the default. The page number does not count. */
export const isScoped = (scope: PeopleScope): boolean =>
  Object.keys(addressOf({ ...scope, page: 1, byEmail: scope.byEmail && scope.keywords !== '' })).length > 0;
