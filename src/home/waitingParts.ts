/** The list of what each domain can finish in the queue. Code and texts of a part are loaded on the press. */
import type { ComponentType } from 'react';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import type { WaitingFormProps, WaitingParts } from '#src/waiting/waitingParts.ts';

/** Renders nothing if it cannot be loaded; the title leads to the page of the thing. */
const form = (load: () => Promise<ComponentType<WaitingFormProps>>) => ({ form: optional(load) });

const task = form(() =>
  withTexts(() => import('#src/tasks/WaitingTask.tsx')).then((file) => file.WaitingTask),
);
const decision = {
  act: () => import('#src/decisions/decisions.waiting.ts').then((file) => file.decisionAct),
} as const;
const celebration = {
  act: () => import('#src/posts/posts.waiting.ts').then((file) => file.celebrationAct),
} as const;

export const waitingParts: WaitingParts = {
  task_again: task,
  task,
  task_proof: { act: () => import('#src/tasks/tasks.waiting.ts').then((file) => file.taskProofAct) },
  decision,
  benefit_decision: decision,
  point_request: { act: () => import('#src/points/points.waiting.ts').then((file) => file.pointRequestAct) },
  challenge_proof: {
    act: () => import('#src/challenges/challenges.waiting.ts').then((file) => file.challengeProofAct),
  },
  goal_part: form(() =>
    withTexts(() => import('#src/goals/WaitingGoal.tsx')).then((file) => file.WaitingGoalPart),
  ),
  poll: form(() => withTexts(() => import('#src/surveys/WaitingPoll.tsx')).then((file) => file.WaitingPoll)),
  communication: form(() =>
    withTexts(() => import('#src/communications/WaitingCommunication.tsx')).then(
      (file) => file.WaitingCommunication,
    ),
  ),
  challenge_day: form(() =>
    withTexts(() => import('#src/challenges/WaitingDay.tsx')).then((file) => file.WaitingDay),
  ),
  checkin: form(() =>
    withTexts(() => import('#src/goals/WaitingGoal.tsx')).then((file) => file.WaitingCheckin),
  ),
  birthday: celebration,
  anniversary: celebration,
};
