/** Challenges when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { challengeEntries, challengePeople, challengeProofs, challenges } from './challenges.tables.ts';

/** Place, days and proofs of the person go. */
export const challengesLeft = onPersonRemoved('challenges', {
  removes: [challengePeople, challengeEntries, challengeProofs],
  keeps: [{ tables: [challenges], because: 'a challenge belongs to the organisation' }],
});
