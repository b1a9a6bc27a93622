/** The facade: all SDL and resolvers as one executable schema, identical in the browser tab and on Node. */
import { buildSchema, type GraphQLSchema } from 'graphql';
import { analyticsResolvers } from './analytics/analytics.resolvers.ts';
import { authResolvers } from './auth/auth.resolvers.ts';
import { cartResolvers } from './cart/cart.resolvers.ts';
import { catalogResolvers } from './catalog/catalog.resolvers.ts';
import { challengeResolvers } from './challenges/challenges.resolvers.ts';
import { communicationResolvers } from './communications/communications.resolvers.ts';
import { couponResolvers } from './coupons/coupons.resolvers.ts';
import { evaluationResolvers } from './evaluations/evaluations.resolvers.ts';
import { eventResolvers } from './events/events.resolvers.ts';
import { fileResolvers } from './files/files.resolvers.ts';
import { formResolvers } from './forms/forms.resolvers.ts';
import { goalResolvers } from './goals/goals.resolvers.ts';
import type { Output, Row } from './kit/endpoint.ts';
import { call, type Arguments, type Transport } from './kit/client.ts';
import { callDirectly, type DirectTransport } from './kit/direct.ts';
import { textFaults } from './kit/text.ts';
import { ApiError, errorOf } from './errors.ts';
import type { Language } from './limits.ts';
import { benefitResolvers } from './benefits/benefits.resolvers.ts';
import { programResolvers } from './programs/programs.resolvers.ts';
import { reason } from './reasons.ts';
import { attach, type FacadeContext } from './kit/resolvers.ts';
import { departmentResolvers } from './departments/departments.resolvers.ts';
import { feedbackResolvers } from './feedback/feedback.resolvers.ts';
import { notificationResolvers } from './notifications/notifications.resolvers.ts';
import { orderResolvers } from './orders/orders.resolvers.ts';
import { organizationResolvers } from './organization/organization.resolvers.ts';
import { pageResolvers } from './pages/pages.resolvers.ts';
import { pointResolvers } from './points/points.resolvers.ts';
import { postResolvers } from './posts/posts.resolvers.ts';
import { publicApiResolvers } from './publicApi/publicApi.resolvers.ts';
import { recognitionResolvers } from './recognitions/recognitions.resolvers.ts';
import { referenceResolvers } from './reference/reference.resolvers.ts';
import { decisionResolvers } from './decisions/decisions.resolvers.ts';
import { requestResolvers } from './requests/requests.resolvers.ts';
import { surveyResolvers } from './surveys/surveys.resolvers.ts';
import { taskResolvers } from './tasks/tasks.resolvers.ts';
import { userResolvers } from './users/users.resolvers.ts';
import { valueResolvers } from './values/values.resolvers.ts';
import { waitingResolvers } from './waiting/waiting.resolvers.ts';
import { wellbeingResolvers } from './wellbeing/wellbeing.resolvers.ts';

/** The fields of all domains, with the rows they call. */
export const domains = [
  authResolvers,
  organizationResolvers,
  userResolvers,
  departmentResolvers,
  valueResolvers,
  postResolvers,
  recognitionResolvers,
  formResolvers,
  surveyResolvers,
  evaluationResolvers,
  pointResolvers,
  catalogResolvers,
  cartResolvers,
  orderResolvers,
  couponResolvers,
  notificationResolvers,
  fileResolvers,
  referenceResolvers,
  pageResolvers,
  publicApiResolvers,
  goalResolvers,
  taskResolvers,
  challengeResolvers,
  eventResolvers,
  communicationResolvers,
  requestResolvers,
  decisionResolvers,
  wellbeingResolvers,
  waitingResolvers,
  programResolvers,
  benefitResolvers,
  feedbackResolvers,
  analyticsResolvers,
] as const;

/**
 * Builds the executable schema. `sdl` is derived from the rows (tools/sdl) and read by the deployment; a page assumes that
 * it is valid, as tests have found.
 */
export const createFacade = (sdl: string, options?: Parameters<typeof buildSchema>[1]): GraphQLSchema =>
  attach(buildSchema(sdl, options), domains);

/** A path or query cannot carry such text, and would reach the server as other text. */
function expectReadable(input: unknown, operation: string, language: Language): void {
  const { params, query } = input as { readonly params?: object; readonly query?: object }; // as `partsOf` makes it
  const faults = textFaults(undefined, { ...query, ...params }).filter(
    ({ code }) => code === 'text_unreadable',
  );
  if (faults.length === 0) return;
  const reasons = faults.map(({ path, code }) => reason(path.join('.'), code, language));
  throw new ApiError({ ...errorOf('invalid', language).facts(), retryable: false, reasons }, operation);
}

/**
 * The context of one request: its headers go with each call of a row. Each call has one attempt and its row's timeout.
 * Calls of a server in this process pass objects.
 */
export function facadeContext(transport: Transport | DirectTransport): FacadeContext {
  return {
    call: async <R extends Row>(row: R, operation: string, input: unknown): Promise<Output<R>> => {
      expectReadable(input, operation, transport.language);
      const parts = input as Arguments<R>; // the SDL has validated the arguments; the server validates them against the row
      return 'answer' in transport
        ? callDirectly(row, operation, parts, transport)
        : call(row, operation, parts, transport);
    },
  };
}
