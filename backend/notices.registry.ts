/** The texts of all kinds of notifications, in their order within a mail. */
import type { NoticeWords } from './notifications/notices.words.ts';
import { recognitionWords, badgeWords, returnedWords } from './recognitions/recognitions.noticeWords.ts';
import { birthdayWords, anniversaryWords } from './celebrations/celebrations.noticeWords.ts';
import { digestWords } from './celebrations/digest.noticeWords.ts';
import { boostWords, commentWords, reactionWords, reportWords } from './posts/posts.noticeWords.ts';
import { orderWords } from './orders/orders.noticeWords.ts';
import {
  evaluationAcknowledgedWords,
  evaluationConfirmWords,
  evaluationPeersWords,
  evaluationReminderWords,
  evaluationSharedWords,
  evaluationWords,
} from './evaluations/evaluations.noticeWords.ts';
import {
  goalCheckinWords,
  goalCommentWords,
  goalDigestWords,
  goalPartRefusedWords,
  goalPartWords,
  goalPeriodClosedWords,
  goalReminderWords,
} from './goals/goals.noticeWords.ts';
import { taskWords } from './tasks/tasks.noticeWords.ts';
import {
  challengeCompletedWords,
  challengeEndingWords,
  challengeProofWords,
  challengeWords,
} from './challenges/challenges.noticeWords.ts';
import { wellbeingWords } from './wellbeing/wellbeing.noticeWords.ts';
import { programWords } from './programs/programs.noticeWords.ts';
import { feedbackWords } from './feedback/feedback.noticeWords.ts';
import { eventWords } from './events/events.noticeWords.ts';
import { communicationWords } from './communications/communications.noticeWords.ts';
import { requestKindWords } from './requests/requests.noticeWords.ts';
import { requestWords } from './points/points.noticeWords.ts';
import { couponWords } from './coupons/coupons.noticeWords.ts';
import { documentWords } from './files/files.noticeWords.ts';
import {
  pollWords,
  surveyFewWords,
  surveyOutcomeWords,
  surveyReminderWords,
  surveyWords,
} from './surveys/surveys.noticeWords.ts';

export const noticeWords: readonly NoticeWords[] = [
  recognitionWords,
  returnedWords,
  boostWords,
  badgeWords,
  orderWords,
  requestWords,
  couponWords,
  documentWords,
  surveyWords,
  surveyReminderWords,
  surveyOutcomeWords,
  surveyFewWords,
  evaluationWords,
  evaluationReminderWords,
  evaluationPeersWords,
  evaluationConfirmWords,
  evaluationSharedWords,
  evaluationAcknowledgedWords,
  goalReminderWords,
  goalDigestWords,
  goalPeriodClosedWords,
  goalPartWords,
  goalPartRefusedWords,
  goalCheckinWords,
  goalCommentWords,
  ...taskWords,
  challengeWords,
  challengeEndingWords,
  challengeProofWords,
  challengeCompletedWords,
  ...eventWords,
  ...programWords,
  ...communicationWords,
  ...requestKindWords,
  ...feedbackWords,
  wellbeingWords,
  commentWords,
  pollWords,
  reportWords,
  reactionWords,
  birthdayWords,
  anniversaryWords,
  digestWords,
];
