/** Benefits, what people asked of them, coverages, and the people who have them. */
import type { BenefitSubmissionState } from '#schema/benefits/benefits.rules.ts';
import type { BenefitConditions } from '#schema/benefits/eligibility.ts';
import type { DecisionRule } from '#schema/decisions/decisions.rules.ts';
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const benefits = table(
  'benefits',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    category: text(),
    categoryEn: orNull(text()),
    worth: text(),
    worthEn: orNull(text()),
    delivery: text(),
    deliveryEn: orNull(text()),
    /** Name, category and description, folded for search. */
    fold: text(),
    iconKey: orNull(text()),
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    /** Places; null for any number. */
    stock: orNull(int()),
    /** Places that submissions have (`places.ts`). */
    taken: int(),
    automatic: bool(),
    conditions: json<BenefitConditions>(),
    formId: orNull(text()),
    approverIds: json<readonly string[]>(),
    rule: text<DecisionRule>(),
    clockHours: int(),
    active: bool(),
    archived: bool(),
    /** Submissions in each state (`places.ts`), so that no list reads them. */
    waiting: int(),
    approved: int(),
    delivered: int(),
    refused: int(),
    /** Hours of a usual decision (`places.ts`); null for too few. */
    usualHours: orNull(int()),
    createdAt: text(),
  },
  { indexes: [['archived', 'active', 'category', 'name'], ['archived', 'name'], ['iconKey'], ['formId']] },
);

export const benefitSubmissions = table(
  'benefit_submissions',
  {
    benefitId: text(),
    userId: text(),
    /** Of the day on which it was asked for. */
    departmentId: orNull(text()),
    /** Names of the benefit and of the person, folded for search. */
    fold: text(),
    state: text<BenefitSubmissionState>(),
    /** Benefit and person while it is open, else its own id: nobody has two open ones. */
    claim: text(),
    /** The organisation's day on which it was asked for. */
    askedOn: text(),
    note: text(),
    /** Questions as they were asked. */
    questions: json<readonly Question[]>(),
    answers: json<readonly Answer[]>(),
    /** Approved at once, without a decision. */
    automatic: bool(),
    decidedAt: orNull(text()),
    deliveredAt: orNull(text()),
    createdAt: text(),
  },
  {
    unique: [['claim']],
    indexes: [
      ['userId', 'createdAt'],
      ['userId', 'benefitId'],
      ['benefitId', 'createdAt'],
      ['benefitId', 'automatic', 'decidedAt'],
      ['benefitId', 'state', 'createdAt'],
      ['state', 'createdAt'],
      ['departmentId', 'createdAt'],
      ['createdAt'],
      ['deliveredAt'],
    ],
  },
);

export const coverages = table(
  'coverages',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    providerName: text(),
    policyNumber: orNull(text()),
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    contactName: orNull(text()),
    contactPhone: orNull(text()),
    contactEmail: orNull(text()),
    documentId: orNull(text()),
    active: bool(),
    /** People who have it. */
    people: int(),
    /** The end of which administrators were told. */
    toldEnd: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['name'], ['endsOn']] },
);

export const coveragePeople = table(
  'coverage_people',
  {
    coverageId: text(),
    userId: text(),
    batchId: text(),
    policyNumber: orNull(text()),
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    assignedBy: orNull(text()),
    /** The end of which the person was told. */
    toldEnd: orNull(text()),
    createdAt: text(),
  },
  {
    unique: [['coverageId', 'userId']],
    indexes: [['userId'], ['batchId'], ['assignedBy'], ['coverageId', 'createdAt'], ['toldEnd', 'endsOn']],
  },
);

/** One assignment to an audience; its people follow in pieces (`coverages.pieces.ts`). */
export const coverageBatches = table(
  'coverage_batches',
  {
    coverageId: text(),
    audience: json<PeopleAudience>(),
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    policyNumber: orNull(text()),
    /** The last person of the piece before; empty at the beginning. */
    cursor: text(),
    /** People are still to follow. */
    open: bool(),
    undone: bool(),
    createdBy: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['open', 'createdAt'], ['coverageId', 'open'], ['createdBy']] },
);
