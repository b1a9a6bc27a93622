/** Challenges when a person is removed. */
import { discardHeld } from '../files/files.rules.ts';
import { onPersonRemoved } from '../http/handling.ts';
import { challengeEntries, challengePeople, challengeProofs, challenges } from './challenges.tables.ts';

/** Place, days and proofs of the person go, with their files. */
export const challengesLeft = onPersonRemoved('challenges', {
  removes: [challengePeople, challengeEntries, challengeProofs],
  takeAlong: discardHeld,
  keeps: [{ tables: [challenges], because: 'a challenge belongs to the organisation' }],
});
