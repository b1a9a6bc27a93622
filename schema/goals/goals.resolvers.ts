/** GraphQL fields of goals. */
import { resolvers } from '../kit/resolvers.ts';
import { goalEndpoints } from './goals.endpoints.ts';

export const goalResolvers = resolvers('goals', goalEndpoints, {
  Query: {
    goals: 'list',
    goal: 'goal',
    allGoals: 'all',
    goalTree: 'tree',
    availableGoalWeight: 'availableWeight',
    goalPeople: 'people',
    goalPeriods: 'periods',
    goalCategories: 'categories',
    goalSettings: 'settings',
  },
  Mutation: {
    createGoal: 'create',
    updateGoal: 'update',
    updateOrgGoal: 'updateOrg',
    checkInGoal: 'checkIn',
    checkInOrgGoal: 'checkInFor',
    commentGoal: 'comment',
    addGoalItem: 'addItem',
    updateGoalItem: 'updateItem',
    deleteGoalItem: 'removeItem',
    reorderGoalItems: 'reorder',
    setGoalParents: 'setParents',
    answerGoalPart: 'answerPart',
    createGoalPeriod: 'createPeriod',
    updateGoalPeriod: 'updatePeriod',
    closeGoalPeriod: 'closePeriod',
    carryGoalsOver: 'carryOver',
    createGoalCategory: 'createCategory',
    updateGoalCategory: 'updateCategory',
    deleteGoalCategory: 'removeCategory',
    updateGoalSettings: 'updateSettings',
  },
});
