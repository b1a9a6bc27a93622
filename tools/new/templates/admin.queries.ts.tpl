/** Calls of {{domain}} for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  All{{Domain}}Document,
  Create{{One}}Document,
  Delete{{One}}Document,
  Update{{One}}Document,
  type All{{Domain}}Query,
} from '#src/gql/graphql.ts';
import { {{one}}Queries } from '#src/{{domain}}/{{domain}}.queries.ts';

/** One of the {{domain}}, active or inactive. */
export type Admin{{One}} = All{{Domain}}Query['all{{Domain}}'][number];

/** All {{domain}} by name. A change refreshes every list of them. */
export const {{one}}Resource = {
  ...adminResource(
    [...{{one}}Queries.all(), 'admin'],
    All{{Domain}}Document,
    (cache) => void cache.invalidateQueries({ queryKey: {{one}}Queries.all() }),
  ),
  create: creating(Create{{One}}Document),
  update: sending(Update{{One}}Document),
  turn: switching(Update{{One}}Document),
  remove: sending(Delete{{One}}Document),
} as const;
