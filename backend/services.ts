/** Domain → its services; a missing domain or call is a type error. */
import type { contract } from '#schema/contract.ts';
import { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import { benefitEndpoints } from '#schema/benefits/benefits.endpoints.ts';
import { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { decisionEndpoints } from '#schema/decisions/decisions.endpoints.ts';
import { eventEndpoints } from '#schema/events/events.endpoints.ts';
import { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { fileEndpoints } from '#schema/files/files.endpoints.ts';
import { repositoryEndpoints } from '#schema/files/repository.endpoints.ts';
import { organizationSettingsEndpoints } from '#schema/organization/organizationSettings.endpoints.ts';
import { formEndpoints } from '#schema/forms/forms.endpoints.ts';
import { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import { pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import { pointEndpoints } from '#schema/points/points.endpoints.ts';
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { valueEndpoints } from '#schema/values/values.endpoints.ts';
import { authService } from './auth/auth.service.ts';
import { departmentService } from './departments/departments.service.ts';
import type { Service } from './http/context.ts';
import { lazyService } from './http/lazyService.ts';
import { notificationService } from './inbox/notifications.service.ts';
import { programService } from './programs/programs.service.ts';
import { organizationService } from './settings/organization.service.ts';
import { postService } from './posts/posts.service.ts';
import { recognitionService } from './recognitions/recognitions.service.ts';
import { referenceService } from './reference/reference.service.ts';
import { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import { waitingEndpoints } from '#schema/waiting/waiting.endpoints.ts';
import { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import { userService } from './users/users.service.ts';

export const services: { readonly [D in keyof typeof contract]: Service<(typeof contract)[D]> } = {
  auth: authService,
  organization: {
    ...organizationService,
    ...lazyService(
      organizationSettingsEndpoints,
      async () => (await import('./settings/organizationSettings.service.ts')).organizationSettingsService,
    ),
  },
  users: userService,
  departments: departmentService,
  values: lazyService(valueEndpoints, async () => (await import('./values/values.service.ts')).valueService),
  posts: postService,
  recognitions: recognitionService,
  forms: lazyService(formEndpoints, async () => (await import('./forms/forms.service.ts')).formService),
  surveys: lazyService(
    surveyEndpoints,
    async () => (await import('./surveys/surveys.service.ts')).surveyService,
  ),
  evaluations: lazyService(
    evaluationEndpoints,
    async () => (await import('./evaluations/evaluations.service.ts')).evaluationService,
  ),
  points: lazyService(pointEndpoints, async () => (await import('./points/points.service.ts')).pointService),
  catalog: lazyService(
    catalogEndpoints,
    async () => (await import('./catalog/catalog.service.ts')).catalogService,
  ),
  cart: lazyService(cartEndpoints, async () => (await import('./cart/cart.service.ts')).cartService),
  orders: lazyService(orderEndpoints, async () => (await import('./orders/orders.service.ts')).orderService),
  coupons: lazyService(
    couponEndpoints,
    async () => (await import('./coupons/coupons.service.ts')).couponService,
  ),
  notifications: notificationService,
  files: {
    ...lazyService(fileEndpoints, async () => (await import('./files.registry.ts')).fileService),
    ...lazyService(
      repositoryEndpoints,
      async () => (await import('./files/repository.service.ts')).repositoryService,
    ),
  },
  pages: lazyService(pageEndpoints, async () => (await import('./pages/pages.service.ts')).pageService),
  publicApi: lazyService(
    publicApiEndpoints,
    async () => (await import('./publicApi/publicApi.service.ts')).publicApiService,
  ),
  reference: referenceService,
  goals: lazyService(goalEndpoints, async () => (await import('./goals/goals.service.ts')).goalService),
  tasks: lazyService(taskEndpoints, async () => (await import('./tasks/tasks.service.ts')).taskService),
  challenges: lazyService(
    challengeEndpoints,
    async () => (await import('./challenges/challenges.service.ts')).challengeService,
  ),
  events: lazyService(eventEndpoints, async () => (await import('./events/events.service.ts')).eventService),
  communications: lazyService(
    communicationEndpoints,
    async () => (await import('./communications/communications.service.ts')).communicationService,
  ),
  requests: lazyService(
    requestEndpoints,
    async () => (await import('./requests/requests.service.ts')).requestService,
  ),
  decisions: lazyService(
    decisionEndpoints,
    async () => (await import('./decisions/decisions.service.ts')).decisionService,
  ),
  wellbeing: lazyService(
    wellbeingEndpoints,
    async () => (await import('./wellbeing/wellbeing.service.ts')).wellbeingService,
  ),
  waiting: lazyService(waitingEndpoints, async () => (await import('./waiting.registry.ts')).waitingService),
  programs: programService,
  benefits: lazyService(
    benefitEndpoints,
    async () => (await import('./benefits/benefits.service.ts')).benefitService,
  ),
  feedback: {
    ...lazyService(ideaEndpoints, async () => (await import('./feedback/ideas.service.ts')).ideaService),
    ...lazyService(caseEndpoints, async () => (await import('./feedback/cases.service.ts')).caseService),
  },
  analytics: lazyService(
    analyticsEndpoints,
    async () => (await import('./analytics/analytics.service.ts')).analyticsService,
  ),
};
