/** Sends what an earlier page left underway, of every kind, whatever screen this page shows. */
import type { QueryClient } from '@tanstack/react-query';
import { benefitAnswers } from '#src/benefits/benefits.writes.ts';
import { challengeProofCalls } from '#src/challenges/challengeProof.ts';
import { resumeEntry } from '#src/challenges/resumeEntry.ts';
import { evaluationAnswers } from '#src/evaluations/evaluations.writes.ts';
import { resumeProof } from '#src/files/proof/proof.actors.ts';
import { resumeCheckIn } from '#src/events/admin/checkIns.ts';
import { resumeCheckin } from '#src/goals/checkins.ts';
import { programAnswers } from '#src/programs/programAnswers.ts';
import { programProofCalls } from '#src/programs/programProof.ts';
import { requestAnswers } from '#src/requests/requests.writes.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { leftIds, type LeftKind, type LeftThing } from '#src/lib/leftHere.ts';
import { resumeAnswers } from '#src/surveys/answering/submissions.ts';
import { surveyAnswers } from '#src/surveys/answering/surveys.writes.ts';
import { resumeMood } from '#src/wellbeing/mood/moodErrands.ts';
import { taskProofCalls } from '#src/tasks/taskProof.ts';

/** Each continues what was sent or waits, and leaves a draft alone. */
const resumes: readonly (readonly [LeftKind, (left: LeftThing) => void])[] = [
  ['survey', resumeAnswers(surveyAnswers)],
  ['evaluation', resumeAnswers(evaluationAnswers)],
  ['request', resumeAnswers(requestAnswers)],
  ['benefit', resumeAnswers(benefitAnswers)],
  ['program', resumeAnswers(programAnswers)],
  ['checkin', resumeCheckin],
  ['challengeEntry', resumeEntry],
  ['challengeProof', (left) => resumeProof(challengeProofCalls(left))],
  ['programProof', (left) => resumeProof(programProofCalls(left))],
  ['taskProof', (left) => resumeProof(taskProofCalls(left))],
  ['eventCheckIn', resumeCheckIn],
  ['mood', resumeMood],
];

/** Does nothing without a signed-in person. */
export function resumeLeft(cache: QueryClient): void {
  // A sign-out empties the cache: nothing is sent with the token of the next person.
  const owner = cache.getQueryData(meQuery().queryKey);
  if (owner === null || owner === undefined) return;
  for (const [kind, resume] of resumes) for (const id of leftIds(kind, owner)) resume({ cache, owner, id });
}
