/** Calls of surveys for administrators: the list, one survey with its questions, and the steps of its life. */
import type { QueryClient } from '@tanstack/react-query';
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { write } from '#src/api/keyedWrite.ts';
import { answerOf, creating, reading, readingPages, sending } from '#src/api/documents.ts';
import {
  ActivateSurveyDocument,
  AllRecognitionTypesDocument,
  CreateSurveyDocument,
  NotifySurveyDocument,
  OrgSurveyDocument,
  OrgSurveysDocument,
  PublishSurveyDocument,
  RemoveSurveyDocument,
  SearchSurveyResponsesDocument,
  SetSurveyDateDocument,
  SetSurveyScheduleDocument,
  SurveyAudienceDocument,
  SurveyInvitedDocument,
  TellSurveyOutcomeDocument,
  UpdateSurveyDocument,
  type OrgSurveyQuery,
  type OrgSurveysQuery,
  type PublishSurveyInput,
  type SurveyAudienceInput,
  type SurveyInvitedQuery,
} from '#src/gql/graphql.ts';
import type { InvitationState } from '#src/surveys/results/invitationWords.ts';

/** A survey in the list. */
export type ListedSurvey = OrgSurveysQuery['orgSurveys'][number];
/** A survey with its questions. */
export type BuiltSurvey = OrgSurveyQuery['orgSurvey'];
export type InvitedPage = SurveyInvitedQuery['surveyInvited'];

/** The root of the keys of everything about surveys that administrators see. */
export const surveysAdminKey = ['surveys', 'admin'] as const;

/** Invalidates what administrators see of surveys. Never throws. */
export const refreshSurveys = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: surveysAdminKey });

/** Who would be asked, in numbers. */
export const surveyAudience = (input: SurveyAudienceInput, signal: AbortSignal) =>
  answerOf(SurveyAudienceDocument, { input }, { signal });
/** The survey as it is now. */
export const readSurvey = (id: string, signal: AbortSignal) =>
  answerOf(OrgSurveyDocument, { id }, { signal });

/** Publishes once: the same input has the same key until an answer comes, also after a reload. */
export const publishSurvey = async (input: PublishSurveyInput) =>
  (await write(PublishSurveyDocument, { input }, `publish-survey:${input.surveyId ?? ''}`)).publishSurvey;

export const surveyResource = {
  queryKey: [...surveysAdminKey, 'list'],
  refresh: refreshSurveys,
  list: () => reading([...surveysAdminKey, 'list'], OrgSurveysDocument, {}, adminStaleMs),
  /** Never cached: the editor must start with the current questions. */
  one: (id: string) => ({
    ...reading([...surveysAdminKey, 'one', id], OrgSurveyDocument, { id }, 0),
    gcTime: 0,
  }),
  create: creating(CreateSurveyDocument),
  update: sending(UpdateSurveyDocument),
  activate: sending(ActivateSurveyDocument),
  date: sending(SetSurveyDateDocument),
  schedule: sending(SetSurveyScheduleDocument),
  remind: sending(NotifySurveyDocument),
  tell: sending(TellSurveyOutcomeDocument),
  remove: sending(RemoveSurveyDocument),
  recognitionTypes: () =>
    reading([...surveysAdminKey, 'recognitionTypes'], AllRecognitionTypesDocument, {}, adminStaleMs),
  invited: (filter: {
    readonly surveyId: string;
    readonly status?: InvitationState | undefined;
    readonly keywords?: string | undefined;
  }) =>
    readingPages(
      [...surveysAdminKey, 'invited', filter],
      SurveyInvitedDocument,
      (page) => ({ ...filter, page }),
      adminStaleMs,
    ),
  responses: (filter: {
    readonly surveyId: string;
    readonly departmentId?: string | undefined;
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
  }) =>
    readingPages(
      [...surveysAdminKey, 'responses', filter],
      SearchSurveyResponsesDocument,
      (page) => ({ input: { ...filter, page } }),
      adminStaleMs,
    ),
} as const;
