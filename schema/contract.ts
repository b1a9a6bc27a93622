/** The list of all domains and their rows, for the backend, the facade and the tests; the app never imports it. */
import { analyticsEndpoints } from './analytics/analytics.endpoints.ts';
import { benefitEndpoints } from './benefits/benefits.endpoints.ts';
import { challengeEndpoints } from './challenges/challenges.endpoints.ts';
import { communicationEndpoints } from './communications/communications.endpoints.ts';
import { eventEndpoints } from './events/events.endpoints.ts';
import { goalEndpoints } from './goals/goals.endpoints.ts';
import type { Row, Rows } from './kit/endpoint.ts';
import { authEndpoints } from './auth/auth.endpoints.ts';
import { cartEndpoints } from './cart/cart.endpoints.ts';
import { catalogEndpoints } from './catalog/catalog.endpoints.ts';
import { couponEndpoints } from './coupons/coupons.endpoints.ts';
import { departmentEndpoints } from './departments/departments.endpoints.ts';
import { evaluationEndpoints } from './evaluations/evaluations.endpoints.ts';
import { feedbackRows } from './feedback/feedback.rows.ts';
import { fileRows } from './files/files.rows.ts';
import { formEndpoints } from './forms/forms.endpoints.ts';
import { notificationEndpoints } from './notifications/notifications.endpoints.ts';
import { orderEndpoints } from './orders/orders.endpoints.ts';
import { organizationRows } from './organization/organization.rows.ts';
import { pageEndpoints } from './pages/pages.endpoints.ts';
import { pointEndpoints } from './points/points.endpoints.ts';
import { postEndpoints } from './posts/posts.endpoints.ts';
import { programEndpoints } from './programs/programs.endpoints.ts';
import { publicApiEndpoints } from './publicApi/publicApi.endpoints.ts';
import { recognitionEndpoints } from './recognitions/recognitions.endpoints.ts';
import { referenceEndpoints } from './reference/reference.endpoints.ts';
import { decisionEndpoints } from './decisions/decisions.endpoints.ts';
import { requestEndpoints as requestKindEndpoints } from './requests/requests.endpoints.ts';
import { surveyEndpoints } from './surveys/surveys.endpoints.ts';
import { taskEndpoints } from './tasks/tasks.endpoints.ts';
import { userEndpoints } from './users/users.endpoints.ts';
import { valueEndpoints } from './values/values.endpoints.ts';
import { waitingEndpoints } from './waiting/waiting.endpoints.ts';
import { wellbeingEndpoints } from './wellbeing/wellbeing.endpoints.ts';

/** Domain → name → row. */
export const contract = {
  auth: authEndpoints,
  organization: organizationRows,
  users: userEndpoints,
  departments: departmentEndpoints,
  values: valueEndpoints,
  posts: postEndpoints,
  recognitions: recognitionEndpoints,
  forms: formEndpoints,
  surveys: surveyEndpoints,
  evaluations: evaluationEndpoints,
  points: pointEndpoints,
  catalog: catalogEndpoints,
  cart: cartEndpoints,
  orders: orderEndpoints,
  coupons: couponEndpoints,
  notifications: notificationEndpoints,
  files: fileRows,
  pages: pageEndpoints,
  publicApi: publicApiEndpoints,
  reference: referenceEndpoints,
  goals: goalEndpoints,
  tasks: taskEndpoints,
  challenges: challengeEndpoints,
  events: eventEndpoints,
  communications: communicationEndpoints,
  requests: requestKindEndpoints,
  decisions: decisionEndpoints,
  wellbeing: wellbeingEndpoints,
  waiting: waitingEndpoints,
  programs: programEndpoints,
  benefits: benefitEndpoints,
  feedback: feedbackRows,
  analytics: analyticsEndpoints,
} as const;

/** Every row with its name, `domain.name`. */
export const allRows = Object.entries(contract).flatMap(([domain, rows]: [string, Rows]) =>
  Object.entries(rows).map(([name, row]: [string, Row]) => ({
    domain,
    name,
    operation: `${domain}.${name}`,
    row,
  })),
);
