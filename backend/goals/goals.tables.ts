/** Goals with their links, check-ins, checklists and comments, and the periods and categories that hold them. */
import type { GoalConfidence, GoalLevel, GoalStatus, GoalVisibility } from '#schema/goals/goals.rules.ts';
import type { GoalMeasure } from '#schema/goals/progress.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

/** A goal (contract entity `goal`). Its numbers are whole ten-thousandths. */
export const goals = table(
  'goals',
  {
    title: text(),
    titleEn: orNull(text()),
    /** The folded titles. */
    search: text(),
    description: text(),
    descriptionEn: orNull(text()),
    ownerId: text(),
    createdBy: text(),
    level: text<GoalLevel>(),
    departmentId: orNull(text()),
    visibility: text<GoalVisibility>(),
    periodId: text(),
    categoryId: orNull(text()),
    weight: orNull(int()),
    measure: text<GoalMeasure>(),
    start: orNull(int()),
    target: orNull(int()),
    unit: orNull(text()),
    value: orNull(int()),
    /** An exact fraction "n/d" from 0 to 1. */
    progress: orNull(text()),
    confidence: orNull(text<GoalConfidence>()),
    checkedAt: orNull(text()),
    status: text<GoalStatus>(),
    dueOn: orNull(text()),
    carriedFromId: orNull(text()),
    /** It has a copy in another period, so that no list reads the copies. */
    carried: bool(),
    remindedAt: orNull(text()),
    /** Of the checklist. */
    done: int(),
    items: int(),
    /** Goals above and below. */
    parents: int(),
    parts: int(),
    createdAt: text(),
  },
  {
    indexes: [
      ['ownerId', 'periodId'],
      ['periodId', 'createdAt'],
      ['periodId', 'carried', 'createdAt'],
      ['periodId', 'parents', 'createdAt'],
      ['categoryId'],
      ['carriedFromId'],
      ['status', 'createdAt'],
    ],
  },
);

/**
 * A goal above another one. The weight counts among the parts of the parent; it is 0 while the part does not count yet,
 * because the person who made the link does not lead the parent.
 */
export const goalLinks = table(
  'goal_links',
  {
    parentId: text(),
    childId: text(),
    weight: int(),
    /** The weight that the owner of the parent is asked for, and by whom; null while nothing is asked. */
    askedWeight: orNull(int()),
    askedById: orNull(text()),
    /** The part as it was when the parent's period closed; null where it cannot move any more, or still counts as it is. */
    endStatus: orNull(text<GoalStatus>()),
    endProgress: orNull(text()),
    createdAt: text(),
  },
  { unique: [['parentId', 'childId']], indexes: [['childId'], ['askedWeight']] },
);

/** A check-in; it never changes. */
export const goalCheckins = table(
  'goal_checkins',
  {
    goalId: text(),
    userId: text(),
    value: orNull(int()),
    confidence: text<GoalConfidence>(),
    note: text(),
    correctsId: orNull(text()),
    onBehalf: bool(),
    createdAt: text(),
  },
  { indexes: [['goalId', 'createdAt'], ['userId'], ['createdAt']] },
);

export const goalComments = table(
  'goal_comments',
  { goalId: text(), userId: text(), message: text(), createdAt: text() },
  { indexes: [['goalId', 'createdAt'], ['userId']] },
);

export const goalChecklistItems = table(
  'goal_checklist_items',
  { goalId: text(), title: text(), done: bool(), position: int(), createdAt: text() },
  { indexes: [['goalId', 'position']] },
);

export const goalPeriods = table(
  'goal_periods',
  {
    name: text(),
    nameEn: orNull(text()),
    startsOn: text(),
    endsOn: orNull(text()),
    closedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['startsOn']] },
);

/** Open goals of a period that are being copied into another one; goes with the last of them. */
export const goalCarries = table(
  'goal_carries',
  {
    fromId: text(),
    toId: text(),
    startedAt: text(),
    /** The place after the last goal that was looked at; null at the beginning. */
    after: orNull(text()),
  },
  { unique: [['fromId', 'toId']] },
);

export const goalCategories = table('goal_categories', {
  name: text(),
  nameEn: orNull(text()),
  color: orNull(text()),
  active: bool(),
  createdAt: text(),
});

export const goalSettings = table('goal_settings', { alignment: bool(), weights: bool() });
