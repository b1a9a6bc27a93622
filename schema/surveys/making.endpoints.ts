/** Calls of administrators who build, publish and steer surveys (spec §7 "Surveys, evaluations, programs"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Count, Day, Done, Id } from '../kit/shapes.ts';
import { Questions, Sections } from '../forms/questions.shapes.ts';
import { surveyLimits, textLength, threshold } from '../limits.parts.ts';
import { formModules } from '../forms/forms.rules.ts';
import { builtKinds, seriesIntervals } from './surveys.rules.ts';
import { AudiencePreview, Outcome, OrgSurvey, OrgSurveyForm } from './surveys.shapes.ts';

const make = { can: 'surveys.manage', module: formModules } as const;
const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const English = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const Words = z.string().check(z.trim(), z.maxLength(textLength.terms));
const WordsEnglish = z.optional(z.nullable(Words));
/** 3 or more; 5 by default. After the launch it can only rise. */
const Threshold = z.optional(z.int().check(z.gte(threshold.least), z.lte(100)));
const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));

const written = {
  titleEn: English,
  description: z.optional(Words),
  descriptionEn: WordsEnglish,
  thanks: WordsEnglish,
  thanksEn: WordsEnglish,
} as const;

const audience = {
  departmentIds: Ids,
  groupIds: Ids,
  userIds: Ids,
  /** Months since admission. */
  tenureFrom: z.optional(z.nullable(Count)),
  tenureTo: z.optional(z.nullable(Count)),
} as const;

const days = { startsAt: z.optional(z.nullable(Day)), endsAt: z.optional(z.nullable(Day)) } as const;
/** When a survey is asked, what answering gives, and how often it repeats. */
const schedule = {
  ...days,
  points: z.optional(Amount),
  repeats: z.optional(z.nullable(z.enum(seriesIntervals))),
} as const;
/** The last day after its opening on which a survey reminds. */
const lastReminder = 365;

export const makingEndpoints = endpoints({
  create: {
    route: 'POST /surveys/create',
    body: z.object({
      kind: z._default(z.enum(builtKinds), 'survey'),
      /** The form that it begins from: ids of its questions say which of them are asked. */
      formId: z.optional(Id),
      title: Title,
      ...written,
      anonymous: z._default(z.boolean(), true),
      multiResponse: z._default(z.boolean(), false),
      sections: z._default(Sections, []),
      questions: Questions,
      ...days,
    }),
    reply: OrgSurveyForm,
    ...make,
    origin: 'spec',
  },
  /** Questions until the first answer; afterwards only words. */
  update: {
    route: 'PATCH /admin/surveys/{id}',
    body: edit(
      z.object({
        title: z.optional(Title),
        ...written,
        anonymous: z.optional(z.boolean()),
        sections: z.optional(Sections),
        questions: z.optional(Questions),
        ...audience,
      }),
    ),
    reply: OrgSurveyForm,
    ...make,
    origin: 'spec',
  },
  /** Publishes a built survey or a form to an audience; without one, everybody is asked. */
  publish: {
    route: 'POST /org/survey',
    body: z.object({
      surveyId: z.optional(Id),
      formId: z.optional(Id),
      title: z.optional(Title),
      ...audience,
      ...schedule,
      remindAfter: z.optional(
        z.array(z.int().check(z.gte(1), z.lte(lastReminder))).check(z.maxLength(surveyLimits.reminders)),
      ),
      /** Null for none; without it, as in the draft. */
      recognitionTypeId: z.optional(z.nullable(Id)),
      /** Without it, as in the draft. */
      multiResponse: z.optional(z.boolean()),
      notify: z._default(z.boolean(), true),
      threshold: Threshold,
      sharedWithLeaders: z.optional(z.boolean()),
    }),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  activate: {
    route: 'PATCH /org/survey/{id}/activate',
    body: z.object({ active: z.boolean() }),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  multiResponse: {
    route: 'PATCH /org/survey/{id}/multi-response',
    // No screen: the launch sends it, and later it changes with the rest of the schedule.
    body: z.object({ multiResponse: z.boolean() }),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  /** Moves the days. An end in the past closes the survey. */
  date: {
    route: 'PATCH /org/survey/{id}/date',
    body: z.object(days),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  points: {
    route: 'PATCH /org/survey/{id}/points',
    // No screen: they change with the rest of the schedule.
    body: z.object({ points: Amount }),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  /** The recognition given for answering; null for none. */
  recognition: {
    route: 'PATCH /org/survey/{id}/recognition',
    // No screen: the launch sends it, and later it changes with the rest of the schedule.
    body: z.object({ recognitionTypeId: z.nullable(Id) }),
    reply: OrgSurvey,
    ...make,
    origin: 'spec',
  },
  /** Reminds people who have not answered, and says how many. */
  notify: {
    route: 'POST /org/survey/{id}/notify',
    body: z.object({ onlyPending: z.optional(z.literal(true)) }),
    /** `again`: a reminder had begun today already, so this call began none. */
    reply: z.object({ notified: Count, again: z.boolean() }),
    ...make,
    origin: 'spec',
  },
  /** Moves the days of a published survey and changes its rewards, rules, series and reminders: all of it, or nothing. */
  schedule: {
    route: 'PATCH /org/survey/{id}/schedule',
    body: edit(
      z.object({
        ...schedule,
        /** Days that have passed stay, also those on which an administrator began a wave: 0 is the opening. */
        remindAfter: z.optional(
          z.array(z.int().check(z.gte(0), z.lte(lastReminder))).check(z.maxLength(lastReminder + 1)),
        ),
        threshold: Threshold,
        /** Null for none. */
        recognitionTypeId: z.optional(z.nullable(Id)),
        multiResponse: z.optional(z.boolean()),
      }),
    ),
    reply: OrgSurvey,
    ...make,
    origin: 'ours',
  },
  /** Who would be asked, in numbers. */
  audience: {
    route: 'POST /org/survey/audience',
    kind: 'read',
    body: z.object({ ...audience, threshold: Threshold }),
    reply: AudiencePreview,
    ...make,
    origin: 'ours',
  },
  /** Tells the participants what came of it. */
  tellOutcome: {
    route: 'PATCH /org/survey/{id}/outcome',
    body: z.object({ text: Words.check(z.minLength(1)), textEn: WordsEnglish }),
    reply: Outcome,
    ...make,
    origin: 'ours',
  },
  /** Removes a survey before its opening. */
  remove: { route: 'DELETE /org/survey/{id}', reply: Done, ...make, origin: 'ours' },
});
