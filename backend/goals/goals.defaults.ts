/** What a new goal begins with. */
import { fold } from '../kit/fold.ts';
import type { GoalRow } from './goals.access.ts';

/** What a search finds a goal by: its titles, folded. */
export const searchOf = ({ title, titleEn = null }: Pick<GoalRow, 'title'> & Partial<GoalRow>): string =>
  fold(titleEn === null ? title : `${title} ${titleEn}`);

/** Open, without check-ins, parts and weight. */
export const defaultGoal = (
  said: Pick<GoalRow, 'id' | 'title' | 'ownerId' | 'periodId' | 'measure' | 'createdAt'> & Partial<GoalRow>,
): GoalRow => ({
  search: searchOf(said),
  titleEn: null,
  description: '',
  descriptionEn: null,
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
  carried: false,
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
