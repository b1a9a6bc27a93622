/** Default values of a new goal: open, without check-ins, parts and weight. */
import { fold } from '../kit/fold.ts';
import type { GoalRow } from './goals.access.ts';

export const defaultGoal = (
  said: Pick<GoalRow, 'id' | 'title' | 'ownerId' | 'periodId' | 'measure' | 'createdAt'> & Partial<GoalRow>,
): GoalRow => ({
  search: fold(said.title),
  description: '',
  createdBy: said.ownerId,
  level: 'person',
  departmentId: null,
  visibility: 'organization',
  categoryId: null,
  weight: null,
  start: null,
  target: null,
  unit: null,
  value: null,
  progress: null,
  confidence: null,
  checkedAt: null,
  status: 'open',
  dueOn: null,
  carriedFromId: null,
  remindedAt: null,
  done: 0,
  items: 0,
  parents: 0,
  parts: 0,
  ...said,
});

/** Of a link: its part counts as it is. */
export const moving = { endStatus: null, endProgress: null };
/** Of a link: nothing is asked of the owner of the parent. */
export const agreed = { askedWeight: null, askedById: null };
/** Of a link whose part counts from the beginning. */
export const newLink = { ...agreed, ...moving };
