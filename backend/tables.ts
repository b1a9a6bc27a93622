/** Every table, in the order in which a store creates them. */
import { idempotencyKeys } from './http/idempotency.tables.ts';
import { accounts, entries, transfers } from './ledger/ledger.tables.ts';
import { notifications } from './notifications/notifications.tables.ts';
import { modules, organizations } from './organization/organization.tables.ts';
import { comments, postReceivers, posts, postTypeLinks, reactions } from './posts/posts.tables.ts';
import { postTypes } from './recognitions/recognitions.tables.ts';
import type { Table } from './store/table.ts';
import { departments, users } from './users/users.tables.ts';

export const tables: readonly Table[] = [
  organizations,
  modules,
  departments,
  users,
  postTypes,
  posts,
  postReceivers,
  postTypeLinks,
  reactions,
  comments,
  accounts,
  transfers,
  entries,
  notifications,
  idempotencyKeys,
];
