/** Bugs in permissions and visibility. */
import type { Bug } from '../bug.ts';

export const accessBugs: readonly Bug[] = [
  {
    name: 'billing-open-to-managers',
    effect: 'Managers read the bills of the organisation.',
    file: 'schema/permissions.ts',
    find: "'billing.see': ['admin'],",
    put: "'billing.see': ['manager', 'admin'],",
    gate: 'node',
    only: ['tests/contract/access.test'],
    shows: /access/i,
  },
  {
    name: 'private-post-for-moderators',
    effect: 'Administrators open thanks that are private to two people.',
    file: 'backend/posts/posts.rules.ts',
    find: 'if (post.isPrivate) return false;',
    put: 'if (post.isPrivate) return moderates(me);',
    gate: 'node',
    only: ['tests/backend/feed.test', 'tests/backend/privacy.test', 'tests/backend/moderation.test'],
    shows: /feed|privacy|moderation/,
  },
  {
    name: 'old-token-still-opens',
    effect: 'A session goes on after the password was changed.',
    file: 'backend/session/caller.ts',
    find: ' || me.tokenEpoch !== epoch)',
    put: ')',
    gate: 'node',
    only: ['tests/backend/session.test', 'tests/backend/authSessions.test'],
    shows: /session/i,
  },
  {
    name: 'ballot-tells-when',
    effect: 'The rows of an anonymous poll tell when each person voted.',
    file: 'backend/surveys/ballots.ts',
    find: 'userId: null, createdAt: poll.createdAt }',
    put: 'userId: null, createdAt: at }',
    gate: 'node',
    only: ['tests/backend/pollSecrecy.test'],
    shows: /pollSecrecy/,
  },
];
