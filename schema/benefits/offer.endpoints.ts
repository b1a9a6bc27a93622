/** Calls about benefits: what is offered, what people ask for, and who may (spec §7 "Benefits"). */
import * as z from 'zod/mini';
import { Answers } from '../forms/questions.shapes.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Keywords, PageNumber } from '../kit/shapes.ts';
import { benefitLimits, benefitSubmissionStates, orgBenefitStates } from './benefits.rules.ts';
import {
  Benefit,
  BenefitChange,
  BenefitConditions,
  BenefitDetail,
  BenefitInput,
  BenefitSubmissionDetail,
  BenefitSubmissions,
  BenefitUse,
  OrgBenefit,
  OrgBenefits,
} from './benefits.shapes.ts';

const use = { can: 'benefits.use', module: 'benef_corp' } as const;
const manage = { can: 'benefits.manage', module: 'benef_corp' } as const;
const state = z.optional(z.enum(benefitSubmissionStates));

export const offerEndpoints = endpoints({
  create: {
    route: 'POST /org/corporate_benefit',
    body: BenefitInput,
    reply: OrgBenefit,
    ...manage,
    origin: 'spec',
  },
  /** The offer by category and name. With `archived`: archived ones, of which employees see those that they asked for. */
  list: {
    route: 'GET /corporate_benefit',
    query: z.object({
      category: z.optional(z.string().check(z.trim(), z.maxLength(benefitLimits.words))),
      archived: z.optional(z.boolean()),
    }),
    reply: z.array(Benefit),
    ...use,
    origin: 'spec',
  },
  /** Takes a place of a limited benefit. 409 with each reason for which the caller may not ask now. */
  submit: {
    route: 'POST /corporate_benefit/{id}/submit',
    body: z.object({
      answers: z._default(Answers, []),
      note: z._default(z.string().check(z.trim(), z.maxLength(benefitLimits.note)), ''),
    }),
    reply: BenefitSubmissionDetail,
    ...use,
    origin: 'spec',
  },
  update: {
    route: 'PATCH /org/corporate_benefit/{id}',
    body: BenefitChange,
    reply: OrgBenefit,
    ...manage,
    origin: 'spec',
  },
  /** Nobody asks for an archived benefit; what was asked for goes on. 409 if it is already so. */
  archive: {
    route: 'PATCH /org/corporate_benefit/{id}/archive',
    body: z.object({ archived: z._default(z.boolean(), true) }),
    reply: OrgBenefit,
    ...manage,
    origin: 'spec',
  },
  benefit: { route: 'GET /corporate_benefit/{id}', reply: BenefitDetail, ...use, origin: 'ours' },
  /** What the reader asked for, newest first. */
  mine: {
    route: 'GET /user/benefit_submission',
    query: z.object({ page: PageNumber, status: state }),
    reply: BenefitSubmissions,
    ...use,
    origin: 'ours',
  },
  /** For the person, those who decide or decided, and administrators; others get 404. */
  submission: {
    route: 'GET /benefit_submission/{id}',
    reply: BenefitSubmissionDetail,
    ...use,
    origin: 'ours',
  },
  /** Takes back what the caller asked for, until it is decided. Its place is free again. */
  withdraw: {
    route: 'POST /benefit_submission/{id}/withdraw',
    body: z.object({}),
    reply: BenefitSubmissionDetail,
    ...use,
    origin: 'ours',
  },
  /** The person has what was approved. */
  deliver: {
    route: 'POST /benefit_submission/{id}/deliver',
    body: z.object({}),
    reply: BenefitSubmissionDetail,
    ...manage,
    origin: 'ours',
  },
  /** All benefits by name, for administrators; archived ones only if asked for. */
  all: {
    route: 'GET /org/corporate_benefit',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      state: z.optional(z.enum(orgBenefitStates)),
    }),
    reply: OrgBenefits,
    ...manage,
    origin: 'ours',
  },
  orgBenefit: {
    route: 'GET /org/corporate_benefit/{id}',
    // No screen: the list has all of a benefit.
    reply: OrgBenefit,
    ...manage,
    origin: 'ours',
  },
  /** What was asked for, newest first. */
  submissions: {
    route: 'GET /org/benefit_submission',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      benefitId: z.optional(Id),
      status: state,
      departmentId: z.optional(Id),
      late: z.optional(z.boolean()),
    }),
    reply: BenefitSubmissions,
    ...manage,
    origin: 'ours',
  },
  /** How many active people meet conditions today. */
  reach: {
    route: 'POST /org/corporate_benefit/reach',
    kind: 'read',
    body: BenefitConditions,
    reply: z.object({ people: Count }),
    ...manage,
    origin: 'ours',
  },
  use: { route: 'GET /org/corporate_benefit/{id}/use', reply: BenefitUse, ...manage, origin: 'ours' },
});
