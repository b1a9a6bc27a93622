/** What waits for people, by domain, and the calls of the queue over all of it. */
import { celebrationsWaiting } from './celebrations/celebrations.waiting.ts';
import { challengesWaiting } from './challenges/challenges.waiting.ts';
import { communicationsWaiting } from './communications/communications.waiting.ts';
import { decisionsWaiting } from './decisions/decisions.waiting.ts';
import { evaluationsWaiting } from './evaluations/evaluations.waiting.ts';
import { filesWaiting } from './files/files.waiting.ts';
import { goalsWaiting } from './goals/goals.waiting.ts';
import { pointsWaiting } from './points/points.waiting.ts';
import { programsWaiting } from './programs/programs.waiting.ts';
import { surveysWaiting } from './surveys/surveys.waiting.ts';
import { tasksWaiting } from './tasks/tasks.waiting.ts';
import type { WaitingSource } from './waiting/sources.ts';
import { createWaitingService } from './waiting/waiting.service.ts';

export const waitingSources: readonly WaitingSource[] = [
  filesWaiting,
  pointsWaiting,
  surveysWaiting,
  goalsWaiting,
  evaluationsWaiting,
  tasksWaiting,
  challengesWaiting,
  programsWaiting,
  communicationsWaiting,
  decisionsWaiting,
  celebrationsWaiting,
];

export const waitingService = createWaitingService(waitingSources);
