/** The filters of the list of people in the address. */
import { peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

export const peopleSearch = searchOf(peopleAdminEndpoints.listOrg.query, {
  page: 'page',
  searchByEmail: ['in', { email: true }],
});
/** Only active people by default (spec §9). */
export type PeopleFilter = FilterOf<typeof peopleSearch>;
export const deletionSearch = searchOf(peopleAdminEndpoints.deletions.query, { page: 'page' });
