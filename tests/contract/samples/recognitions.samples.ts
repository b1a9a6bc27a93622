/** Valid calls of recognitions. */
import { postTypes } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** The first type of the composer. */
export const known = async (store: Store) => ({
  postType: await firstId(store, postTypes, { where: { active: true }, order: [['position', 'asc']] }),
});
type RecognitionsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<RecognitionsKnown> = {
  'recognitions.send': () => ({
    body: {
      amount: 5,
      senderEmail: undefined,
      subTypeId: undefined,
      badgeId: undefined,
      attachmentKeys: [],
      publishAt: undefined,
    },
  }),
};
