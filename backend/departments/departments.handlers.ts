/** Group memberships of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { userGroupMembers } from './departments.tables.ts';

export const membershipsGone = onPersonRemoved('departments', { removes: [userGroupMembers] });
