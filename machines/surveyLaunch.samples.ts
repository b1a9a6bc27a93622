/** Inputs and events of the launch machine, for stories, walks and tests. */
import { ApiError, errorOf, type ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import { reason } from '#schema/reasons.ts';
import type { SurveyState } from '#schema/surveys/surveys.rules.ts';
import type { AudiencePreview } from '#schema/surveys/surveys.shapes.ts';
import { done, failed, type Samples } from './sample.ts';
import { surveyLaunchMachine } from './surveyLaunch.machine.ts';
import type { LaunchedSurvey, LaunchEvent, LaunchPlan } from './surveyLaunch.setup.ts';

const said = <E extends LaunchEvent>(event: E): E => event;
const id = '0192f0c1-0000-7000-8000-000000000801';
const inState = (state: SurveyState): LaunchedSurvey => ({ id, state });

/** Everybody, this week, without points. */
export const everybodyPlan: LaunchPlan = {
  audience: {
    departmentIds: [],
    groupIds: [],
    userIds: [],
    tenureFrom: null,
    tenureTo: null,
    threshold: 5,
  },
  startsAt: '2026-11-24',
  endsAt: '2026-12-04',
  points: 0,
  recognitionTypeId: null,
  multiResponse: false,
  sharedWithLeaders: false,
  notify: true,
  repeats: null,
  remindAfter: [3],
};
const longServing: LaunchPlan = {
  ...everybodyPlan,
  audience: { ...everybodyPlan.audience, tenureFrom: 60 },
};

const calm: AudiencePreview = {
  people: 62,
  withoutAddress: 0,
  overInvited: 0,
  segments: [
    { dimension: 'department', names: ['Ventas'], people: 34, merged: false },
    { dimension: 'department', names: ['Operaciones'], people: 28, merged: false },
  ],
};
const doubtful: AudiencePreview = {
  people: 62,
  withoutAddress: 2,
  overInvited: 5,
  segments: [
    { dimension: 'department', names: ['Ventas'], people: 34, merged: false },
    { dimension: 'department', names: ['Legal', 'Finanzas'], people: 7, merged: true },
  ],
};

const refusal = (code: 'conflict' | 'invalid', field: string, why: ReasonCode): ApiError => {
  const facts: ErrorFacts = errorOf(code, defaultLanguage).facts();
  return new ApiError({ ...facts, retryable: false, reasons: [reason(field, why, defaultLanguage)] });
};
const network = errorOf('network', defaultLanguage);

export const surveyLaunchSamples: Samples<typeof surveyLaunchMachine> = {
  machine: surveyLaunchMachine,
  inputs: {
    'a draft is planned': { survey: inState('draft'), plan: everybodyPlan },
    'it is already open': { survey: inState('open'), plan: everybodyPlan },
  },
  events: [
    {
      label: 'the days are changed',
      event: said({ type: 'plan.changed', plan: { ...everybodyPlan, points: 10 } }),
    },
    { label: 'the audience is changed', event: said({ type: 'plan.changed', plan: longServing }) },
    { label: 'the audience is fine', event: done('check', calm) },
    { label: 'the audience raises doubts', event: done('check', doubtful) },
    { label: 'the audience is nobody', event: done('check', { ...calm, people: 0, segments: [] }) },
    { label: 'the audience cannot be counted', event: failed('check', network) },
    { label: 'Publish is pressed', event: said({ type: 'publish.pressed' }) },
    { label: 'it opens at once', event: done('publish', inState('open')) },
    { label: 'it opens later', event: done('publish', inState('scheduled')) },
    {
      label: 'everybody has left the audience',
      event: failed('publish', refusal('conflict', '', 'survey_nobody')),
    },
    {
      label: 'another administrator was quicker',
      event: failed('publish', refusal('conflict', '', 'survey_step')),
    },
    {
      label: 'the plan is refused',
      event: failed('publish', refusal('invalid', 'endsAt', 'survey_end_past')),
    },
    { label: 'the answer gets lost', event: failed('publish', network) },
    { label: 'two seconds pass', event: { type: 'xstate.after.settle.surveyLaunch.unsettled' } },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Reload is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'it is loaded as a draft', event: done('load', inState('draft')) },
    { label: 'it is loaded as open', event: done('load', inState('open')) },
    { label: 'it cannot be loaded', event: failed('load', network) },
    { label: 'it is seen paused', event: said({ type: 'survey.seen', survey: inState('paused') }) },
    { label: 'it is seen open', event: said({ type: 'survey.seen', survey: inState('open') }) },
    { label: 'it is seen closing', event: said({ type: 'survey.seen', survey: inState('closing') }) },
    { label: 'it is seen closed', event: said({ type: 'survey.seen', survey: inState('closed') }) },
  ],
  // A published survey is drawn alike in each state, and so is trouble.
  runs: ['checking', 'warned', 'nobody', 'publishing', 'changed', 'refused', 'open'],
  ends: [],
  reasons: { mayPublish: 'Only a draft can be published.' },
  promises: {
    'what is launched is published, and nothing else is': (snapshot) =>
      snapshot.hasTag('launched') === (snapshot.context.survey.state !== 'draft'),
    'a published survey is in its own state': ({ value, context: { survey } }) =>
      survey.state === 'draft' || value === survey.state,
    'it is published only to an audience that was counted': ({ value, context: { numbers } }) =>
      !(value === 'publishing' || value === 'settling' || value === 'unsettled') ||
      (numbers?.people ?? 0) > 0,
    'what failed or is in doubt says why, or that nobody is asked': (snapshot) =>
      !(snapshot.hasTag('failed') || snapshot.hasTag('doubts')) ||
      snapshot.context.error !== null ||
      snapshot.context.numbers?.people === 0,
    'the plan stays as it is while it is published': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('doubts')) || !snapshot.hasTag('edits'),
  },
};
