/** Groups that a removed person was in. */
import { onPersonRemoved } from '../http/handling.ts';
import { userGroupMembers } from './departments.tables.ts';

export const membershipsGone = onPersonRemoved('departments', { removes: [userGroupMembers] });
