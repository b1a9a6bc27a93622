/** Calls of cases for administrators. */
import type { QueryClient } from '@tanstack/react-query';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { reading, sending } from '#src/api/documents.ts';
import { restCall } from '#src/api/rest.ts';
import { searchOf } from '#src/api/searchOf.ts';
import { casesKey } from '#src/feedback/feedback.queries.ts';
import {
  ArchiveComplaintDocument,
  ArchiveSuggestionDocument,
  CaseFiguresDocument,
  ChangeCaseDocument,
  HandOverCaseDocument,
  NoteCaseDocument,
  OrgCaseDocument,
  OrgComplaintsDocument,
  OrgSuggestionsDocument,
  TellWhatChangedDocument,
  UpdateFeedbackDocument,
  type CaseFiguresQuery,
  type OrgCaseQuery,
  type OrgComplaintsQuery,
} from '#src/gql/graphql.ts';

/** A case of a list. */
export type AdminCase = OrgComplaintsQuery['orgComplaints']['items'][number];
/** A whole case. */
export type OpenedCase = OrgCaseQuery['orgCase'];
export type ShownFigures = CaseFiguresQuery['caseFigures'];

const all = [...casesKey, 'admin'] as const;

/** Reads everything about cases again. */
export function refreshCases(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: casesKey });
}

/** The filters of both lists, as the address has them. */
export const caseSearch = searchOf(caseEndpoints.complaints.query);

export const complaintList = pagedResource([...all, 'complaints'], OrgComplaintsDocument, refreshCases).list;
export const suggestionList = pagedResource(
  [...all, 'suggestions'],
  OrgSuggestionsDocument,
  refreshCases,
).list;

export const caseAdmin = {
  /** One case; a 404 throws `not_found`. */
  one: (id: string) => reading([...all, 'one', id], OrgCaseDocument, { id }, adminStaleMs),
  figures: () => reading([...all, 'figures'], CaseFiguresDocument, {}, adminStaleMs),
  note: sending(NoteCaseDocument),
  change: sending(ChangeCaseDocument),
  handOver: sending(HandOverCaseDocument),
  archiveOf: { suggestion: sending(ArchiveSuggestionDocument), complaint: sending(ArchiveComplaintDocument) },
  settings: sending(UpdateFeedbackDocument),
  tell: sending(TellWhatChangedDocument),
} as const;

/** What an administrator answers. */
export interface AnswerGiven {
  readonly id: string;
  readonly text: string;
  readonly files: readonly File[];
}

export const answerCase = ({ id, text, files }: AnswerGiven, key: string) =>
  restCall(
    caseEndpoints.answerCase,
    'feedback.answerCase',
    { params: { id }, body: { text, files: [...files] } },
    { key },
  );
