/** Ways in beside the password, and everything about passwords (spec §7 "Auth and org", "Passwords"). */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Service } from '../http/context.ts';

export const accessService = {} as unknown as Service<Omit<typeof authEndpoints, 'login' | 'teams' | 'flow'>>; // being written
