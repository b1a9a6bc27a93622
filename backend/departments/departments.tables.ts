/** Groups of people across departments. */
import { bool, table, text } from '../store/table.ts';

export const userGroups = table(
  'user_groups',
  { name: text(), description: text(), active: bool(), createdAt: text() },
  { unique: [['name']] },
);

export const userGroupMembers = table(
  'user_group_members',
  { groupId: text(), userId: text() },
  { unique: [['groupId', 'userId']], indexes: [['userId']], steady: true },
);
