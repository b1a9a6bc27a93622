/** Benefits and what people asked of them, as their readers see them. */
import * as z from 'zod/mini';
import { decisionLimits, decisionRules } from '../decisions/decisions.rules.ts';
import { Decision, DecisionHolder, DecisionStep } from '../decisions/decisions.shapes.ts';
import { IconKey, ownIcon } from '../files/ownIcon.ts';
import { Answer, Question, Section } from '../forms/questions.shapes.ts';
import { edit } from '../kit/edit.ts';
import { Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { benefitLimits, benefitOnce, benefitSubmissionStates, orgBenefitStates } from './benefits.rules.ts';
import { eligibilityCodes } from './eligibility.ts';

const English = z.nullable(z.string());
const Ids = z.array(Id).check(z.maxLength(benefitLimits.ids));

/** Why the reader cannot ask now, and when that changes. */
export const EligibilityReason = z.object({
  code: z.enum(eligibilityCodes),
  /** The day on which it changes by itself. */
  day: z.nullable(Day),
  /** Of `benefit_service`: months of service that are asked for. */
  months: z.nullable(Count),
  /** Departments or countries that may ask. */
  names: z.array(z.string()),
});

/** Who may ask, as data: an empty list means everybody. */
export const BenefitConditions = z.object({
  serviceMonths: z.nullable(z.int().check(z.gte(1), z.lte(benefitLimits.serviceMonths))),
  departmentIds: Ids,
  countryIds: Ids,
  /** How often a person may have it: once, once in a calendar year, or as often as they like. */
  once: z.nullable(z.enum(benefitOnce)),
});

/** What a person asked of a benefit, as lists show it. */
export const BenefitSubmission = z.object({
  id: Id,
  benefitId: Id,
  /** Of the benefit as it is called now. */
  name: z.string(),
  nameEn: English,
  iconUrl: z.nullable(z.string()),
  user: z.nullable(PublicUser),
  state: z.enum(benefitSubmissionStates),
  /** A holder was reminded, and it still waits. */
  late: z.boolean(),
  /** Who has it now and since when; empty once it is decided. */
  holders: z.array(DecisionHolder),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  decidedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  /** Null for a benefit that is approved at once. */
  decisionId: z.nullable(Id),
  /** What the reader may do now. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  mayDeliver: z.boolean(),
});
export type BenefitSubmission = z.output<typeof BenefitSubmission>;
export const BenefitSubmissions = page(BenefitSubmission);

/** A submission with its form and its timeline. */
export const BenefitSubmissionDetail = z.extend(BenefitSubmission, {
  note: z.string(),
  /** Questions as they were asked. */
  questions: z.array(Question),
  answers: z.array(Answer),
  /** How and where one gets it. */
  delivery: z.string(),
  deliveryEn: English,
  /** Null for a benefit that is approved at once. */
  decision: z.nullable(Decision),
  steps: z.array(DecisionStep),
});
export type BenefitSubmissionDetail = z.output<typeof BenefitSubmissionDetail>;

const benefit = {
  id: Id,
  name: z.string(),
  nameEn: English,
  description: z.string(),
  descriptionEn: English,
  category: z.string(),
  categoryEn: English,
  /** What it is worth, in words. */
  worth: z.string(),
  worthEn: English,
  ...ownIcon,
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** Places; null for any number. */
  stock: z.nullable(Count),
  /** Places that nobody has; null for any number. */
  left: z.nullable(Count),
  /** Approved at once, without a decision. */
  automatic: z.boolean(),
  /** The middle of the time to the decision, of the last twenty, in hours; null for too few. */
  usualHours: z.nullable(Count),
  createdAt: Instant,
} as const;

/** A benefit as the reader sees it. */
export const Benefit = z.object({
  ...benefit,
  /** Why the reader cannot ask now; empty if they can. */
  reasons: z.array(EligibilityReason),
  /** The newest submissions of the reader. */
  mine: z.array(BenefitSubmission),
});
export type Benefit = z.output<typeof Benefit>;

const Named = z.object({ id: Id, name: z.string() });

/** A benefit with its conditions and its form. */
export const BenefitDetail = z.extend(Benefit, {
  serviceMonths: z.nullable(Count),
  departments: z.array(Named),
  countries: z.array(Named),
  once: z.nullable(z.enum(benefitOnce)),
  /** How and where one gets it. */
  delivery: z.string(),
  deliveryEn: English,
  /** Empty without a form: only a note is asked for. */
  sections: z.array(Section),
  questions: z.array(Question),
});
export type BenefitDetail = z.output<typeof BenefitDetail>;

/** A benefit as administrators see it. */
export const OrgBenefit = z.object({
  ...benefit,
  delivery: z.string(),
  deliveryEn: English,
  conditions: BenefitConditions,
  formId: z.nullable(Id),
  /** The title of its form. */
  form: z.nullable(z.string()),
  approverIds: z.array(Id),
  /** Who decides; empty for the manager of the person. */
  approvers: z.array(PublicUser),
  rule: z.enum(decisionRules),
  /** Working hours until a reminder; 0 without a clock. */
  clockHours: Count,
  active: z.boolean(),
  archived: z.boolean(),
  state: z.enum(orgBenefitStates),
  counters: z.object({ waiting: Count, approved: Count, delivered: Count, refused: Count }),
});
export type OrgBenefit = z.output<typeof OrgBenefit>;
export const OrgBenefits = page(OrgBenefit);

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const NameEnglish = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const Words = z.string().check(z.trim(), z.maxLength(benefitLimits.words));
const WordsEnglish = z.optional(z.nullable(Words));
const Text = z.string().check(z.trim(), z.maxLength(benefitLimits.description));

const optional = {
  nameEn: NameEnglish,
  description: z.optional(Text),
  descriptionEn: z.optional(z.nullable(Text)),
  category: z.optional(Words),
  categoryEn: WordsEnglish,
  worth: z.optional(Words),
  worthEn: WordsEnglish,
  delivery: z.optional(Text),
  deliveryEn: z.optional(z.nullable(Text)),
  iconKey: IconKey,
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(Day)),
  /** Not below the places that are taken (409). */
  stock: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(benefitLimits.stock)))),
  automatic: z.optional(z.boolean()),
  conditions: z.optional(BenefitConditions),
  /** A hosted form; without one only a note is asked for. */
  formId: z.optional(z.nullable(Id)),
  /** Without approvers, the manager of the person decides. */
  approverIds: z.optional(z.array(Id).check(z.maxLength(decisionLimits.approvers))),
  rule: z.optional(z.enum(decisionRules)),
  clockHours: z.optional(z.int().check(z.gte(0), z.lte(decisionLimits.clockHours.most))),
  active: z.optional(z.boolean()),
} as const;

export const BenefitInput = z.object({ name: Name, ...optional });
/** Absent fields stay unchanged. What was asked for keeps its approvers, clock and questions. */
export const BenefitChange = edit(z.object({ name: z.optional(Name), ...optional }));

/** Who asked, by department. Departments with fewer people than the threshold are hidden. */
export const BenefitUse = z.object({
  departments: z.array(z.object({ name: z.string(), people: Count, asked: Count })),
  /** Departments that are not shown. */
  hidden: Count,
});
export type BenefitUse = z.output<typeof BenefitUse>;
