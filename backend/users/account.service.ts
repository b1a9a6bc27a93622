/** One's own account: who one is, what others may see, leaving (spec §7 "Users"). */
import type { accountEndpoints } from '#schema/users/account.endpoints.ts';
import type { Service } from '../http/context.ts';

export const accountService: Service<typeof accountEndpoints> = {
  account: () => Promise.reject(new Error('not yet')),
  updateAccount: () => Promise.reject(new Error('not yet')),
  requestDeletion: () => Promise.reject(new Error('not yet')),
  withdrawDeletion: () => Promise.reject(new Error('not yet')),
};
