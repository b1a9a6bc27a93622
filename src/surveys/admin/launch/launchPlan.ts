/** The plan of a launch while it is made: its start, its faults, and the draft of it on this device. */
import * as z from 'zod/mini';
import type { LaunchAudience, LaunchPlan } from '#machines/surveyLaunch.setup.ts';
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { threshold } from '#schema/limits.parts.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { surveyStepReasons } from '#schema/reasons.surveySteps.ts';
import { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import { planFaults } from '#schema/surveys/plan.rules.ts';
import { seriesIntervals } from '#schema/surveys/surveys.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import { readValue } from '#src/lib/storedValue.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';

const reason = reasonIn({ ...generalReasons, ...surveyStepReasons });

const Ids = z.readonly(z.array(z.string()));
const Draft = z.object({
  plan: z.object({
    audience: z.object({
      departmentIds: Ids,
      groupIds: Ids,
      userIds: Ids,
      tenureFrom: z.nullable(z.number()),
      tenureTo: z.nullable(z.number()),
      threshold: z.number(),
    }),
    startsAt: z.nullable(z.string()),
    endsAt: z.nullable(z.string()),
    points: z.number(),
    recognitionTypeId: z.nullable(z.string()),
    multiResponse: z.boolean(),
    sharedWithLeaders: z.boolean(),
    notify: z.boolean(),
    repeats: z.nullable(z.enum(seriesIntervals)),
    remindAfter: z.readonly(z.array(z.number())),
  }),
  /** The chosen people, for their names. */
  people: z.readonly(z.array(PublicUser)),
});
/** A plan and the people in it. */
export type LaunchDraft = z.output<typeof Draft>;

/** What the launch of a survey begins with. */
export const planOf = (survey: BuiltSurvey): LaunchPlan => ({
  audience: {
    departmentIds: survey.audience?.departmentIds ?? [],
    groupIds: survey.audience?.groupIds ?? [],
    userIds: survey.audience?.userIds ?? [],
    tenureFrom: survey.audience?.tenureFrom ?? null,
    tenureTo: survey.audience?.tenureTo ?? null,
    threshold: survey.threshold === 0 ? threshold.usual : survey.threshold,
  },
  startsAt: survey.startsAt,
  endsAt: survey.endsAt,
  points: survey.points,
  recognitionTypeId: survey.recognitionTypeId,
  multiResponse: survey.multiResponse,
  sharedWithLeaders: survey.sharedWithLeaders,
  notify: true,
  repeats: survey.repeats,
  remindAfter: survey.remindAfter,
});

/** The audience as the calls take it. Empty lists mean everybody. */
export const audienceInput = ({ departmentIds, groupIds, userIds, ...audience }: LaunchAudience) => ({
  ...audience,
  departmentIds: [...departmentIds],
  groupIds: [...groupIds],
  userIds: [...userIds],
});

/** The plan as the call that publishes takes it. */
export const publishInput = (surveyId: string, { audience, remindAfter, ...rest }: LaunchPlan) => ({
  surveyId,
  ...audienceInput(audience),
  remindAfter: [...remindAfter],
  ...rest,
});

/** Everything that publishing would refuse and that needs no read, each at its field. `today` is the organisation's. */
export function planReasons(plan: LaunchPlan, today: string, language: Language): readonly Reason[] {
  const { body } = makingEndpoints.publish;
  const checked = check(body, publishInput('', plan), language);
  return [
    ...(checked.ok ? [] : checked.reasons).flatMap((one) => {
      const [field = ''] = ourPath(body, one.field).split('.');
      return field === 'surveyId' ? [] : [{ ...one, field }];
    }),
    ...planFaults(plan, today).map(({ field, code }) => reason(field, code, language)),
  ];
}

/** The name of the draft of a launch on this device. */
export const launchDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, survey: string): string =>
  `draft:launch:${orgId}:${id}:${survey}`;

/** The stored draft; null if there is none or it is invalid. Never throws. */
export const readLaunchDraft = (place: string): LaunchDraft | null => readValue(place, Draft);
