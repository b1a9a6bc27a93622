/** People as administrators keep them (spec §3 "Create user", §7 "Users"). */
import type { peopleAdminEndpoints } from '#schema/users/people.endpoints.ts';
import type { Service } from '../http/context.ts';

export const peopleService = {} as unknown as Service<typeof peopleAdminEndpoints>; // being written
