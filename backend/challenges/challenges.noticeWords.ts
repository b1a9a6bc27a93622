/** Texts that count notifications about challenges in a mail. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const challengeWords: NoticeWords = {
  kind: 'challenge',
  spanish: ['Comenzó un reto tuyo', 'Comenzaron {n} retos tuyos'],
  english: ['A challenge of yours has begun', '{n} challenges of yours have begun'],
};

export const challengeEndingWords: NoticeWords = {
  kind: 'challenge_ending',
  spanish: ['Un reto tuyo termina pronto', '{n} retos tuyos terminan pronto'],
  english: ['A challenge of yours ends soon', '{n} challenges of yours end soon'],
};

export const challengeProofWords: NoticeWords = {
  kind: 'challenge_proof',
  spanish: ['Se decidió sobre un comprobante tuyo', 'Se decidió sobre {n} comprobantes tuyos'],
  english: ['A proof of yours was decided', '{n} proofs of yours were decided'],
};

export const challengeCompletedWords: NoticeWords = {
  kind: 'challenge_completed',
  spanish: ['Completaste un reto', 'Completaste {n} retos'],
  english: ['You completed a challenge', 'You completed {n} challenges'],
};
