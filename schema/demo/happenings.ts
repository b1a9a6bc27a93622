/** What passing time brings in the demo, by domain, so that a new domain has to say what it brings. */
import type { contract } from '../contract.ts';

/** Each kind belongs to one domain. */
const happeningsOf = {
  auth: ['sessionsEnded'],
  organization: [],
  users: ['birthdays', 'anniversaries'],
  departments: [],
  values: [],
  posts: [],
  recognitions: [],
  forms: [],
  surveys: ['pollsClosed', 'surveysOpened', 'surveysClosed'],
  evaluations: ['cyclePhases'],
  points: ['renewals', 'expiries'],
  catalog: [],
  cart: [],
  orders: [],
  coupons: ['couponsExpired'],
  notifications: ['reminders', 'notifications', 'mails'],
  files: [],
  pages: [],
  publicApi: [],
  reference: [],
  goals: ['periodsClosed'],
  tasks: [],
  challenges: ['challengesClosed', 'challengePrizes'],
  events: [],
  communications: ['communicationsSent'],
  requests: [],
  decisions: [],
  wellbeing: [],
  waiting: [],
  programs: [],
  benefits: [],
  feedback: [],
  analytics: [],
} as const satisfies Readonly<Record<keyof typeof contract, readonly string[]>>;

/** A kind of event that time brings. */
export type HappeningKind = (typeof happeningsOf)[keyof typeof happeningsOf][number];

const isNotice = (what: HappeningKind): boolean =>
  what === 'sessionsEnded' || happeningsOf.notifications.some((one) => one === what);
/** All of them; notices and mails come last. */
export const happeningKinds: readonly HappeningKind[] = Object.values(happeningsOf)
  .flat()
  .toSorted((one, other) => Number(isNotice(one)) - Number(isNotice(other)));

/** What happened, as a number. */
export interface Happening {
  readonly what: HappeningKind;
  readonly count: number;
}
