/** The tables of what people take part in beside recognitions, in the order in which a store creates them. */
import {
  communicationGroups,
  communicationPeople,
  communications,
  communicationSettings,
} from './communications/communications.tables.ts';
import { weekDigests } from './celebrations/digest.tables.ts';
import { eventFeeds, eventParticipants, events } from './events/events.tables.ts';
import { decisions, decisionSeats, decisionSteps, delegations } from './decisions/decisions.tables.ts';
import { workingHours } from './organization/organization.tables.ts';
import {
  benefits,
  benefitSubmissions,
  coverageBatches,
  coveragePeople,
  coverages,
} from './benefits/benefits.tables.ts';
import {
  programCategories,
  programPeople,
  programPieces,
  programs,
  programSteps,
  programSubmissions,
} from './programs/programs.tables.ts';
import { customAnalytics } from './analytics/analytics.tables.ts';
import { patterns } from './analytics/fairness.tables.ts';
import { savedViews } from './analytics/views.tables.ts';
import { factTables } from './facts/facts.tables.ts';
import { caseTables } from './feedback/cases.tables.ts';
import { ideaTables } from './feedback/ideas.tables.ts';
import { requestComments, requestKinds, requests } from './requests/requests.tables.ts';
import {
  bodyMetrics,
  metricConsents,
  metricLooks,
  metricPeople,
  moods,
  moodShares,
  moodSums,
  moodWeeks,
  patientCodes,
  wellbeingPages,
} from './wellbeing/wellbeing.tables.ts';
import { waitingSnoozes } from './waiting/waiting.tables.ts';
import type { Table } from './store/table.ts';

export const takingPart: readonly Table[] = [
  events,
  eventParticipants,
  eventFeeds,
  communications,
  communicationPeople,
  communicationGroups,
  communicationSettings,
  weekDigests,
  requestKinds,
  requests,
  requestComments,
  decisions,
  decisionSeats,
  decisionSteps,
  delegations,
  workingHours,
  moods,
  moodShares,
  moodSums,
  moodWeeks,
  bodyMetrics,
  metricConsents,
  metricPeople,
  metricLooks,
  patientCodes,
  wellbeingPages,
  waitingSnoozes,
  programCategories,
  programs,
  programPeople,
  programSteps,
  programSubmissions,
  programPieces,
  benefits,
  benefitSubmissions,
  coverages,
  coveragePeople,
  coverageBatches,
  ...factTables,
  customAnalytics,
  patterns,
  savedViews,
  ...ideaTables,
  ...caseTables,
];
