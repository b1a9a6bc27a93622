/** Things that a person put off. */
import type { WaitingKind } from '#schema/waiting/kinds.ts';
import { table, text } from '../store/table.ts';

export const waitingSnoozes = table(
  'waiting_snoozes',
  {
    userId: text(),
    kind: text<WaitingKind>(),
    /** The `id` of the thing within its kind. */
    itemId: text(),
    /** The thing is back from then on. */
    until: text(),
  },
  { unique: [['userId', 'kind', 'itemId']] },
);
